import { formatIpokerXml } from "../../engine/history/ipoker_xml/format_ipoker_xml.ts";
import { parseIpokerXml } from "../../engine/history/ipoker_xml/parse_ipoker_xml.ts";
import { parsePokertracker } from "../../engine/history/pokertracker/parse_pokertracker.ts";
import { randomHands } from "../engine/history/_random_hands.ts";

const HANDS = 1_000;
const records = Array.from(randomHands("bench", HANDS), ({ record }) => record)
  .filter(({ collections }) => collections.some(({ amount }) => amount > 0));
// One session with all games, as clients write it.
const sessions = records.map(formatIpokerXml);
const games = sessions.map((text) =>
  text.slice(text.indexOf(" <game "), text.indexOf("</session>"))
);
const text = sessions[0].slice(0, sessions[0].indexOf(" <game ")) + games.join("") + "</session>\n";
console.log(`${records.length} hands, ${Math.round(text.length / records.length)} characters each`);

const exported = Array.from({ length: records.length }, (_, hand) =>
  `GAME #${hand}: \
Texas Hold'em NL €0.50/€1 2018-12-26 22:40:05/GMT
Table Nowhere
Seat 1: Ann (€100.00 in chips) DEALER
Seat 3: Ben (€50.00 in chips)
Ann: Post SB €0.50
Ben: Post BB €1.00
*** HOLE CARDS ***
Dealt to Ann [SA HK]
Ann: Raise (NF) €3.00
Ben: Call €2
*** FLOP *** [S3 S9 C4]
Ben: Check
Ann: Bet €4
Ben: Fold
*** SUMMARY ***
Total pot €9.70 Rake €0.30
Ann: wins €9.70
`).join("\n\n");

const group = `${records.length} hands of iPoker`;
Deno.bench("split the text at tags", { group, baseline: true }, () => {
  if (text.split("<").length < records.length) throw new Error("no tags");
});
Deno.bench("read session file", { group }, () => {
  let read = 0;
  for (const { status } of parseIpokerXml(text)) if (status === "ok") read++;
  if (read !== records.length) throw new Error(`only ${read} hands`);
});
Deno.bench("write session files", { group }, () => {
  let length = 0;
  for (const record of records) length += formatIpokerXml(record).length;
  if (length < text.length) throw new Error("short texts");
});
Deno.bench("read PokerTracker's export", { group }, () => {
  let read = 0;
  for (const { status } of parsePokertracker(exported)) if (status === "ok") read++;
  if (read !== records.length) throw new Error(`only ${read} hands`);
});
