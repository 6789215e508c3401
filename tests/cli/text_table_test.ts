import { assertEquals } from "@std/assert";
import { formatTable, shorten, widthOf } from "../../cli/text_table.ts";

const WIDTHS: [text: string, width: number][] = [
  ["", 0],
  ["Ann", 3],
  ["Zoë", 3],
  ["Zoe\u0308", 3],
  ["日本", 4],
  ["ｶﾅ", 2],
  ["Ａ", 2],
  ["한글", 4],
  ["👍", 2],
  ["👩‍👩‍👧", 2],
  ["♥", 1],
  ["♥\ufe0f", 2],
  ["–…×·", 4],
  ["a\u200bb", 2],
];
for (const [text, width] of WIDTHS) {
  Deno.test(`widthOf() is ${width}, when the text is ${JSON.stringify(text)}`, () => {
    assertEquals(widthOf(text), width);
  });
}

const SHORT: [text: string, width: number, want: string][] = [
  ["Ann", 3, "Ann"],
  ["Anna", 3, "An…"],
  ["日本語", 6, "日本語"],
  ["日本語", 5, "日本…"],
  ["日本語", 4, "日…"],
  ["👩‍👩‍👧👍", 3, "👩‍👩‍👧…"],
  ["a\nb", 4, "a\\nb"],
  ["\x1b[31m", 5, "\\u00…"],
  ["x".repeat(1e6), 4, "xxx…"],
];
for (const [text, width, want] of SHORT) {
  Deno.test(`shorten() to ${width} columns of ${JSON.stringify(text.slice(0, 9))} is ${want}`, () => {
    assertEquals(shorten(text, width), want);
  });
}

Deno.test("formatTable() lines rows up, whatever their names are made of", () => {
  const rows = ["Ann", "日本語", "a\nb", "👍"];
  const text = formatTable(rows, [
    { title: "player", text: (name) => name, left: true },
    { title: "hands", text: () => "1" },
  ]);
  assertEquals(
    text,
    "player  hands\n" + "Ann         1\n" + "日本語      1\n" + "a\\nb        1\n" +
      "👍          1\n",
  );
});
