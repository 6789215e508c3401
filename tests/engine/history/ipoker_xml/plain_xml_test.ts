import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { type GameXml, readGameXml } from "../../../../engine/history/ipoker_xml/_game_xml.ts";
import { readPlainXml } from "../../../../engine/history/ipoker_xml/_plain_xml.ts";
import { game, SMALL_GAME } from "./_session.ts";

/** The parts of a text as they are taken, or null if it is not read. */
function partsOf(text: string): string[] | null {
  const parts: string[] = [];
  const isRead = readPlainXml(text, {
    open: (name, attributes) => parts.push(`<${name} ${JSON.stringify(attributes)}>`),
    text: (part) => parts.push(part),
    close: (name) => parts.push(`</${name}>`),
  });
  return isRead ? parts : null;
}

const READ: [title: string, text: string, parts: string[]][] = [
  ["nothing", "", []],
  ["nested elements", "<a><b>x y</b></a>", ["<a {}>", "<b {}>", "x y", "</b>", "</a>"]],
  ["empty elements", "<a/><b />", ["<a {}>", "</a>", "<b {}>", "</b>"]],
  ["attributes", '<a b="1"\r\n\tc="é /> x" />', ['<a {"b":"1","c":"é /> x"}>', "</a>"]],
  ["entities by name", '<a b="&lt;&amp;amp;&gt;&quot;&apos;"/>', [
    '<a {"b":"<&amp;>\\"\'"}>',
    "</a>",
  ]],
  ["an ampersand that was forgotten", '<a b="x & y&z"/>', ['<a {"b":"x & y&z"}>', "</a>"]],
  ["characters of two parts", '<a b="\ud83d\ude00">\ud83d\ude00</a>', [
    '<a {"b":"\ud83d\ude00"}>',
    "\ud83d\ude00",
    "</a>",
  ]],
  ["blank text with any line ends", "<a>\r\n\t</a>\n", ["<a {}>", "\r\n\t", "</a>", "\n"]],
];
for (const [title, text, parts] of READ) {
  Deno.test(`readPlainXml() reads ${title}`, () => assertEquals(partsOf(text), parts));
}

const LEFT: [title: string, text: string][] = [
  ["single quotes", "<a b='1'/>"],
  ["blanks around the sign", '<a b = "1"/>'],
  ["entities by number", '<a b="&#65;"/>'],
  ["entities in text", "<a>&amp;</a>"],
  ["line ends in text", "<a>x\r\ny</a>"],
  ["line ends in attributes", '<a b="x\ny"/>'],
  ["comments", "<a><!-- x --></a>"],
  ["processing instructions", "<?xml?><a/>"],
  ["sections of characters", "<a><![CDATA[x]]></a>"],
  ["names that objects have from birth", '<a constructor="1"/>'],
];
const BROKEN: [title: string, text: string][] = [
  ["two attributes of a name", '<a b="1" b="2"/>'],
  ["attributes without a blank between", '<a b="1"c="2"/>'],
  ["an attribute without a value", "<a b/>"],
  ["a value without a quote", '<a b="1/>'],
  ["a value with a tag", '<a b="<"/>'],
  ["a value with a control character", '<a b="\0"/>'],
  ["half a character", '<a b="\ud83d"/>'],
  ["what is no character", '<a b="\ufffe"/>'],
  ["text with what is no character", "<a>\uffff</a>"],
  ["text with a control character", "<a>\0</a>"],
  ["the end of a section", "<a>]]></a>"],
  ["a start without an end", "<a><b></a>"],
  ["an end without a start", "</a>"],
  ["an end of another name", "<a></b>"],
  ["an end with more than a name", "<a></a b>"],
  ["an element without a name", "< a/>"],
  ["a start that is cut off", "<a"],
  ["an empty start that is cut off", "<a /"],
  ["an end that is cut off", "<a></a"],
];
for (const [title, text] of [...LEFT, ...BROKEN]) {
  Deno.test(`readPlainXml() leaves ${title} to the parser of all XML`, () => {
    assertEquals(partsOf(text), null);
  });
}

/** What the elements of a whole game hold. */
function elementsOf(text: string): GameXml {
  const { gamecode, fields, players, rounds, isTorn } = readGameXml(text, 1, true);
  return { gamecode, fields, players, rounds, isTorn };
}

/** Refused by {@link readPlainXml}, and nothing to the parser of all XML. */
const COMMENT = "<!-- -->";

Deno.test("readPlainXml() reads what clients write as the parser of all XML does", () => {
  const text = game(SMALL_GAME);
  assertEquals(partsOf(text) === null, false);
  assertEquals(partsOf(text + COMMENT), null);
  assertEquals(elementsOf(text).players.length, 2);
  assertEquals(elementsOf(text), elementsOf(text + COMMENT));
});

Deno.test("readPlainXml() never reads what the parser of all XML refuses or reads otherwise", () => {
  const plain = game(SMALL_GAME);
  const junk = fc.constantFrom(
    ...["", "<", ">", "&", '"', "'", "/", " ", "=", "\r\n", "\t", "]]>", "&lt;", "&#65;", "\0"],
    ...[
      "a",
      "<b>",
      "</b>",
      "<b/>",
      "\ud83d",
      "\ud83d\ude00",
      "\uFFFE",
      "\u0085",
      "\u2028",
      "<b c='1'/>",
    ],
  );
  const fault = fc.tuple(fc.nat(plain.length), fc.nat(3), junk);
  let read = 0;
  fc.assert(
    fc.property(fc.array(fault, { minLength: 1, maxLength: 2 }), (faults) => {
      let text = plain;
      for (const [at, cut, added] of faults) {
        text = text.slice(0, at) + added + text.slice(at + cut);
      }
      if (partsOf(text) === null) return;
      read++;
      assertEquals(elementsOf(text), elementsOf(text + COMMENT));
    }),
    { numRuns: 3_000 },
  );
  assertEquals(read > 100, true, `only ${read} texts were read`);
});
