/**
 * Session files for tests, made of their parts.
 *
 * @module
 */

/** Elements of a session's head by name; replaces and adds to those of a cash game. */
export type Head = Readonly<Record<string, string>>;

const CASH: Head = {
  mode: "real",
  gametype: "Holdem NL €0.50/€1",
  tablename: "Nowhere, 12",
  tablecurrency: "EUR",
  nickname: "Ann",
};

/** A session with the games of a text; an empty value leaves an element of the head out. */
export function session(games: string, head: Head = {}, code = "77"): string {
  const fields = Object.entries({ ...CASH, ...head }).filter(([, value]) => value !== "");
  const elements = fields.map(([name, value]) => `<${name}>${value}</${name}>`).join("");
  return `<?xml version="1.0" encoding="utf-8"?>\n<session sessioncode="${code}">\n` +
    `<general>${elements}</general>\n${games}\n</session>\n`;
}

/** The head of a tournament's session. */
export const TOURNAMENT: Head = {
  gametype: "Holdem NL",
  tablename: "Daily €5, 825200070",
  tablecurrency: "",
  tournamentname: "Daily €5",
  buyin: "€4.50+€0.50",
};

/** What a game is made of: lines of players, then rounds. */
export interface GameParts {
  readonly code?: string;
  /** Elements of the game's own head. */
  readonly head?: string;
  /** `seat name chips win`, with `*` before the seat of the dealer. */
  readonly players: readonly string[];
  /** By round, `player type sum` for an action or `player: cards` and `Flop: cards`. */
  readonly rounds: readonly (readonly string[])[];
}

/** A game; actions are numbered through in the order given. */
export function game(parts: GameParts): string {
  const { code = "1001", head = "<startdate>2018-06-20 15:38:34</startdate>" } = parts;
  let no = 0;
  const players = parts.players.map((line) => {
    const [seat, name, chips, win] = line.replace("*", "").split(" ");
    const won = win === undefined ? "" : ` win="${win}"`;
    const dealer = line.startsWith("*") ? 1 : 0;
    return `<player chips="${chips}" dealer="${dealer}" name="${name}"${won} seat="${seat}"/>`;
  });
  const rounds = parts.rounds.map((lines, round) => {
    const elements = lines.map((line) => {
      const cards = line.indexOf(": ");
      if (cards < 0) {
        const [player, type, sum = "0"] = line.split(" ");
        return `<action no="${++no}" player="${player}" type="${type}" sum="${sum}" cards=""/>`;
      }
      const of = line.slice(0, cards);
      const isBoard = ["Flop", "Turn", "River"].includes(of);
      return `<cards type="${isBoard ? of : "Pocket"}" player="${isBoard ? "" : of}">` +
        `${line.slice(cards + 2)}</cards>`;
    });
    return `<round no="${round}">\n${elements.join("\n")}\n</round>`;
  });
  return `<game gamecode="${code}">\n<general>${head}<players>\n${players.join("\n")}\n` +
    `</players></general>\n${rounds.join("\n")}\n</game>`;
}

/** Ann opens, Ben folds his blind: a pot of 2 without rake. */
export const SMALL_GAME: GameParts = {
  players: ["*1 Ann €100 €2", "3 Ben €50 €0"],
  rounds: [
    ["Ann 1 €0.50", "Ben 2 €1"],
    ["Ann: SA HK", "Ben: X X", "Ann 23 €3", "Ben 0"],
  ],
};

/** Head of clients that keep the uncalled bet out of the win. */
export const EXCLUDES: Head = { client_version: "20.1.0.3" };
