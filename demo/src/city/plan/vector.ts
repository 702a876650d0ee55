/** A point or a vector, in metres to the east and to the north. */
export type Point = readonly [x: number, y: number];

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
const lengthOf = (a: Point): number => Math.hypot(a[0], a[1]);
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
/** The vector turned left by 90 degrees. */
export const turned = (a: Point): Point => [-a[1], a[0]];
export const unit = (a: Point): Point => times(a, 1 / (lengthOf(a) || 1));
export const towards = (angle: number): Point => [Math.cos(angle), Math.sin(angle)];

/** The pairs of adjacent items of a list. */
export const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.slice(1).map((it, index) => [list[index] as T, it]);

/** Length of a line. */
export const lineLength = (line: readonly Point[]): number =>
  pairs(line).reduce((sum, [a, b]) => sum + distance(a, b), 0);
