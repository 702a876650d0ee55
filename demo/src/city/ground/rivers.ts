import { between, minus, pairs, plus, times, turned, unit, type Point } from '../plan/vector';

/** A line through the given points without corners (Catmull-Rom). */
export function smooth(points: readonly Point[], steps = 8): Point[] {
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] as Point;
  const curve = (index: number, t: number): Point => {
    const [p, a, b, n] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const axis = (k: 0 | 1) =>
      0.5 *
      (2 * a[k] +
        (b[k] - p[k]) * t +
        (2 * p[k] - 5 * a[k] + 4 * b[k] - n[k]) * t * t +
        (3 * a[k] - p[k] - 3 * b[k] + n[k]) * t ** 3);
    return [axis(0), axis(1)];
  };
  return [
    at(0),
    ...pairs(points).flatMap((_, index) =>
      Array.from({ length: steps }, (_none, step) => curve(index, (step + 1) / steps)),
    ),
  ];
}

/** A line beside a line, `metres` to its left. */
export function beside(line: readonly Point[], metres: number): Point[] {
  const ways = pairs(line).map(([a, b]) => unit(minus(b, a)));
  return line.map((point, index) => {
    const [before, after] = [ways[index - 1] ?? ways[0], ways[index] ?? ways.at(-1)] as [
      Point,
      Point,
    ];
    return plus(point, times(turned(unit(between(before, after, 0.5))), metres));
  });
}

/** The area of a line of some width. */
export const banks = (line: readonly Point[], width: number): Point[] => [
  ...beside(line, width / 2),
  ...beside(line, -width / 2).reverse(),
];
