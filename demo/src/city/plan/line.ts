import { between, distance, dot, minus, pairs, type Point } from './vector';

/**
 * The nearest point of a line to a point: its distance along the line, and from the point, both in
 * metres.
 */
export function nearestOn(line: readonly Point[], point: Point): { along: number; off: number } {
  let [best, walked] = [{ along: 0, off: Infinity }, 0];
  for (const [a, b] of pairs(line)) {
    const [way, length] = [minus(b, a), distance(a, b)];
    const share =
      length === 0 ? 0 : Math.min(1, Math.max(0, dot(minus(point, a), way) / (length * length)));
    const off = distance(point, between(a, b, share));
    if (off < best.off) best = { along: walked + share * length, off };
    walked += length;
  }
  return best;
}

/** Distance of a point from the straight line between two others. */
function awayFrom([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const share =
    square === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / square));
  return Math.hypot(px - ax - share * dx, py - ay - share * dy);
}

/** The same line without the points that lie within `metres` of it. */
export function simplified(line: readonly Point[], metres = 1.2): Point[] {
  const stored: Point[] = line.slice(0, 1);
  const save = (from: number, to: number): void => {
    let [at, off] = [to, metres];
    for (let index = from + 1; index < to; index += 1) {
      const here = awayFrom(line[index] as Point, line[from] as Point, line[to] as Point);
      if (here > off) [at, off] = [index, here];
    }
    if (at === to) {
      stored.push(line[to] as Point);
      return;
    }
    save(from, at);
    save(at, to);
  };
  if (line.length > 1) save(0, line.length - 1);
  return stored;
}
