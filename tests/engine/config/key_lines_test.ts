import { assertEquals } from "@std/assert";
import { keyLines, lineOf } from "../../../engine/config/_key_lines.ts";

const TEXT = `# a comment with [brackets] and = signs
[game] # line 2
seed = 1
text = """
[not.a.table]
key = "no key"
"""
literal = '''
a = 1 '''
prizes = [5, # a comment, with ] in it
  3, "x]y",
  2]
"quoted key".inner = 1
a.b.c = { d = 1, e = { f = [1, { g = 2 }] } }
a.b.h = 2026-05-19T12:00:00Z

[[game.bots]]
name = "]]"
[game.bots.own]
x = 1
[[game.bots]]
[[game.bots.list]]
y = 1
[[game.bots.list]]
y = 2
[game.bots.own]
x = 2
[output]
z = "a \\" # b"
`;

const WANT: [path: string, line: number][] = [
  ["game", 2],
  ["game.seed", 3],
  ["game.text", 4],
  ["game.literal", 8],
  ["game.prizes", 10],
  ["game.prizes[0]", 10],
  ["game.prizes[1]", 11],
  ["game.prizes[2]", 11],
  ["game.prizes[3]", 12],
  ["game.quoted key.inner", 13],
  ["game.a", 14],
  ["game.a.b.c.e.f[1].g", 14],
  ["game.a.b.h", 15],
  ["game.bots", 17],
  ["game.bots[0]", 17],
  ["game.bots[0].name", 18],
  ["game.bots[0].own", 19],
  ["game.bots[0].own.x", 20],
  ["game.bots[1]", 21],
  ["game.bots[1].list[0].y", 23],
  ["game.bots[1].list[1]", 24],
  ["game.bots[1].list[1].y", 25],
  ["game.bots[1].own.x", 27],
  ["output", 28],
  ["output.z", 29],
];
for (const [path, line] of WANT) {
  Deno.test(`keyLines() finds ${path}`, () => assertEquals(keyLines(TEXT).get(path), line));
}

Deno.test("keyLines() finds nothing inside texts and comments", () => {
  const paths = [...keyLines(TEXT).keys()];
  assertEquals(paths.filter((path) => /not|no key|brackets|^a/.test(path)), []);
});

Deno.test("keyLines() counts lines that end with a carriage return and a line feed", () => {
  assertEquals(keyLines("[game]\r\n\r\nseed = 1\r\nfee = 2\r\n").get("game.fee"), 4);
});

const NEAREST: [path: string, line: number][] = [
  ["game.bots[1].name", 21],
  ["game.bots[7].name", 17],
  ["game.missing.deep[3].key", 2],
  ["missing.key", 1],
  ["", 1],
];
for (const [path, line] of NEAREST) {
  Deno.test(`lineOf() gives the line of what is around, when "${path}" is missing`, () => {
    assertEquals(lineOf(path, keyLines(TEXT)), line);
  });
}
