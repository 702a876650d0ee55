import type { Random } from '../../build/seeded-random';
import { blob, polar, smooth } from '../core/curves';
import { drizzle } from '../core/drizzle';
import { blurred, type Paint } from '../core/paint';
import { inDisc } from '../core/scatter';
import { at, ellipse, num, path, stroke, type Point } from '../core/shapes';
import { put, strew, type Sprite } from '../core/sprite';

/** One layer of a dish, drawn around the origin into a round space of the given radius. */
export type Layer = (paint: Paint, random: Random, radius: number) => string;

type Scattered = {
  scale?: number;
  reach?: number;
  inner?: number;
  turn?: boolean;
  shadow?: number;
  vary?: number;
};

/** Several copies of one sprite; `scale` 1 fits a radius of 155. */
export const some =
  (
    sprite: Sprite,
    count: number,
    scale = 1,
    { reach = 0.8, inner = 0, ...look }: Scattered = {},
  ): Layer =>
  (paint, random, radius) =>
    strew(paint, random, sprite, inDisc(random, count, radius * reach, radius * inner), {
      scale: (scale * radius) / 155,
      ...look,
    });

/** One sprite at a position in shares of the radius. */
export const one =
  (sprite: Sprite, x = 0, y = 0, scale = 1, turn = 0): Layer =>
  (paint, random, radius) =>
    put(paint, random, sprite, x * radius, y * radius, (scale * radius) / 155, turn);

/** A puddle of sauce with a glossy edge. */
export const pool =
  ([light, mid, dark]: readonly [string, string, string], reach = 0.85, wobble = 0.05): Layer =>
  (paint, random, radius) => {
    const lights = inDisc(random, 7, radius * reach * 0.75).map(([x, y]) =>
      ellipse(
        x,
        y,
        radius * random.between(0.03, 0.09),
        radius * random.between(0.012, 0.025),
        '#fff',
        {
          opacity: random.between(0.18, 0.4),
          transform: `rotate(-32 ${num(x)} ${num(y)})`,
        },
      ),
    );
    return (
      path(blob(random, radius * reach, wobble, 18), dark) +
      path(
        blob(random, radius * reach * 0.97, wobble, 18),
        paint.radial([light, mid, mid], [0.4, 0.36], 0.72),
      ) +
      lights.join('')
    );
  };

/** Dollops of sauce on top of the rest. */
export const dollops =
  (colors: readonly [string, string, string], count: number, size: number, reach = 0.5): Layer =>
  (paint, random, radius) => {
    const shapes = inDisc(random, count, radius * reach).map(([x, y]) => ({
      x,
      y,
      outline: blob(random, radius * size * random.between(0.7, 1.2), 0.22, 10),
    }));
    return (
      blurred(
        paint,
        4,
        shapes.map(({ x, y, outline }) => at(x + 3, y + 5, path(outline, '#3b1603'))),
        { opacity: 0.35 },
      ) +
      shapes
        .map(({ x, y, outline }) =>
          at(
            x,
            y,
            path(outline, paint.radial([...colors])) +
              ellipse(
                -radius * size * 0.25,
                -radius * size * 0.3,
                radius * size * 0.3,
                radius * size * 0.12,
                '#fff',
                {
                  opacity: 0.45,
                  transform: 'rotate(-30)',
                },
              ),
          ),
        )
        .join('')
    );
  };

export type Strands = {
  colors: readonly [string, string, string];
  width: number;
  count: number;
  reach?: number;
};

/** A nest of long pasta: arcs turned round the middle, the later ones on top. */
export const nest =
  ({ colors: [light, mid, dark], width, count, reach = 0.78 }: Strands): Layer =>
  (paint, random, radius) => {
    const w = (width * radius) / 200;
    const lines = Array.from({ length: count }, (_, index) => {
      const ring = radius * reach * Math.sqrt(1 - (index / count) * 0.99) * random.between(0.8, 1);
      const from = random.between(0, 360);
      const span = random.between(70, 190);
      const [dx, dy] = polar(random.between(0, 360), radius * random.between(0, 0.13));
      const points: Point[] = Array.from({ length: 7 }, (_unused, step): Point => {
        const [x, y] = polar(from + (span * step) / 6, ring * random.between(0.93, 1.05));
        return [x + dx, y + dy];
      });
      const d = smooth(points);
      return (
        stroke(d, dark, w + 1.8) +
        stroke(d, random.chance(0.5) ? mid : light, w) +
        stroke(d, '#fffdf0', w * 0.24, {
          opacity: 0.55,
          transform: `translate(${num(-w * 0.14)} ${num(-w * 0.2)})`,
        })
      );
    });
    return (
      blurred(
        paint,
        9,
        path(blob(random, radius * reach * 1.02, 0.04, 14), '#3b1603', {
          opacity: 0.4,
          transform: 'translate(5 9)',
        }),
      ) +
      path(blob(random, radius * reach * 0.97, 0.04, 14), dark) +
      lines.join('')
    );
  };

/** Rice and other grains: a densely packed mound. */
export const mound =
  (
    [light, mid, dark]: readonly [string, string, string],
    count: number,
    length: number,
    reach = 0.78,
  ): Layer =>
  (paint, random, radius) => {
    const grains = Array.from({ length: count }, () => {
      const [x, y] = polar(
        random.between(0, 360),
        radius * reach * Math.sqrt(random.next()) * 0.97,
      );
      const turn = random.whole(0, 180);
      const size = (length * radius) / 200;
      return `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn})">${ellipse(0.5, 1, size, size * 0.46, dark, { opacity: 0.5 })}${ellipse(0, 0, size, size * 0.44, random.chance(0.55) ? light : mid)}</g>`;
    });
    return (
      blurred(
        paint,
        9,
        path(blob(random, radius * reach, 0.05, 14), '#3b1603', {
          opacity: 0.4,
          transform: 'translate(5 9)',
        }),
      ) +
      path(
        blob(random, radius * reach, 0.05, 16),
        paint.radial([light, mid, dark], [0.42, 0.38], 0.85),
      ) +
      grains.join('') +
      blurred(
        paint,
        radius * 0.1,
        ellipse(-radius * 0.2, -radius * 0.26, radius * 0.34, radius * 0.22, '#fff', {
          opacity: 0.25,
        }),
      )
    );
  };

/** Oil, honey, balsamic or cream in lines on top; `width` fits a radius of 200. */
export const thread =
  (color: string, width: number, opacity = 0.85, reach = 0.7): Layer =>
  (_, random, radius) =>
    drizzle(random, { color, width: (width * radius) / 200, opacity }, radius * reach, 6);
