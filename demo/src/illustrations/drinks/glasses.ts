import type { Random } from '../../build/seeded-random';
import { inRect } from '../core/scatter';
import { blurred, type Paint } from '../core/paint';
import { at, circle, ellipse, group, num, path, rect, stroke, type Point } from '../core/shapes';
import { footShadow } from '../surfaces/stage';
import { dew, outlineOf, slice, streak, type Profile } from './vessel';

type GlassShape = 'highball' | 'tumbler' | 'jar' | 'wine' | 'balloon' | 'flute' | 'mug' | 'shake';
type Form = { bowl: Profile; stem?: number };
/** Bowls around x = 0; the foot of the glass is at y = 0. */
const FORMS: Record<GlassShape, Form> = {
  highball: {
    bowl: [
      [74, -316],
      [72, -200],
      [66, -60],
      [62, -6],
      [56, 0],
    ],
  },
  tumbler: {
    bowl: [
      [88, -236],
      [86, -140],
      [80, -40],
      [76, -6],
      [68, 0],
    ],
  },
  jar: {
    bowl: [
      [82, -300],
      [80, -292],
      [94, -262],
      [96, -200],
      [94, -80],
      [84, -16],
      [72, 0],
    ],
  },
  wine: {
    bowl: [
      [66, -392],
      [80, -330],
      [86, -280],
      [76, -226],
      [46, -186],
      [8, -172],
    ],
    stem: 172,
  },
  balloon: {
    bowl: [
      [84, -384],
      [108, -316],
      [112, -262],
      [96, -206],
      [54, -170],
      [8, -158],
    ],
    stem: 158,
  },
  flute: {
    bowl: [
      [46, -426],
      [48, -360],
      [44, -260],
      [28, -196],
      [7, -172],
    ],
    stem: 172,
  },
  mug: {
    bowl: [
      [84, -290],
      [84, -200],
      [82, -100],
      [80, -10],
      [72, 0],
    ],
  },
  shake: {
    bowl: [
      [84, -330],
      [76, -220],
      [60, -110],
      [46, -50],
      [30, -36],
    ],
    stem: 36,
  },
};

export type Glass = {
  shape: GlassShape;
  drink: readonly [string, string];
  fill?: number;
  foam?: string;
  ice?: number;
  bubbles?: number;
  /**
   * Drawn behind the front of the glass, in the drink, around its surface; and on the rim, outside.
   */
  inside?: (paint: Paint, random: Random) => string;
  rim?: (paint: Paint, random: Random) => string;
  straw?: string;
  layers?: readonly [string, number];
};

/** A filled glass with its foot at (x, y). */
export function glass(
  paint: Paint,
  random: Random,
  x: number,
  y: number,
  look: Glass,
  scale = 1,
): string {
  const { bowl, stem = 0 } = FORMS[look.shape];
  const [top, foot] = [bowl[0]?.[1] ?? 0, bowl[bowl.length - 1]?.[1] ?? 0];
  const half = bowl[0]?.[0] ?? 60;
  const surface = top + (foot - top) * (1 - (look.fill ?? 0.86));
  const outline = outlineOf(bowl, 0);
  const drinkProfile = slice(bowl, surface, foot - (stem ? 0 : 8)).map(([width, at_]): Point => [
    Math.max(2, width - 6),
    at_,
  ]);
  const drinkOutline = outlineOf(drinkProfile, 0);
  const wide = drinkProfile[0]?.[0] ?? half;
  const clip = { 'clip-path': paint.clip(`<path d="${drinkOutline}"/>`) };
  const ice = Array.from({ length: look.ice ?? 0 }, (_, index) =>
    at(
      random.between(-wide * 0.5, wide * 0.5),
      surface + 16 + index * 34,
      rect(-24, -22, 48, 44, '#fff', { rx: 8, opacity: 0.34 }) +
        rect(-24, -22, 48, 44, 'none', { rx: 8, stroke: '#fff', 'stroke-width': 2, opacity: 0.6 }) +
        path('M-16-14L4-16L-12 6Z', '#fff', { opacity: 0.4 }),
      random.between(-30, 30),
    ),
  );
  const bubbles = inRect(random, look.bubbles ?? 0, wide * 1.7, foot - surface - 20).map(
    ([dx, dy]) =>
      circle(dx - wide * 0.85, surface + 12 + dy, random.between(1.2, 3), '#fff', {
        opacity: random.between(0.35, 0.8),
      }),
  );
  const layer = look.layers
    ? rect(
        -130,
        surface + (foot - surface) * look.layers[1],
        260,
        400,
        paint.linear([`${look.layers[0]}/0 0%`, `${look.layers[0]}/0.95 40%`], 90),
      )
    : '';
  const state = stem
    ? path(
        `M-7 ${num(foot - 6)}C-5 ${num(foot + 40)} -5 -40 -9 -16H9C5 -40 5 ${num(foot + 40)} 7 ${num(foot - 6)}Z`,
        paint.linear(['#fff/0.75', '#cfd8dc/0.5', '#fff/0.85'], 0),
      ) +
      ellipse(0, -6, 62, 11, '#fff', { opacity: 0.4 }) +
      ellipse(0, -8, 62, 10, 'none', { stroke: '#fff', 'stroke-width': 2.4, opacity: 0.8 })
    : '';
  const handle =
    look.shape === 'mug'
      ? stroke('M82-236C140-240 146-70 80-66', '#fff', 20, { opacity: 0.55 }) +
        stroke('M82-236C140-240 146-70 80-66', '#dfe8ea', 8, { opacity: 0.8 })
      : '';
  const straw = look.straw
    ? stroke(
        `M${num(half * 0.1)} ${num(surface + 90)}L${num(half * 0.7)} ${num(top - 74)}`,
        look.straw,
        11,
      ) +
      stroke(
        `M${num(half * 0.06)} ${num(surface + 90)}L${num(half * 0.66)} ${num(top - 74)}`,
        '#fff',
        3,
        { opacity: 0.6 },
      )
    : '';
  return group(
    [
      footShadow(paint, 0, 2, stem ? 130 : (bowl[bowl.length - 1]?.[0] ?? 60) * 2.2),
      handle,
      state,
      path(outline, '#fff', { opacity: 0.24 }),
      straw,
      path(drinkOutline, paint.linear([look.drink[0], look.drink[1]], 90)),
      group([layer, ...ice, ...bubbles, look.inside?.(paint, random) ?? ''], clip),
      path(
        drinkOutline,
        paint.linear(['#1d0a02/0.28 0%', '#fff/0.3 22%', '#fff/0 45%', '#1d0a02/0.24 100%'], 0),
      ),
      ellipse(0, surface, wide, wide * 0.13, look.drink[0]),
      ellipse(0, surface, wide, wide * 0.13, '#fff', { opacity: 0.32 }),
      look.foam ? foam(paint, random, wide, surface, top, look.foam) : '',
      path(outline, 'none', { stroke: '#fff', 'stroke-width': 2.6, opacity: 0.6 }),
      ellipse(0, top, half, half * 0.11, 'none', {
        stroke: '#fff',
        'stroke-width': 3.2,
        opacity: 0.85,
      }),
      streak(paint, -half * 0.66, top + 26, foot - 34, 11, 0.6),
      streak(paint, half * 0.72, top + 40, foot - 60, -5, 0.4),
      dew(
        paint,
        inRect(random, 26, half * 2, foot - top).map(([dx, dy]): Point => [dx - half, dy + top]),
        outline,
      ),
      look.rim?.(paint, random) ?? '',
    ],
    { transform: `translate(${x} ${y}) scale(${scale})` },
  );
}

/** A head of foam rising over the rim. */
function foam(
  paint: Paint,
  random: Random,
  wide: number,
  surface: number,
  top: number,
  color: string,
): string {
  const puffs = Array.from({ length: 15 }, (_, index) =>
    circle(
      -wide + 8 + ((index % 8) * (wide * 2 - 16)) / 7,
      top - 4 + random.between(-12, 12),
      random.between(17, 26),
      paint.radial(['#ffffff', color]),
    ),
  );
  return (
    rect(
      -wide - 2,
      top - 6,
      wide * 2 + 4,
      surface - top + 26,
      paint.linear(['#ffffff', color], 90),
      { rx: 10 },
    ) +
    puffs.join('') +
    blurred(paint, 3, ellipse(-wide * 0.3, top - 14, wide * 0.4, 8, '#fff', { opacity: 0.9 }))
  );
}
