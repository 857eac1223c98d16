/** Times of hours and days, as they are left for a move. */
import { currentLanguage } from "./texts";

const HOUR_MS = 3_600_000;

/** Such as "2 d 5 h", "3 h 20 min" or "45 min", in the reader's language. */
export function timeLeft(ms: number): string {
	const unit = (count: number, name: "day" | "hour" | "minute"): string =>
		new Intl.NumberFormat(currentLanguage(), { style: "unit", unit: name, unitDisplay: "short" }).format(count);
	const minutes = Math.max(0, Math.floor(ms / 60_000));
	const hours = Math.floor(minutes / 60);
	if (ms >= 24 * HOUR_MS) return [unit(Math.floor(hours / 24), "day"), unit(hours % 24, "hour")].join(" ");
	if (hours) return [unit(hours, "hour"), unit(minutes % 60, "minute")].join(" ");
	return unit(minutes, "minute");
}
