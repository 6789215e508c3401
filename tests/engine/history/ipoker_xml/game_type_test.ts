import { assertEquals } from "@std/assert";
import { type GameType, parseGameType } from "../../../../engine/history/ipoker_xml/game_type.ts";

const NL = { name: "Holdem NL", isHoldem: true, limit: "no_limit" } as const;

const CASES: [text: string, want: GameType][] = [
  ["Holdem NL", NL],
  ["Holdem NL €0.05/€0.10", { ...NL, blinds: { small: 5, big: 10 }, currency: "EUR" }],
  ["Holdem NL 0,05€/0,10€", { ...NL, blinds: { small: 5, big: 10 }, currency: "EUR" }],
  ["Holdem NL 1 000€/2 000€", { ...NL, blinds: { small: 1e5, big: 2e5 }, currency: "EUR" }],
  ["Holdem NL € 1/€ 2", { ...NL, blinds: { small: 100, big: 200 }, currency: "EUR" }],
  ["Holdem NL RSD1/RSD2", { ...NL, blinds: { small: 100, big: 200 } }],
  ["Holdem NL 5kr/10kr", { ...NL, blinds: { small: 500, big: 1000 } }],
  ["Holdem NL 5/10", { ...NL, blinds: { small: 500, big: 1000 } }],
  ["Holdem SL $1/$2", {
    name: "Holdem SL",
    isHoldem: true,
    limit: "no_limit",
    blinds: { small: 100, big: 200 },
    currency: "USD",
  }],
  ["Holdem БЛ", { name: "Holdem БЛ", isHoldem: true, limit: "no_limit" }],
  ["Holdem LZ", { name: "Holdem LZ", isHoldem: true, limit: "no_limit" }],
  ["Holdem No Limit", { name: "Holdem No Limit", isHoldem: true, limit: "no_limit" }],
  ["Holdem LP", { name: "Holdem LP", isHoldem: true, limit: "pot_limit" }],
  ["Holdem PL £0.50/£1", {
    name: "Holdem PL",
    isHoldem: true,
    limit: "pot_limit",
    blinds: { small: 50, big: 100 },
    currency: "GBP",
  }],
  // Limit games name their bets: the big blind is the smaller one.
  ["Holdem L $5/$10", {
    name: "Holdem L",
    isHoldem: true,
    limit: "fixed_limit",
    blinds: { small: 250, big: 500 },
    currency: "USD",
  }],
  ["LH 20/40 x2 Limit $10.00/$20.00", {
    name: "LH Limit",
    isHoldem: true,
    limit: "fixed_limit",
    blinds: { small: 500, big: 1000 },
    currency: "USD",
  }],
  ["Texas Hold'em €0.01/€0.02", {
    name: "Texas Hold'em",
    isHoldem: true,
    blinds: { small: 1, big: 2 },
    currency: "EUR",
  }],
  ["Omaha PL €5/€10", {
    name: "Omaha PL",
    isHoldem: false,
    limit: "pot_limit",
    blinds: { small: 500, big: 1000 },
    currency: "EUR",
  }],
  ["6+ Holdem NL", { name: "6+ Holdem NL", isHoldem: false, limit: "no_limit" }],
  ["Six Plus Holdem", { name: "Six Plus Holdem", isHoldem: false }],
  ["PL €0,50/€1", {
    name: "PL",
    isHoldem: false,
    limit: "pot_limit",
    blinds: { small: 50, big: 100 },
    currency: "EUR",
  }],
  ["", { name: "", isHoldem: false }],
];
for (const [text, want] of CASES) {
  Deno.test(`parseGameType() reads ${JSON.stringify(text)}`, () => {
    assertEquals(parseGameType(text), want);
  });
}
