/**
 * A recorded hand to look at, move by move.
 *
 * @module
 */
import type { HandHistoryRecord } from "@marvin/holdem";
import { foundText } from "../metrics/checks.ts";
import { amountText, handMoments } from "./_hand_moments.ts";
import { TABLE_HEIGHT, tablePicture } from "./_table_picture.ts";
import { DISPLAY, type Displayable, type DisplayBundle, escapeMarkup } from "./display.ts";
import { PICTURE_WIDTH } from "./picture_style.ts";

/** One moment of a hand. */
export interface ShownHandStep {
  /** What has just happened, such as `Ann raises to 60`. */
  readonly text: string;
  /** The table as a complete SVG document. */
  readonly svg: string;
  /** Width of the picture in pixels. */
  readonly width: number;
  /** Height of the picture in pixels. */
  readonly height: number;
}

/**
 * A hand as a table with a slider. As the last value of a cell, a notebook shows it; printed, it is
 * the list of what happened.
 */
export class ShownHand implements Displayable {
  /** Blinds, table and time. */
  readonly title: string;
  /** Every moment, the first before the first post; `saveChart()` writes one to a file. */
  readonly steps: readonly ShownHandStep[];

  /** Prepares all moments of a hand. */
  constructor(record: HandHistoryRecord) {
    this.title = titleOf(record);
    this.steps = handMoments(record).map((moment) => ({
      text: moment.text,
      svg: tablePicture(moment, record),
      width: PICTURE_WIDTH,
      height: TABLE_HEIGHT,
    }));
  }

  /** The hand as a piece of a web page that needs nothing from elsewhere. */
  get html(): string {
    const id = `hand-${crypto.randomUUID()}`;
    const last = this.steps.length - 1;
    const pictures = this.steps.map(({ svg }, step) =>
      `<div class="step" ${step === last ? "" : `style="display:none"`}>${svg}</div>`
    );
    // Where scripts are not allowed, what is written here stays: the end of the hand and the log.
    return `<div id="${id}" style="${FRAME}">
<div style="font-weight:bold;padding:4px 8px">${escapeMarkup(this.title)}</div>
${pictures.join("\n")}
<div class="controls" style="display:none;align-items:center;gap:8px;padding:0 8px">
<button type="button" aria-label="Step back">◀</button>
<input type="range" min="0" max="${last}" value="${last}" style="flex:1" aria-label="Step">
<button type="button" aria-label="Step forward">▶</button>
</div>
<div class="now" style="padding:6px 8px;min-height:1.4em" aria-live="polite">${
      escapeMarkup(this.steps[last].text)
    }</div>
<details style="padding:0 8px 8px"><summary>Log</summary><ol start="0">
${this.steps.map(({ text }) => `<li>${escapeMarkup(text)}</li>`).join("\n")}
</ol></details>
<script>${script(id)}</script>
</div>`;
  }

  /** The slider for a notebook, and the list of what happened where there are no pictures. */
  [DISPLAY](): DisplayBundle {
    return { "text/html": this.html, "text/plain": this.toString() };
  }

  /** The list of what happened. */
  toString(): string {
    return [this.title, ...this.steps.map(({ text }) => text)].join("\n");
  }

  /** The list of what happened, for `console.log`. */
  [Symbol.for("Deno.customInspect")](): string {
    return this.toString();
  }
}

/**
 * Shows a hand as a table with seats, stacks, cards, board and pot, and a slider to go through it.
 * All cards that the record knows are open.
 *
 * @param record A hand of any format.
 * @throws {RangeError} If a line of the record names somebody who has no seat.
 * @throws {TypeError} If it is no record, such as what a reader says of a hand it could not read.
 *
 * @example
 * ```ts
 * import { buildHandHistoryRecord, playHand } from "@marvin/holdem";
 * import { showHand } from "@marvin/holdem/analysis";
 * import { assertEquals } from "@std/assert";
 *
 * const { result } = playHand({
 *   seats: [{ seat: 1, name: "Ann", stack: 300 }, { seat: 2, name: "Ben", stack: 300 }],
 *   button: 1,
 *   smallBlind: 10,
 *   bigBlind: 20,
 *   actions: [{ name: "Ann", type: "allIn" }, { name: "Ben", type: "fold" }],
 * });
 * const record = buildHandHistoryRecord(result!, ["Ann", "Ben"], {
 *   tableName: "Table 1",
 *   timestamp: "2026-05-19T12:00:00Z",
 * });
 * assertEquals(showHand(record).steps.at(-1)!.text, "Ann collects 40");
 * ```
 */
export function showHand(record: HandHistoryRecord): ShownHand {
  if (!Array.isArray(record?.players) || !Array.isArray(record.streetActions)) {
    throw new TypeError(
      `Cannot show a hand: wanted the record of one, found ${foundText(record)}`,
    );
  }
  return new ShownHand(record);
}

const FRAME = `max-width:${PICTURE_WIDTH}px;background:white;color:#222222;` +
  "border:1px solid #cccccc;border-radius:6px;font:14px sans-serif";

function titleOf(record: HandHistoryRecord): string {
  const { handId, handNumber, site, stakes, tableName, timestamp } = record;
  const blinds = stakes === undefined
    ? ""
    : `, ${amountText(stakes.smallBlind, record)}/${amountText(stakes.bigBlind, record)}`;
  const when = timestamp === null ? "" : `, ${timestamp.replace("T", " ").replace("Z", " UTC")}`;
  return `${site === undefined ? "" : `${site} `}Hand ${
    handId ?? handNumber
  }, ${tableName}${blinds}${when}`;
}

/** Makes buttons and slider work. Finds its hand by id, as a page may hold the same hand twice. */
function script(id: string): string {
  return `(() => {
const root = document.getElementById("${id}");
const steps = root.querySelectorAll(".step");
const texts = root.querySelectorAll("li");
const slider = root.querySelector("input");
const [back, forward] = root.querySelectorAll("button");
const show = (step) => {
  slider.value = step;
  const now = Number(slider.value);
  steps.forEach((picture, at) => picture.style.display = at === now ? "" : "none");
  texts.forEach((line, at) => line.style.fontWeight = at === now ? "bold" : "");
  root.querySelector(".now").textContent = texts[now].textContent;
};
slider.oninput = () => show(slider.value);
back.onclick = () => show(Number(slider.value) - 1);
forward.onclick = () => show(Number(slider.value) + 1);
root.querySelector(".controls").style.display = "flex";
show(0);
})();`;
}
