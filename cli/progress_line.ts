/**
 * One line on a terminal that says how far a run has come.
 *
 * @module
 */
import type { Progress } from "@marvin/holdem";
import { count } from "./number_text.ts";

/** The line; it writes over itself. */
export class ProgressLine {
  private readonly start = performance.now();

  /** @param print Prints to the terminal. */
  constructor(private readonly print: (text: string) => void) {}

  /** Shows how far the run is, how fast it is, and when it will be over. */
  show({ unit, done, total, hands }: Progress): void {
    const seconds = (performance.now() - this.start) / 1000;
    const percent = Math.floor(100 * done / total);
    const rate = Math.round(hands / Math.max(seconds, 1e-3));
    const left = done === 0 ? "" : ` · ${clock(seconds * (total - done) / done)} left`;
    this.print(
      `\r\x1b[K${percent} % · ${count(done)} of ${count(total)} ${unit} · ` +
        `${count(rate)} hands/s${left}`,
    );
  }

  /** Wipes the line. */
  clear(): void {
    this.print("\r\x1b[K");
  }
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const minutes = Math.floor(whole / 60);
  return minutes === 0 ? `${whole} s` : `${minutes} min ${whole % 60} s`;
}
