/**
 * `deno task hands summary`.
 *
 * @module
 */
import {
  type HandHistoryRecord,
  playerMoney,
  type ReadHand,
  readHands,
  type ReadOptions,
  type ReadStatus,
  recordedStakes,
} from "@marvin/holdem";
import { failureText } from "./hands_words.ts";
import { count } from "./number_text.ts";
import type { Output } from "./terminal.ts";
import { formatTable, shorten } from "./text_table.ts";

const MAX_PLAYERS = 20;
const MAX_REASONS = 10;

interface PlayerSum {
  readonly name: string;
  hands: number;
  won: number;
  netBigBlinds: number;
}

/** Prints what there is. Returns 1 if some of it cannot be read. */
export async function summarizeHands(
  paths: readonly string[],
  options: ReadOptions,
  output: Output,
): Promise<number> {
  const sums = new HandSums();
  for await (const hand of readHands(paths, options)) sums.add(hand);
  output.out(sums.text());
  return sums.failures > 0 ? 1 : 0;
}

class HandSums {
  failures = 0;
  private readonly files = new Set<string>();
  private readonly statuses = new Map<ReadStatus, number>();
  private readonly formats = new Map<string, number>();
  private readonly rooms = new Map<string, number>();
  private readonly players = new Map<string, PlayerSum>();
  private readonly reasons: string[] = [];
  private first = "";
  private last = "";

  add(hand: ReadHand): void {
    const { record, file, format, status } = hand;
    this.files.add(file);
    if (hand.line > 0) raise(this.statuses, status);
    if (status === "error" || status === "partial") {
      this.failures++;
      if (this.reasons.length < MAX_REASONS) this.reasons.push(failureText(hand));
    }
    if (status !== "ok" || record === undefined) return;
    raise(this.formats, format!);
    raise(this.rooms, record.site ?? "no room");
    const { timestamp } = record;
    if (timestamp !== null) {
      if (this.first === "" || timestamp < this.first) this.first = timestamp;
      if (timestamp > this.last) this.last = timestamp;
    }
    this.addPlayers(record);
  }

  text(): string {
    const lines: [string, string][] = [
      ["Files", count(this.files.size)],
      ["Hands", listText(this.statuses) || "none"],
      ["Formats", listText(this.formats)],
      ["Rooms", listText(this.rooms)],
      ["Played", this.first === "" ? "" : `${this.first} to ${this.last}`],
      ["Players", count(this.players.size)],
    ];
    const head = lines.filter(([, text]) => text !== "").map(([title, text]) =>
      `${title.padEnd(9)}${text}\n`
    );
    return head.join("") + this.playerTable() + this.reasonText();
  }

  private addPlayers(record: HandHistoryRecord): void {
    const { bigBlind } = recordedStakes(record);
    for (const { name, collected, net } of playerMoney(record)) {
      let player = this.players.get(name);
      if (player === undefined) {
        this.players.set(name, player = { name, hands: 0, won: 0, netBigBlinds: 0 });
      }
      player.hands++;
      if (collected > 0) player.won++;
      if (bigBlind > 0) player.netBigBlinds += net / bigBlind;
    }
  }

  private playerTable(): string {
    const most = [...this.players.values()]
      .sort((a, b) => b.hands - a.hands || (a.name < b.name ? -1 : 1))
      .slice(0, MAX_PLAYERS);
    if (most.length === 0) return "";
    const table = formatTable(most, [
      { title: "Player", text: ({ name }) => shorten(name, 40), left: true },
      { title: "Hands", text: ({ hands }) => count(hands) },
      { title: "Won", text: ({ won }) => count(won) },
      { title: "Net bb", text: ({ netBigBlinds }) => netBigBlinds.toFixed(1) },
      {
        title: "bb/100",
        text: ({ netBigBlinds, hands }) => (100 * netBigBlinds / hands).toFixed(1),
      },
    ]);
    const more = this.players.size - most.length;
    return `\n${table}${more > 0 ? `and ${count(more)} more\n` : ""}`;
  }

  private reasonText(): string {
    if (this.failures === 0) return "";
    const more = this.failures - this.reasons.length;
    return `\nNot read\n${this.reasons.map((reason) => `${reason}\n`).join("")}` +
      (more > 0 ? `and ${count(more)} more\n` : "");
  }
}

function raise<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function listText(counts: ReadonlyMap<string, number>): string {
  return [...counts].sort(([, a], [, b]) => b - a).map(([key, times]) => `${count(times)} ${key}`)
    .join(", ");
}
