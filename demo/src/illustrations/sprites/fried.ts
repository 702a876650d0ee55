import { blob, polar, smooth } from '../core/curves';
import { inDisc } from '../core/scatter';
import { circle, ellipse, group, num, path, rect, stroke, type Point } from '../core/shapes';
import type { Sprite } from '../core/sprite';

/** A fried ball with a crumbed crust. */
const fried =
  (light: string, mid: string, dark: string, squash = 1): Sprite =>
  (paint, random) => {
    const outline = blob(random, 26, 0.04, 12, squash);
    const crumbs = inDisc(random, 34, 22).map(([x, y]) =>
      circle(x, y * squash, random.between(1, 2.2), random.pick([light, dark, '#ffe0a0']), {
        opacity: 0.55,
      }),
    );
    return {
      outline,
      body:
        path(outline, paint.radial([light, mid, dark], [0.38, 0.3])) +
        crumbs.join('') +
        ellipse(-8, -10 * squash, 8, 4, '#fff3d0', {
          opacity: 0.55,
          transform: 'rotate(-30 -8 -10)',
        }),
    };
  };

export const arancino = fried('#f6b65c', '#dc8a2c', '#9c5514');

export const cheeseBall = fried('#ffd78a', '#f0ac45', '#c07a1e');

export const zeppola = fried('#f2c27a', '#dc9a4a', '#a8672a', 0.94);

/** The drop-shaped chicken croquette of every Brazilian party. */
export const coxinha: Sprite = (paint, random) => {
  const outline = smooth(
    [
      [0, -34],
      [7, -18],
      [20, -2],
      [22, 14],
      [12, 26],
      [0, 29],
      [-12, 26],
      [-22, 14],
      [-20, -2],
      [-7, -18],
    ],
    true,
  );
  const crumbs = inDisc(random, 26, 20).map(([x, y]) =>
    circle(x * 0.85, y * 0.85 + 8, random.between(1, 2), random.pick(['#fff0c0', '#a9651c']), {
      opacity: 0.5,
    }),
  );
  return {
    outline,
    body:
      path(outline, paint.radial(['#ffc976', '#e09a38', '#a5641a'], [0.4, 0.45])) +
      crumbs.join('') +
      ellipse(-8, 2, 5, 9, '#fff3d0', { opacity: 0.5 }),
  };
};

/** A small round pie with a crimped lid. */
export const pie: Sprite = (paint, random) => {
  const edge = smooth(
    Array.from({ length: 24 }, (_, index): Point => polar(index * 15, index % 2 ? 25 : 28)),
    true,
  );
  return {
    outline: edge,
    body:
      path(edge, paint.radial(['#f0c072', '#d1903c', '#9b5d1c'])) +
      circle(0, 0, 18, paint.radial(['#ffdf9d', '#eab65c', '#c98a34'])) +
      stroke('M-6-6L6 6M6-6L-6 6', '#a8681f', 2.4, { opacity: 0.7 }) +
      ellipse(random.between(-8, -5), -9, 6, 3, '#fff6d8', { opacity: 0.7 }),
  };
};

/** A half-moon pastry, crumbed. */
export const rissole: Sprite = (paint, random) => {
  const crumbs = inDisc(random, 24, 20).map(([x, y]) =>
    circle(x, y * 0.55, random.between(1, 2), random.pick(['#fff0c0', '#a9651c']), {
      opacity: 0.5,
    }),
  );
  return {
    outline: 'M-30 12C-28-24 28-24 30 12C14 20-14 20-30 12Z',
    body:
      path(
        'M-30 12C-28-24 28-24 30 12C14 20-14 20-30 12Z',
        paint.radial(['#ffcf80', '#e09c3c', '#a5651c']),
      ) +
      stroke('M-26 11C-12 17 12 17 26 11', '#9b5a16', 2, { opacity: 0.5 }) +
      crumbs.join(''),
  };
};

export const miniCalzone: Sprite = (paint) => ({
  outline: 'M-30 10C-28-24 28-24 30 10C14 16-14 16-30 10Z',
  body:
    path(
      'M-30 10C-28-24 28-24 30 10C14 16-14 16-30 10Z',
      paint.linear(['#f6d08a', '#dd9c48', '#ac6a26'], 90),
    ) +
    stroke('M-28 10Q-22 5-18 12Q-12 7-8 14Q-2 9 2 14Q8 8 12 13Q18 7 28 10', '#9c5d22', 2.6) +
    ellipse(-8, -8, 9, 3.4, '#fff1cc', { opacity: 0.7 }),
});

/** A rod: chips, polenta sticks, mozzarella sticks. */
const rod =
  (
    length: number,
    width: number,
    colors: readonly [string, string, string],
    crumbed: boolean,
  ): Sprite =>
  (paint, random) => {
    const crumbs = crumbed
      ? Array.from({ length: 22 }, () =>
          circle(
            random.between(-length, length) * 0.9,
            random.between(-width, width) * 0.75,
            random.between(0.9, 1.8),
            random.pick(['#ffe6ac', '#9c5b18']),
            { opacity: 0.55 },
          ),
        )
      : [];
    return {
      outline: `M${-length} ${-width}H${length}V${width}H${-length}Z`,
      body:
        rect(-length, -width, length * 2, width * 2, paint.linear([...colors], 90), {
          rx: crumbed ? width * 0.8 : 2.5,
        }) +
        stroke(
          `M${-length + 5} ${num(-width * 0.5)}L${length - 6} ${num(-width * 0.5)}`,
          '#fff6d8',
          2,
          { opacity: 0.65 },
        ) +
        group(crumbs),
    };
  };

export const fry = rod(34, 5.6, ['#ffe08a', '#f4b945', '#cf8a22'], false);

export const polentaStick = rod(40, 10.5, ['#ffe489', '#f6c13e', '#cc8a1a'], false);

export const mozzarellaStick = rod(40, 11, ['#f6b45a', '#d9852a', '#9c5514'], true);

export const grissino = rod(92, 5, ['#f6d9a0', '#e0ac60', '#ac7330'], false);

/** A wing: flat or drum, glazed in sauce. */
export const wing =
  (light: string, mid: string, dark: string): Sprite =>
  (paint, random) => {
    const drum = random.chance(0.5);
    const outline = drum
      ? smooth(
          [
            [-32, -4],
            [-18, -8],
            [0, -19],
            [20, -18],
            [30, 0],
            [20, 18],
            [0, 18],
            [-18, 8],
            [-32, 6],
          ],
          true,
        )
      : smooth(
          [
            [-32, -8],
            [-10, -16],
            [14, -13],
            [33, -8],
            [34, 6],
            [14, 13],
            [-10, 12],
            [-30, 8],
          ],
          true,
        );
    const bone = drum
      ? ellipse(-36, 1, 8, 6, '#f8ead0') +
        circle(-42, -3, 4.4, '#f8ead0') +
        circle(-42, 5, 4.4, '#f8ead0')
      : '';
    const char = inDisc(random, 6, 16).map(([x, y]) =>
      ellipse(x, y * 0.6, random.between(2, 5), random.between(1, 3), '#5c1d08', { opacity: 0.3 }),
    );
    return {
      outline,
      body:
        bone +
        path(outline, paint.radial([light, mid, dark], [0.42, 0.3])) +
        char.join('') +
        ellipse(-2, -9, 14, 3.4, '#fff1cf', { opacity: 0.6, transform: 'rotate(-8)' }),
    };
  };
