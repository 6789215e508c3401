/**
 * How long reading takes by the length of a file: ten times the hands, ten times the time.
 */
import { parseHands } from "@marvin/holdem";
import { ONE_HAND } from "../engine/history/_one_hand.ts";

const LENGTHS = [1_000, 10_000, 100_000];

for (const [format, hand] of ONE_HAND) {
  for (const length of LENGTHS) {
    const name = `${length} hands`;
    Deno.bench({
      name,
      group: `read ${format}, ${hand.length} characters a hand`,
      baseline: length === LENGTHS[0],
      warmup: 0,
      n: 1,
      fn(bench) {
        const text = `${hand}\n`.repeat(length);
        bench.start();
        let hands = 0;
        for (const { status } of parseHands(text, { format })) if (status === "ok") hands++;
        bench.end();
        if (hands !== length) throw new Error(`${hands} of ${name}`);
      },
    });
  }
}
