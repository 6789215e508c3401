/**
 * Fewer points that draw the same line.
 *
 * @module
 */

/** Points of one line: more cannot be told apart on a screen. */
const MAX_POINTS = 800;

/**
 * Keeps the first and last point, and of each stretch between them the lowest and the highest, so
 * that no peak is lost.
 *
 * @param points In the order of the line.
 * @param valueOf Height of a point.
 */
export function thinOut<Point>(
  points: readonly Point[],
  valueOf: (point: Point) => number,
): readonly Point[] {
  if (points.length <= MAX_POINTS) return points;
  const kept: Point[] = [points[0]];
  const stretches = MAX_POINTS / 2 - 1;
  for (let stretch = 0; stretch < stretches; stretch++) {
    const start = 1 + Math.floor(stretch * (points.length - 2) / stretches);
    const end = 1 + Math.floor((stretch + 1) * (points.length - 2) / stretches);
    let low = start;
    let high = start;
    for (let at = start + 1; at < end; at++) {
      if (valueOf(points[at]) < valueOf(points[low])) low = at;
      if (valueOf(points[at]) > valueOf(points[high])) high = at;
    }
    kept.push(points[Math.min(low, high)]);
    if (low !== high) kept.push(points[Math.max(low, high)]);
  }
  kept.push(points.at(-1)!);
  return kept;
}
