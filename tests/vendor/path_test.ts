import { assertEquals, assertThrows } from "@std/assert";
import * as path from "@std/path";

const ON_UNIX = path.SEPARATOR === "/";

type Case = [expression: string, found: unknown, want: unknown];
const CASES: Case[] = [
  ["join()", path.join("logs", "..", "configs", "a.toml"), "configs/a.toml"],
  ["join() of a URL", path.join(new URL("file:///work/logs"), "a.txt"), "/work/logs/a.txt"],
  ["resolve()", path.resolve("/work", "logs", "../configs"), "/work/configs"],
  ["resolve() of nothing", path.resolve(), Deno.cwd()],
  ["dirname()", path.dirname("/work/logs/a.txt"), "/work/logs"],
  ["basename()", path.basename("/work/logs/a.txt"), "a.txt"],
  ["basename() with a suffix", path.basename("/work/logs/a.txt", ".txt"), "a"],
  ["basename() of a URL", path.basename(new URL("file:///a/b%20c.txt")), "b c.txt"],
  ["extname()", path.extname("hand_1.tar.gz"), ".gz"],
  ["relative()", path.relative("/work/logs", "/work/configs/a"), "../configs/a"],
  ["normalize()", path.normalize("/work//logs/./../a"), "/work/a"],
  ["isAbsolute()", [path.isAbsolute("/a"), path.isAbsolute("a")], [true, false]],
  ["format()", path.format({ dir: "/work", name: "a", ext: ".txt" }), "/work/a.txt"],
  ["fromFileUrl()", path.fromFileUrl("file:///a%20b/c"), "/a b/c"],
  ["toFileUrl()", path.toFileUrl("/a b/c#d").href, "file:///a%20b/c%23d"],
  ["DELIMITER", path.DELIMITER, ":"],
  ["SEPARATOR_PATTERN", "a//b/c".split(path.SEPARATOR_PATTERN), ["a", "b", "c"]],
  ["common()", path.common(["/a/b/c", "/a/b/d", "/a/bc"]), "/a/"],
  ["common() of one path", path.common(["/a/b"]), "/a/"],
  ["common() of nothing", path.common([]), ""],
  ["common() of strangers", path.common(["a/b", "c/d"]), ""],
  ["common() of roots", path.common(["/a", "/b"]), "/"],
];
for (const [expression, found, want] of CASES) {
  Deno.test({
    name: `${expression} gives what the standard library gives`,
    ignore: !ON_UNIX, // the expectations are written with slashes
    fn: () => assertEquals(found, want),
  });
}

Deno.test("parse() takes a path apart, so that format() restores it", () => {
  const parts = path.parse("/work/logs/hand_1.txt");
  assertEquals(parts, {
    root: "/",
    dir: "/work/logs",
    base: "hand_1.txt",
    ext: ".txt",
    name: "hand_1",
  });
  assertEquals(path.format(parts), "/work/logs/hand_1.txt");
});

Deno.test("toFileUrl() and fromFileUrl() throw TypeError, when the other is no absolute file", () => {
  assertThrows(() => path.toFileUrl("a/b"), TypeError, "must be absolute");
  assertThrows(() => path.fromFileUrl("https://example.com/a"), TypeError);
});
