// @ts-check
// The handbook's only script: search, and the switch between versions. It needs no server: the texts it searches are scripts too,
// which a browser loads from plain files. Without it, all pages can still be read.

/** @typedef {[anchor: string, heading: string, text: string]} Section */
/** @typedef {[path: string, title: string, weight: number, sections: Section[]]} Entry */
/** @typedef {{ address: string, title: string, heading: string, text: string, score: number }} Hit */
/** @typedef {{ title: string, heading: string, text: string, address: string, weight: number, words: [title: string, heading: string, text: string] }} Part */

(() => {
	const MOST_HITS = 12;
	const AROUND = 90; // characters before and after the first word that was found
	const SHORT = 4; // letters from which a word is also looked for inside others: Würfel in Glückswürfel
	const WHOLE = 2; // a whole word counts twice, a word's beginning once, the inside of a word a third
	const INSIDE = 1 / 3;
	const WEIGHTS = [30, 8, 1]; // title, heading, text

	const home = new URL(".", /** @type {HTMLScriptElement} */ (document.currentScript).src);
	/** @type {Part[]} */
	const parts = [];
	/** @type {Promise<unknown> | undefined} */
	let loaded;

	/** @param {string} words letters without accents and case */
	const folded = (words) =>
		words
			.normalize("NFD")
			.replace(/\p{M}/gu, "")
			.toLowerCase()
			.replaceAll("ß", "ss")
			.replaceAll("œ", "oe")
			.replaceAll("æ", "ae");

	/** @param {string} words */
	const split = (words) => words.match(/[\p{L}\p{N}_]+/gu) ?? [];

	/** @param {string} words words between single spaces */
	const row = (words) => ` ${split(folded(words)).join(" ")} `;

	/** @param {URL} address */
	const load = (address) =>
		new Promise((done) => {
			const script = document.createElement("script");
			script.src = address.href;
			script.addEventListener("load", done);
			script.addEventListener("error", done);
			document.head.append(script);
		});

	/** @param {Entry[]} entries what a file of texts calls */
	const take = (entries) => {
		for (const [path, title, weight, sections] of entries) {
			const name = row(title);
			for (const [anchor, heading, text] of sections) {
				const address = new URL(path + (anchor && `#${anchor}`), home).href;
				parts.push({ address, title, heading, text, weight, words: [name, row(heading), row(text)] });
			}
		}
	};

	/**
	 * @param {string} words
	 * @param {string} word
	 */
	const closeness = (words, word) => {
		if (words.includes(` ${word} `)) return WHOLE;
		if (words.includes(` ${word}`)) return 1;
		return word.length >= SHORT && words.includes(word) ? INSIDE : 0;
	};

	/** @param {string} asked the best section of every page that has all words */
	const find = (asked) => {
		const words = split(folded(asked));
		/** @type {Map<string, Hit>} */
		const best = new Map();
		if (words.length === 0) return [];
		for (const part of parts) {
			let score = 0;
			for (const word of words) {
				const here = part.words.reduce((sum, within, at) => sum + closeness(within, word) * (WEIGHTS[at] ?? 0), 0);
				if (here === 0) {
					score = 0;
					break;
				}
				score += here * part.weight;
			}
			const page = part.address.split("#")[0] ?? "";
			if (score > (best.get(page)?.score ?? 0)) best.set(page, { ...part, score });
		}
		return [...best.values()].sort((one, other) => other.score - one.score).slice(0, MOST_HITS);
	};

	/**
	 * @param {string[]} words
	 * @param {string} word
	 */
	const isHit = (words, word) => words.some((one) => closeness(` ${folded(word)} `, one) > 0);

	/**
	 * @param {string} text
	 * @param {string[]} words
	 */
	const marked = (text, words) =>
		text.split(/([\p{L}\p{N}_]+)/u).map((piece, at) => {
			if (at % 2 === 0 || !isHit(words, piece)) return piece;
			const mark = document.createElement("mark");
			mark.textContent = piece;
			return mark;
		});

	/**
	 * @param {string} text
	 * @param {string[]} words
	 */
	const excerpt = (text, words) => {
		const first = [...text.matchAll(/[\p{L}\p{N}_]+/gu)].find((one) => isHit(words, one[0]))?.index ?? 0;
		const from = first > AROUND ? text.indexOf(" ", first - AROUND) + 1 : 0;
		const to = text.length > first + AROUND ? Math.max(text.lastIndexOf(" ", first + AROUND), from) : text.length;
		const line = document.createElement("p");
		line.append(from > 0 ? "… " : "", ...marked(text.slice(from, to), words), to < text.length ? " …" : "");
		return line;
	};

	/** @param {HTMLFormElement} form */
	const openSearch = (form) => {
		const field = /** @type {HTMLInputElement} */ (form.querySelector("input"));
		const found = /** @type {HTMLElement} */ (form.querySelector(".found"));
		const language = document.documentElement.lang;

		const show = () => {
			const words = split(folded(field.value));
			found.hidden = words.length === 0;
			const list = document.createElement("ol");
			for (const hit of find(field.value)) {
				const item = document.createElement("li");
				const link = document.createElement("a");
				link.href = hit.address;
				const name = document.createElement("strong");
				name.textContent = hit.title;
				link.append(name);
				if (hit.heading) link.append(" · ", ...marked(hit.heading, words));
				link.append(excerpt(hit.text, words));
				item.append(link);
				list.append(item);
			}
			const nothing = document.createElement("p");
			nothing.textContent = form.dataset.nothing ?? "";
			found.replaceChildren(list.children.length > 0 ? list : nothing);
		};

		const begin = async () => {
			loaded ??= Promise.all(["documents", language].map((name) => load(new URL(`search/${name}.js`, home))));
			await loaded;
			show();
		};

		/** @param {number} by */
		const move = (by) => {
			const links = [...found.querySelectorAll("a")];
			const at = links.indexOf(/** @type {HTMLAnchorElement} */ (document.activeElement)) + by;
			(at < 0 ? field : links[Math.min(at, links.length - 1)])?.focus();
		};

		form.hidden = false;
		field.addEventListener("focus", begin);
		field.addEventListener("input", begin);
		form.addEventListener("submit", async (event) => {
			event.preventDefault();
			await begin();
			found.querySelector("a")?.click();
		});
		form.addEventListener("keydown", (event) => {
			if (event.key === "ArrowDown" || event.key === "ArrowUp") {
				event.preventDefault();
				move(event.key === "ArrowDown" ? 1 : -1);
			} else if (event.key === "Escape") {
				found.hidden = true;
				field.focus();
			}
		});
		found.addEventListener("click", () => {
			found.hidden = true; // a link within this page loads nothing
		});
		document.addEventListener("click", (event) => {
			if (!form.contains(/** @type {Node} */ (event.target))) found.hidden = true;
		});
		document.addEventListener("keydown", (event) => {
			if (event.key === "/" && !form.contains(document.activeElement)) {
				event.preventDefault();
				field.focus();
			}
		});
	};

	/** @param {string[]} versions newest first; what versions.js beside the folders of all versions calls */
	const offer = (versions) => {
		const link = document.querySelector("a.version");
		if (!link || versions.length < 2) return;
		const own = link.textContent ?? "";
		const choice = document.createElement("select");
		choice.className = "version";
		choice.setAttribute("aria-label", link.getAttribute("aria-label") ?? "");
		for (const version of versions) choice.append(new Option(version, version, version === own, version === own));
		choice.addEventListener("change", async () => {
			const there = new URL(`../${choice.value}/`, home);
			const here = decodeURI(location.href.split("#")[0] ?? "").slice(decodeURI(home.href).length);
			await load(new URL("pages.js", there));
			location.href = new URL(pages.has(here) ? here : `${document.documentElement.lang}/index.html`, there).href;
		});
		link.replaceWith(choice);
	};

	/** @type {Set<string>} */
	let pages = new Set();
	Object.assign(window, {
		pipyardTexts: take,
		pipyardVersions: offer,
		pipyardPages: (/** @type {string[]} */ there) => {
			pages = new Set(there);
		},
	});

	const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form.search"));
	if (form) openSearch(form);
	load(new URL("../versions.js", home));
})();
