/**
 * Colours that people with any kind of colour vision tell apart, on white.
 *
 * @module
 */

/**
 * Colours of players in their order: those of Okabe and Ito (https://jfly.uni-koeln.de/color/)
 * without the yellow, which is too pale for lines, then three of Paul Tol's.
 */
const PLAYER_COLORS = [
  "#0072b2",
  "#d55e00",
  "#009e73",
  "#cc79a7",
  "#e69f00",
  "#56b4e9",
  "#000000",
  "#882255",
  "#999933",
  "#777777",
];

/** Text and axes. */
export const INK = "#222222";
/** Notes and reference lines. */
export const SOFT_INK = "#666666";
/** Winning and losing, blue and orange rather than green and red. */
export const GAIN = "#0072b2";
export const LOSS = "#d55e00";

/** The colour of the n-th player, from 0. */
export function playerColor(index: number): string {
  return PLAYER_COLORS[index % PLAYER_COLORS.length];
}

/**
 * Mixes white into blue above 0 and into orange below, for cells of a table.
 *
 * @param share From -1 to 1.
 */
export function divergingColor(share: number): string {
  const end = share < 0 ? [213, 94, 0] : [0, 114, 178];
  const strength = 0.75 * Math.min(1, Math.abs(share)); // dark text stays readable
  const channels = end.map((channel) => Math.round(255 + strength * (channel - 255)));
  return `rgb(${channels.join(", ")})`;
}

/**
 * From dark blue to pale yellow through green, evenly in lightness (Viridis, sampled and eased).
 *
 * @param share From 0, dark, to 1, pale.
 */
export function sequentialColor(share: number): string {
  const stops = [[52, 67, 129], [42, 111, 142], [31, 150, 139], [92, 188, 110], [236, 229, 120]];
  const at = Math.min(1, Math.max(0, share)) * (stops.length - 1);
  const low = Math.min(stops.length - 2, Math.floor(at));
  const channels = stops[low].map((channel, index) =>
    Math.round(channel + (at - low) * (stops[low + 1][index] - channel))
  );
  return `rgb(${channels.join(", ")})`;
}

/** Whether white text reads better on a place of the {@link sequentialColor} scale. */
export function needsWhiteText(share: number): boolean {
  return share < 0.6;
}
