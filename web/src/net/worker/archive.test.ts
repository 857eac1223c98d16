import { expect, test } from "vitest";
import { filesIn } from "./archive";

/** Three files, as Python's zipfile stores them. */
const ARCHIVE =
	"UEsDBBQAAAAAAAAAIQDxhmx6AwAAAAMAAAAFAAAAYS50eHRvbmVQSwMEFAAAAAAAAAAhABOGuYsEAAAABAAAAAwAAABmb2xkZXIvYi5weWMAAQIDUEsDBBQAAAAAAAAAIQAAAAAAAAAAAAAAAAAMAAAAZm9sZGVyL2VtcHR5UEsBAhQDFAAAAAAAAAAhAPGGbHoDAAAAAwAAAAUAAAAAAAAAAAAAAIABAAAAAGEudHh0UEsBAhQDFAAAAAAAAAAhABOGuYsEAAAABAAAAAwAAAAAAAAAAAAAAIABJgAAAGZvbGRlci9iLnB5Y1BLAQIUAxQAAAAAAAAAIQAAAAAAAAAAAAAAAAAMAAAAAAAAAAAAAACAAVQAAABmb2xkZXIvZW1wdHlQSwUGAAAAAAMAAwCnAAAAfgAAAAAA";

test("files lie in an archive as they are", () => {
	const found = filesIn(Uint8Array.from(atob(ARCHIVE), (letter) => letter.charCodeAt(0)));
	expect([...found.keys()]).toEqual(["a.txt", "folder/b.pyc", "folder/empty"]);
	expect(new TextDecoder().decode(found.get("a.txt"))).toBe("one");
	expect([...(found.get("folder/b.pyc") ?? [])]).toEqual([0, 1, 2, 3]);
	expect(found.get("folder/empty")?.length).toBe(0);
});
