/**
 * Comparisons and leagues as text for people.
 *
 * @module
 */
import type {
  ComparedPlayer,
  ComparisonResult,
  LeaguePlayer,
  LeagueResult,
  PairComparison,
  SimulationConfig,
} from "@marvin/holdem";
import { count, counted, signedDecimal, withError } from "./number_text.ts";
import { type Column, formatTable, shorten } from "./text_table.ts";

/** Columns of a name that are shown. */
const NAME_WIDTH = 16;

/** Pairs that are shown. */
const PAIRS_SHOWN = 45;

/** The summary of a comparison: what was played, the players, the pairs, and what to note. */
export function formatComparison(result: ComparisonResult, config: SimulationConfig): string {
  const { blocks, hands, pairs, players, sessionsOfBlock } = result;
  const name = (id: number) => shorten(players[id].name, NAME_WIDTH);
  const level = `${result.unit} ± ${percent(result.level)}`;
  const plural = sessionsOfBlock === 1 ? "" : "s";
  const sessions = result.gameType === "Cash"
    ? `round${plural} of the button`
    : `tournament${plural}`;
  const playerColumns: Column<ComparedPlayer>[] = [
    { title: "player", text: ({ playerId }) => name(playerId), left: true },
    { title: level, text: ({ mean, interval }) => withError(mean, interval) },
  ];
  if (result.adjustment !== "none") {
    playerColumns.push({
      title: "luck taken off",
      text: ({ luck, luckInterval }) => withError(luck, luckInterval),
    });
  }
  const isKnown = (pair: PairComparison) => pair.pHolm !== null && pair.pHolm <= 1 - result.level;
  const pairColumns: Column<PairComparison>[] = [
    {
      title: "pair",
      text: (pair) => {
        const isLess = (pair.difference ?? 0) < 0;
        const sign = isKnown(pair) ? isLess ? "<" : ">" : "?";
        return `${name(pair.a)} ${sign} ${name(pair.b)}`;
      },
      left: true,
    },
    { title: level, text: ({ difference, interval }) => withError(difference, interval) },
    { title: "p (Holm)", text: ({ pHolm }) => probability(pHolm) },
    {
      title: "reduction",
      text: ({ reduction }) => reduction === null ? "–" : `× ${reduction.toFixed(1)}`,
    },
  ];
  if (pairs.some(({ blocksNeeded }) => blocksNeeded !== null)) {
    pairColumns.push({
      title: "blocks to go",
      text: ({ blocksNeeded }) => blocksNeeded === null ? "–" : count(blocksNeeded),
    });
  }
  const more = pairs.length - PAIRS_SHOWN;
  return `${titleOf(result, config)}\n` +
    `${counted(blocks, "block")} of ${count(sessionsOfBlock)} ${sessions}, ` +
    `${counted(hands, "hand")}\n\n` +
    formatTable([...players].sort((x, y) => (y.mean ?? 0) - (x.mean ?? 0)), playerColumns) + "\n" +
    formatTable(pairs.slice(0, PAIRS_SHOWN), pairColumns) +
    (more > 0 ? `… and ${count(more)} more: --json has them all\n` : "") +
    "reduction: times as many hands would be as sure, if each were played once with its own cards\n" +
    notes(result) + endNote(result);
}

/** The summary of a league: the ranking, the cross table, and what to note. */
export function formatLeague(result: LeagueResult, config: SimulationConfig): string {
  const ranked = [...result.players].sort((x, y) => x.rank - y.rank || x.playerId - y.playerId);
  const name = ({ name }: LeaguePlayer) => shorten(name, NAME_WIDTH);
  const ranking: Column<LeaguePlayer>[] = [
    { title: "rank", text: ({ rank }) => `${rank}` },
    { title: "player", text: name, left: true },
    {
      title: `${result.unit} ± ${percent(result.level)}`,
      text: ({ mean, interval }) => withError(mean, interval),
    },
    {
      title: "may be",
      text: ({ bestRank, worstRank }) =>
        bestRank === worstRank ? `${bestRank}` : `${bestRank}–${worstRank}`,
    },
  ];
  const cross: Column<LeaguePlayer>[] = [
    { title: "against", text: name, left: true },
    ...ranked.map((other): Column<LeaguePlayer> => ({
      title: shorten(other.name, 10),
      text: ({ against }) => {
        const cell = against.find(({ opponent }) => opponent === other.playerId);
        if (cell === undefined || cell.mean === null) return "–";
        const isKnown = cell.pHolm !== null && cell.pHolm <= 1 - result.level;
        return signedDecimal(cell.mean) + (isKnown ? "*" : " ");
      },
    })),
  ];
  return `${titleOf(result, config)}\n` +
    `League of ${ranked.length} bots, heads-up: ${counted(result.hands, "hand")}\n\n` +
    formatTable(ranked, ranking) + "\n" + formatTable(ranked, cross) +
    `* told apart: p (Holm) at most ${decimal(1 - result.level)}\n` + notes(result);
}

function titleOf(
  { adjustment, gameType, seatPlan, seed }: ComparisonResult | LeagueResult,
  { game }: SimulationConfig,
): string {
  const kind = gameType === "Cash"
    ? `Cash game, blinds ${game.smallBlind}/${game.bigBlind}`
    : "Sit & Go";
  const luck = adjustment === "none" ? "" : `, luck taken off: ${adjustment}`;
  return `${kind}, seat plan ${seatPlan}${luck}, seed ${seed}`;
}

function notes({ anytime }: { readonly anytime: boolean }): string {
  return anytime
    ? "Intervals and p are valid at any time, so a run may end by what they say\n"
    : "";
}

function endNote({ anytime, end, pairs }: ComparisonResult): string {
  if (end === "rule") return "Ended early, as was wanted\n";
  if (pairs.some(({ interval }) => interval === null)) {
    return "Too short for intervals: they take three blocks\n";
  }
  return anytime && end === "length" ? "Not decided when all was played\n" : "";
}

function probability(p: number | null): string {
  if (p === null) return "–";
  return p < 0.0001 ? "< 0.0001" : p.toFixed(4);
}

function percent(share: number): string {
  return `${decimal(100 * share)} %`;
}

function decimal(value: number): string {
  return `${Number(value.toPrecision(6))}`;
}
