import type { Random } from '../../build/seeded-random';
import { inRect } from '../core/scatter';
import type { Paint } from '../core/paint';
import { ellipse, group, path, rect, type Point } from '../core/shapes';
import { footShadow } from '../surfaces/stage';
import type { Emblem } from './emblems';
import { dew, outlineOf, rounded, streak, type Profile } from './vessel';

export type Can = {
  colors: readonly [string, string];
  stripe: string;
  emblem: Emblem;
  tall?: boolean;
};

/** An upright can with its foot at (x, y), cold from the fridge. */
export function can(
  paint: Paint,
  random: Random,
  x: number,
  y: number,
  { colors, stripe, emblem, tall = false }: Can,
  scale = 1,
): string {
  const height = tall ? 330 : 272;
  const profile: Profile = [
    [58, -height],
    [62, -height + 5],
    [60, -height + 12],
    [74, -height + 34],
    [75, -height + 60],
    [75, -150],
    [75, -60],
    [75, -30],
    [68, -10],
    [58, 0],
  ];
  const outline = outlineOf(profile, 0);
  const inside = { 'clip-path': paint.clip(`<path d="${outline}"/>`) };
  const drops = dew(
    paint,
    inRect(random, 60, 150, height - 40).map(([dx, dy]): Point => [dx - 75, dy - height + 30]),
    outline,
  );
  return group(
    footShadow(paint, 0, 2, 150) +
      path(outline, paint.linear([colors[0], colors[1]], 90)) +
      group(
        [
          rect(-80, -height, 160, 34, '#d7dbde'),
          rect(-80, -16, 160, 16, '#c9ced2'),
          path(
            `M-80 ${-height * 0.34}C-30 ${-height * 0.5} 30 ${-height * 0.22} 80 ${-height * 0.4}V${-height * 0.28}C30 ${-height * 0.1} -30 ${-height * 0.38} -80 ${-height * 0.22}Z`,
            stripe,
          ),
        ],
        inside,
      ) +
      group(emblem(paint, 42), { transform: `translate(0 ${-height * 0.58})` }) +
      rounded(paint, outline, 0.9) +
      streak(paint, -46, -height + 44, -34, 9, 0.55) +
      ellipse(0, -height, 58, 11, '#e9ecee', { stroke: '#aeb5ba', 'stroke-width': 3 }) +
      ellipse(0, -height, 48, 8, paint.linear(['#c6ccd0', '#f4f6f7'], 30)) +
      ellipse(4, -height + 1, 18, 4, '#9aa2a8') +
      drops,
    { transform: `translate(${x} ${y}) scale(${scale})` },
  );
}
