import { assert, assertEquals, assertLess } from "@std/assert";
import fc from "fast-check";
import { fitName, textWidth, wrapText } from "../../../analysis/notebook/text_width.ts";

Deno.test("wrapText() keeps every word, and lines that fit", () => {
  const words = "Share of each place; players who tie are counted at the best place they share";
  const lines = wrapText(words, 11, 120);
  assertEquals(lines.join(" "), words);
  assert(lines.length > 3);
  assert(wrapText(words, 11, 120, true).length > lines.length);
  const word = "Donaudampfschiffahrtsgesellschaft";
  const pieces = wrapText(`Die ${word} fährt`, 11, 80);
  assertEquals(pieces.join("").replaceAll(" ", ""), `Die${word}fährt`);
  for (const piece of pieces) assertLess(textWidth(piece, 11), 80);
  // Japanese has no blanks.
  assert(wrapText("徳川家康の弟子である人々の名前", 11, 60).length > 2);
  assertEquals(wrapText("", 11, 20), []);
});

Deno.test("wrapText() keeps a number with its unit and its name", () => {
  for (let width = 40; width < 200; width += 5) {
    for (const line of wrapText("Bands: 95 % interval of the mean, n = 60 hands", 11, width)) {
      assertEquals(line.match(/^[%=]|=$|\bn$/), null, line);
    }
  }
});

// Widths of DejaVu Sans, in parts of the size of the letters.
const REAL: readonly [text: string, regular: number, bold: number][] = [
  ["WWWWWWWW", 7.91, 8.82],
  ["iiiiiiii", 2.22, 2.74],
  ["<b>Ann</b>", 6.24, 6.95],
  ["Flocking Flo", 6.66, 7.62],
  ["ChumpBot #2", 7.29, 8.16],
];
for (const [text, regular, bold] of REAL) {
  Deno.test(`textWidth() is a little more than the real width of ${text}`, () => {
    assertLess(regular, textWidth(text, 1));
    assertLess(textWidth(text, 1), 1.4 * regular);
    assertLess(bold, textWidth(text, 1, true));
  });
}

const NAMES: readonly [name: string, width: number, fitted: string][] = [
  ["Ann", 120, "Ann"],
  ["a\nb\tc", 120, "a b c"],
  ["The quick brown fox 1", 100, "The quic…ox 1"],
  ["The quick brown fox 2", 100, "The quic…ox 2"],
  ["徳川家康の弟子である人々", 80, "徳川家康…々"],
  ["Ann", 1, "…"],
  ["", 50, ""],
];
for (const [name, width, fitted] of NAMES) {
  Deno.test(`fitName() writes ${JSON.stringify(name)} in ${width} pixels`, () => {
    assertEquals(fitName(name, 12, width), fitted);
  });
}

Deno.test("fitName() never takes more room than there is for a letter or more", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 15 }), (name, width) => {
    return textWidth(fitName(name, 12, width), 12) <= width;
  }));
});
