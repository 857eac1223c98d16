/** Tilt sensor and microphone. Both need the player's consent; nothing but a strength is kept or sent. */

export const canTilt = (): boolean =>
	isSecureContext && "DeviceOrientationEvent" in window && matchMedia("(pointer: coarse)").matches;
export const canListen = (): boolean => isSecureContext && "mediaDevices" in navigator;
/** Browsers offer sensors in secure contexts only. */
export const sensesKept = (): boolean => !isSecureContext;

/** Tilt of a phone relative to its first position, in degrees to the right and away from the player. */
export class PhoneTilt {
	private level: readonly [number, number] | null = null;
	private readonly hear = (event: DeviceOrientationEvent): void => {
		if (event.beta === null || event.gamma === null) return;
		this.level ??= [event.gamma, event.beta];
		// held upright or sideways, the axes of the phone are not those of the picture
		const [right, ahead] = [event.gamma - this.level[0], -(event.beta - this.level[1])];
		const turned = ((screen.orientation?.angle ?? 0) * Math.PI) / 180;
		this.onTilt(
			right * Math.cos(turned) - ahead * Math.sin(turned),
			right * Math.sin(turned) + ahead * Math.cos(turned),
		);
	};

	constructor(private readonly onTilt: (right: number, ahead: number) => void) {}

	/** Whether the player allows it. */
	async begin(): Promise<boolean> {
		try {
			// Safari asks, others do not
			const asks = "requestPermission" in DeviceOrientationEvent ? DeviceOrientationEvent.requestPermission : null;
			if (typeof asks === "function" && (await asks.call(DeviceOrientationEvent)) !== "granted") return false;
		} catch {
			return false;
		}
		this.level = null;
		addEventListener("deviceorientation", this.hear);
		return true;
	}
	end(): void {
		removeEventListener("deviceorientation", this.hear);
	}
}

/** Strength of a breath into the microphone, from 0 to 1. */
export class BreathSensor {
	private stream: MediaStream | null = null;
	private context: AudioContext | null = null;
	private analyser: AnalyserNode | null = null;
	private samples = new Float32Array(0);

	/** Whether the player allows it. */
	async begin(): Promise<boolean> {
		try {
			this.stream = await navigator.mediaDevices.getUserMedia({
				audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
			});
		} catch {
			return false;
		}
		this.context = new AudioContext();
		this.analyser = this.context.createAnalyser();
		this.analyser.fftSize = 1024;
		this.samples = new Float32Array(this.analyser.fftSize);
		this.context.createMediaStreamSource(this.stream).connect(this.analyser);
		return true;
	}
	get strength(): number {
		if (!this.analyser) return 0;
		this.analyser.getFloatTimeDomainData(this.samples as Float32Array<ArrayBuffer>);
		let sum = 0;
		for (const one of this.samples) sum += one * one;
		return strengthOf(Math.sqrt(sum / this.samples.length));
	}
	end(): void {
		for (const track of this.stream?.getTracks() ?? []) track.stop();
		void this.context?.close();
		this.stream = this.context = this.analyser = null;
	}
}
/** Loudness to strength: speech and background noise count as 0, above that it grows linearly. */
export const strengthOf = (level: number): number => Math.max(0, Math.min(1, (level - 0.06) / 0.34));
