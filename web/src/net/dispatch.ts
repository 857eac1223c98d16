/** Dispatch every message of the server to the handler for its kind. */
import type { ToBrowser } from "./protocol";

/** The handlers of messages by kind. A kind without a handler is ignored. */
export type Handlers = { readonly [K in ToBrowser["t"]]?: (message: Extract<ToBrowser, { t: K }>) => void };

export function dispatch<K extends ToBrowser["t"]>(message: Extract<ToBrowser, { t: K }>, handlers: Handlers): void {
	const handler: ((message: Extract<ToBrowser, { t: K }>) => void) | undefined = handlers[message.t as K];
	handler?.(message);
}
