import { assertAlmostEquals, assertEquals } from "@std/assert";
import {
  bestFive,
  equity,
  evaluate,
  formatCards,
  handRankOf,
  parseCards,
  type PlayerEquity,
} from "@marvin/holdem";
import { readReference, referenceFiles } from "../../_support/reference.ts";

interface Showdown {
  readonly kind: "showdown";
  readonly board: string;
  readonly hands: Readonly<Record<string, string>>;
}

interface Equity {
  readonly kind: "equity";
  readonly board: string;
  readonly hands: Readonly<Record<string, string>>;
}

interface EquityVersusRandom {
  readonly kind: "equity-vs-random";
  readonly board: string;
  readonly hand: string;
}

interface ReportedCase {
  readonly title: string;
  readonly input: Showdown | Equity | EquityVersusRandom | { readonly kind: "other" };
  // deno-lint-ignore no-explicit-any -- every case names what it wants in its own way
  readonly right: { readonly expect: any };
}

for (const path of referenceFiles("cases")) {
  const { title, input, right: { expect } } = readReference(path) as ReportedCase;
  if (input.kind === "showdown") {
    Deno.test(`evaluate() handles the reported case: ${title}`, () => checkShowdown(input, expect));
  } else if (input.kind === "equity") {
    Deno.test(`equity() handles the reported case: ${title}`, () => checkEquity(input, expect));
  } else if (input.kind === "equity-vs-random") {
    Deno.test(`equity() handles the reported case: ${title}`, () => {
      const { boards, players: [{ wins, ties, losses, equity: share }] } = equity(
        [input.hand, "random"],
        { board: input.board },
      );
      assertEquals([boards, wins, ties[2], losses], [
        expect.villainHands,
        expect.wins,
        expect.ties,
        expect.losses,
      ]);
      assertAlmostEquals(share, expect.equity, 1e-6);
    });
  }
}

// deno-lint-ignore no-explicit-any
function checkShowdown({ board, hands }: Showdown, expect: any): void {
  const shared = parseCards(board);
  const names = Object.keys(hands);
  const cards = new Map(names.map((name) => [name, [...parseCards(hands[name]), ...shared]]));
  const valueOf = (name: string) => evaluate(cards.get(name)!);
  if (expect.winners !== undefined) {
    const best = Math.max(...names.map(valueOf));
    assertEquals(names.filter((name) => valueOf(name) === best), expect.winners);
  }
  for (const [name, category] of Object.entries(expect.categories ?? {})) {
    assertEquals(handRankOf(valueOf(name)), category);
  }
  for (const [name, five] of Object.entries(expect.best5 ?? {})) {
    assertEquals(formatCards(bestFive(cards.get(name)!)), five);
  }
  if (expect.order !== undefined) {
    assertEquals(names.toSorted((a, b) => valueOf(b) - valueOf(a)), expect.order);
  }
}

// deno-lint-ignore no-explicit-any
function checkEquity({ board, hands }: Equity, expect: any): void {
  const names = Object.keys(hands);
  const { boards, players } = equity(names.map((name) => hands[name]), { board });
  if (expect.boards !== undefined) assertEquals(boards, expect.boards);
  names.forEach((name, i) => checkPlayer(players[i], expect[name]));
  if (expect.ties !== undefined) assertEquals(players[0].ties[2], expect.ties);
  const sum = players.reduce((sum, player) => sum + player.equity, 0);
  assertAlmostEquals(sum, expect.sum ?? 1, 1e-12);
}

function checkPlayer(player: PlayerEquity, want: { wins?: number; equity: number }): void {
  if (want.wins !== undefined) assertEquals(player.wins, want.wins);
  assertAlmostEquals(player.equity, want.equity, 1e-9);
}
