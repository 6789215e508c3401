/**
 * A hand of three players as Open Hand History writes it, to be changed by tests.
 *
 * @module
 */

/** Fields of an object. */
export type Json = Record<string, unknown>;

/** An action: player id, kind, amount and cards. */
export type Act = [player: number, action: string, amount?: number, cards?: string[]];

/** The actions of a round. */
export function actions(...acts: Act[]): Json[] {
  return acts.map(([player_id, action, amount = 0, cards], at) => ({
    action_number: at + 1,
    player_id,
    action,
    amount,
    is_allin: false,
    ...(cards && { cards }),
  }));
}

/** A pot and what the players (by id) get from it. */
export function pot(
  number: number,
  amount: number,
  rake: number,
  wins: Record<number, number>,
): Json {
  return {
    number,
    amount,
    rake,
    player_wins: Object.entries(wins).map(([id, won]) => ({
      player_id: Number(id),
      win_amount: won,
    })),
  };
}

/** Ann (id 0, button), Ben (1, small blind), Cy (2, big blind); Ann folds, Ben calls, Cy wins. */
export function ohh(changes: Json = {}): Json {
  return {
    spec_version: "1.4.7",
    site_name: "Room",
    network_name: "Network",
    internal_version: "1",
    tournament: false,
    game_number: "77",
    start_date_utc: "2024-03-04T05:06:07Z",
    table_name: "Table 1",
    game_type: "Holdem",
    bet_limit: { bet_type: "NL", bet_cap: 0 },
    table_size: 6,
    currency: "USD",
    dealer_seat: 1,
    small_blind_amount: 0.1,
    big_blind_amount: 0.2,
    ante_amount: 0,
    hero_player_id: 2,
    flags: [],
    players: [
      { id: 0, seat: 1, name: "Ann", starting_stack: 20 },
      { id: 1, seat: 3, name: "Ben", starting_stack: 10.5 },
      { id: 2, seat: 6, name: "Cy", starting_stack: 30.05 },
    ],
    rounds: [
      {
        id: 0,
        street: "Preflop",
        cards: [],
        actions: actions(
          [1, "Post SB", 0.1],
          [2, "Post BB", 0.2],
          [2, "Dealt Cards", 0, ["Ah", "Ad"]],
          [0, "Fold"],
          [1, "Call", 0.1],
          [2, "Check"],
        ),
      },
      {
        id: 1,
        street: "Flop",
        cards: ["2c", "5d", "9s"],
        actions: actions([1, "Check"], [2, "Bet", 0.3], [1, "Raise", 0.9], [2, "Raise", 1.5], [
          1,
          "Fold",
        ]),
      },
    ],
    pots: [pot(0, 2.2, 0.1, { 2: 2.1 })],
    ...changes,
  };
}

/** The same as text, indented as in published files. */
export function ohhText(changes: Json = {}): string {
  return JSON.stringify({ ohh: ohh(changes) }, null, 4) + "\n";
}
