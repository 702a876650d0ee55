import type { Random } from '../../build/seeded-random';
import { num, type Point } from './shapes';

export const polar = (degrees: number, radius: number): Point => [
  Math.cos((degrees * Math.PI) / 180) * radius,
  Math.sin((degrees * Math.PI) / 180) * radius,
];
const xy = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** Straight lines through the points, closed. */
export const polygon = (points: readonly Point[]): string => `M${points.map(xy).join('L')}Z`;

/** A smooth line through all points (Catmull-Rom); `closed` joins the ends. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const point = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  const parts = [`M${xy(point(0))}`];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [
      point(index - 1),
      point(index),
      point(index + 1),
      point(index + 2),
    ];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    parts.push(`C${xy(first)} ${xy(second)} ${xy(to)}`);
  }
  return parts.join('') + (closed ? 'Z' : '');
}

/**
 * A closed organic outline around the origin; `wobble` is the share of the radius it may leave it
 * by.
 */
export function blob(
  random: Random,
  radius: number,
  wobble = 0.12,
  corners = 9,
  squash = 1,
): string {
  const start = random.between(0, 360);
  return smooth(
    Array.from({ length: corners }, (_, index): Point => {
      const [x, y] = polar(
        start + (index * 360) / corners + random.between(-0.25, 0.25) * (360 / corners),
        radius * (1 + random.between(-wobble, wobble)),
      );
      return [x, y * squash];
    }),
    true,
  );
}

/** A pointed leaf along the x axis, from 0 to `length`. */
export const leafOutline = (length: number, width: number): string =>
  `M0 0C${num(length * 0.22)} ${num(-width)} ${num(length * 0.7)} ${num(-width * 0.9)} ${num(length)} 0C${num(length * 0.7)} ${num(width * 0.9)} ${num(length * 0.22)} ${num(width)} 0 0Z`;

/** A ring sector between two radii, in degrees. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const [a, b, c, d] = [polar(from, outer), polar(to, outer), polar(to, inner), polar(from, inner)];
  return `M${xy(a)}A${num(outer)} ${num(outer)} 0 ${large} 1 ${xy(b)}L${xy(c)}A${num(inner)} ${num(inner)} 0 ${large} 0 ${xy(d)}Z`;
}
