import type { Random } from '../../build/seeded-random';
import type { Paint } from './paint';
import { blurred } from './paint';
import { at, path, type Point } from './shapes';

/**
 * A small object drawn around the origin in a box of about 40 × 40; `outline` is the shape of its
 * shadow.
 */
export type Drawn = { outline: string; body: string };
export type Sprite = (paint: Paint, random: Random) => Drawn;

export type ScatterLook = { scale?: number; vary?: number; turn?: boolean; shadow?: number };

/** The sprite at every point, each a little different, over one soft shadow of all of them. */
export function strew(
  paint: Paint,
  random: Random,
  sprite: Sprite,
  points: readonly Point[],
  { scale = 1, vary = 0.14, turn = true, shadow = 0.4 }: ScatterLook = {},
): string {
  const shadows: string[] = [];
  const bodies: string[] = [];
  for (const [x, y] of points) {
    const { outline, body } = sprite(paint, random);
    const degrees = turn ? random.between(0, 360) : 0;
    const size = scale * (1 + random.between(-vary, vary));
    shadows.push(at(x + 2.5 * scale, y + 4.5 * scale, path(outline, '#3b1603'), degrees, size));
    bodies.push(at(x, y, body, degrees, size));
  }
  return blurred(paint, 2.6 * scale, shadows, { opacity: shadow }) + bodies.join('');
}

/** One sprite at one position. */
export const put = (
  paint: Paint,
  random: Random,
  sprite: Sprite,
  x: number,
  y: number,
  scale = 1,
  turn = 0,
): string => {
  const { outline, body } = sprite(paint, random);
  return (
    blurred(
      paint,
      2.6 * scale,
      at(x + 2.5 * scale, y + 4.5 * scale, path(outline, '#3b1603'), turn, scale),
      { opacity: 0.4 },
    ) + at(x, y, body, turn, scale)
  );
};
