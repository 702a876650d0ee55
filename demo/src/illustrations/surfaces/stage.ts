import type { Random } from '../../build/seeded-random';
import { blurred, type Paint } from '../core/paint';
import { circle, ellipse, group, rect } from '../core/shapes';
import { SIDE } from '../dishes/dish';

/** A table seen from its edge, with a wall and soft lights behind: for upright objects. */
export type Stage = (paint: Paint, random: Random) => string;
const HORIZON = 452;

export type Room = { width: number; height: number; horizon: number };

/**
 * The same for a picture of any shape: `horizon` is the height of the edge between wall and table.
 */
export const room =
  (
    { width, height, horizon }: Room,
    wall: readonly [string, string],
    table: readonly [string, string],
    glow = '#fff2cf',
  ): Stage =>
  (paint, random) => {
    const lights = Array.from({ length: Math.round((11 * width) / SIDE) }, () =>
      circle(
        random.between(0, width),
        random.between(0, horizon - 60),
        random.between(16, 52),
        glow,
        { opacity: random.between(0.06, 0.2) },
      ),
    );
    return (
      rect(0, 0, width, height, paint.radial([wall[0], wall[1]], [0.42, 0.34], 0.85)) +
      blurred(paint, 3, lights) +
      blurred(
        paint,
        40,
        ellipse(width * 0.47, horizon * 0.55, width * 0.37, horizon * 0.44, glow, {
          opacity: 0.32,
        }),
      ) +
      rect(0, horizon, width, height - horizon, paint.linear([table[0], table[1]], 90)) +
      rect(0, horizon, width, 3, '#fff', { opacity: 0.35 }) +
      blurred(paint, 16, rect(0, horizon - 8, width, 14, '#000', { opacity: 0.14 })) +
      blurred(
        paint,
        34,
        ellipse(width * 0.47, (horizon + height) / 2, width * 0.39, 46, '#fff', { opacity: 0.2 }),
      )
    );
  };
const stage = (
  wall: readonly [string, string],
  table: readonly [string, string],
  glow?: string,
): Stage => room({ width: SIDE, height: SIDE, horizon: HORIZON }, wall, table, glow);

/** The shadow of an upright object at `x`, with the given width. */
export const footShadow = (
  paint: Paint,
  x: number,
  y: number,
  width: number,
  opacity = 0.5,
): string =>
  blurred(
    paint,
    9,
    ellipse(x + width * 0.1, y, width * 0.62, width * 0.13, '#1d0a02', { opacity }),
  ) +
  group(blurred(paint, 3, ellipse(x, y, width * 0.5, width * 0.07, '#1d0a02', { opacity: 0.5 })));

export const WARM = stage(['#f3c98a', '#c9783a'], ['#a9683a', '#6d3c1c']);
export const ROSE = stage(['#fbe0d6', '#e5a795'], ['#f3ece4', '#cdbcae']);
export const MINT = stage(['#def0e3', '#93c3ab'], ['#f5f1e7', '#cfc4b0']);
export const SKY = stage(['#dcf0f6', '#8fc0d2'], ['#f5f2ea', '#c9c3b8']);
export const SUN = stage(['#fff0be', '#f4bd55'], ['#faf2e0', '#d9c59c']);
export const PLUM = stage(['#8a4a5c', '#4a2030'], ['#6d4028', '#3a1f12'], '#ffcf9a');
export const NIGHT = stage(['#41607c', '#1d3048'], ['#5a3c28', '#2f1d12'], '#ffd9a0');
export const AMBER = stage(['#e9a850', '#8f4d16'], ['#6d4020', '#3b2010'], '#ffe2a8');
export const COCOA = stage(['#f0dcc4', '#c9a47c'], ['#8a5c3c', '#56351f']);
export const LEAFY = stage(['#d6e6b8', '#86ab5c'], ['#b98450', '#7a5128']);
