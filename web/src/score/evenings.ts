/** This evening, earlier ones, the records, deleted games, and the players that the device remembers. */
import { say } from "../i18n/texts";
import { html, nothing, type View } from "../ui/render";
import type { Card } from "./cards";
import { type Device, type KeptGame, records } from "./device";
import { day, doneGame, type KeptGamesHost, recordsView, totals, when } from "./kept_games";
import { removedPerson, renamedPerson, undonePeople } from "./people";
import { shareEvening } from "./result_picture";

export interface EveningsHost extends KeptGamesHost {
	restore(id: string): void;
	/** Store and redraw; `trouble`: why nothing was changed. */
	keepPeople(device: Device, trouble?: string): void;
}

/** The games of one evening, with their total and a button to share it. */
function eveningView(games: readonly KeptGame[], host: EveningsHost): View {
	return html`${totals(games)}
		<button type="button" class="score-button" data-key="share-evening" @click=${() => void shareEvening(games, (key) => host.title(key))}>${say("sheet-share-evening")}</button>
		<ul class="kept-games">${games.map((one) => doneGame(one, host))}</ul>`;
}
export function tonightView(tonight: readonly KeptGame[], host: EveningsHost): View {
	if (tonight.length === 0) return nothing;
	return html`<section><h2>${say("sheet-tonight")}</h2>${eveningView(tonight, host)}</section>`;
}
/** Earlier evenings, newest first; the one of today stands above. */
export function historyView(
	device: Device,
	done: readonly KeptGame[],
	cards: Readonly<Record<string, Card>>,
	host: EveningsHost,
): View {
	const low = (key: string): boolean => {
		const card = cards[key];
		return card?.what === "seconds" || card?.terms.low?.value === true;
	};
	const evenings = [...new Set(done.map((one) => one.evening))];
	return html`<details ?open=${done.length > 0 && done.length < 8}>
		<summary><h2>${say("sheet-history")}</h2></summary>
		${done.length === 0 ? html`<p class="soft">${say("sheet-history-none")}</p>` : nothing}
		${recordsView(records(done, low))}
		${evenings.map((evening) => {
			const games = done.filter((one) => one.evening === evening);
			return html`<h3>${day(games.at(-1)?.began ?? "")}</h3>${eveningView(games, host)}`;
		})}
		${device.thrown.length ? html`<h3>${say("sheet-bin")}</h3><ul class="kept-games">${[...device.thrown].reverse().map((one) => html`<li><span class="grow">${host.title(one.game)} · ${one.players.map((person) => person.name).join(", ")} · ${when(one.changed)}</span><button type="button" @click=${() => host.restore(one.id)}>${say("sheet-restore")}</button></li>`)}</ul>` : nothing}
	</details>
	${peopleView(device, host)}`;
}

/** Everybody remembered: a field to rename, a cross to remove, and undo. */
function peopleView(device: Device, host: EveningsHost): View {
	const last = device.peoplePast.at(-1);
	if (device.people.length === 0 && !last) return nothing;
	const rename = (was: string, field: HTMLInputElement): void => {
		const found = renamedPerson(device, was, field.value);
		if (!found) field.value = was;
		host.keepPeople(found ?? device, found ? "" : say("sheet-person-both"));
	};
	const told = last
		? last.now === null
			? say("sheet-person-removed", { name: last.person.name })
			: say("sheet-person-renamed", { was: last.person.name, name: last.now })
		: "";
	return html`<details data-people><summary><h2>${say("sheet-people")}</h2></summary>
		<p class="soft small">${say("sheet-person-hint")}</p>
		${last ? html`<p class="score-undo" role="status">${told} <button type="button" data-key="people-undo" @click=${() => host.keepPeople(undonePeople(device))}>${say("score-undo")}</button></p>` : nothing}
		<ul class="kept-games">
			${[...device.people]
				.sort((one, other) => one.name.localeCompare(other.name))
				.map(
					(person) => html`<li>
				<input class="grow" maxlength="24" autocomplete="off" data-person=${person.name} aria-label=${say("sheet-person-name", { name: person.name })} .value=${person.name} @change=${(event: Event) => rename(person.name, event.target as HTMLInputElement)} />
				<button type="button" class="quiet" data-remove-person=${person.name} aria-label=${say("sheet-person-remove", { name: person.name })} @click=${() => host.keepPeople(removedPerson(device, person.name))}>✕</button>
			</li>`,
				)}
		</ul>
	</details>`;
}
