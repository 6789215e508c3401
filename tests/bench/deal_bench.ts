import { createPrng } from "@marvin/holdem";
import { Dealer } from "@marvin/holdem/cards";

const HANDS = 1_000;
const dealer = new Dealer(createPrng("1", "cards"), 6);

Deno.bench(`deal ${HANDS} hands of six`, () => {
  for (let hand = 0; hand < HANDS; hand++) dealer.shuffle();
});
