/** The tokens that prove which seats are mine, and the connection that shows them. */
import { currentLanguage } from "../i18n/texts";
import { RoomSocket } from "../net/socket";
import { seatsInLink, seatsOfLink, storage } from "../platform/storage";

/** Store my seats. Without storage they go into the address, so that they outlive the page. */
export function holdSeats(room: string, title: string, seats: Readonly<Record<string, string>>): void {
	const kept = storage.remember(room, title, seats);
	const hash = kept ? "" : seatsInLink(storage.tokens(room));
	if (location.hash !== hash) history.replaceState(null, "", location.pathname + location.search + hash);
}
/** A link with #seat.token brings a seat from another device. */
export function holdSeatsOfLink(room: string): void {
	const seats = seatsOfLink(location.hash);
	if (Object.keys(seats).length) holdSeats(room, "", seats);
}

/** A connection to a room with the seats of this browser. */
export function roomSocket(room: string): RoomSocket {
	return new RoomSocket(
		room,
		currentLanguage(),
		() => Object.values(storage.tokens(room)),
		() => storage.muted(room),
		() => ({ member: storage.member, device: storage.device }),
	);
}
