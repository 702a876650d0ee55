import { blob, polar, smooth } from '../core/curves';
import { inDisc } from '../core/scatter';
import { ellipse, path, stroke, type Point } from '../core/shapes';
import type { Drawn, Sprite } from '../core/sprite';

type Cut = { rim: string; flesh: string; deep: string; fat: string; flecks: number };

/** A round slice of cured meat: rim, marbled flesh, a gleam. */
const roundCut =
  ({ rim, flesh, deep, fat, flecks }: Cut): Sprite =>
  (paint, random): Drawn => {
    const outline = blob(random, 20, 0.05, 10);
    const marbling = inDisc(random, flecks, 15).map(([x, y]) =>
      ellipse(x, y, random.between(0.8, 2.4), random.between(0.7, 1.6), fat, {
        opacity: random.between(0.45, 0.9),
      }),
    );
    return {
      outline,
      body:
        path(outline, rim) +
        path(blob(random, 17.6, 0.04, 10), paint.radial([flesh, flesh, deep])) +
        marbling.join('') +
        stroke(smooth([polar(200, 15), polar(235, 15.6), polar(270, 15)]), '#ffd9c4', 1.8, {
          opacity: 0.55,
        }),
    };
  };

export const pepperoni = roundCut({
  rim: '#8c1d12',
  flesh: '#d6402a',
  deep: '#a92617',
  fat: '#f0a07c',
  flecks: 12,
});

export const calabresa = roundCut({
  rim: '#7d2a12',
  flesh: '#c9562c',
  deep: '#9c3a1a',
  fat: '#f3c9a0',
  flecks: 14,
});

export const salame = roundCut({
  rim: '#6e1a1c',
  flesh: '#b8323a',
  deep: '#8f2029',
  fat: '#f5d6d0',
  flecks: 22,
});

/** Crisped pepperoni that has curled into a cup with a drop of oil. */
export const pepperoniCup: Sprite = (paint, random) => {
  const outline = blob(random, 17, 0.05, 10);
  return {
    outline,
    body:
      path(outline, paint.radial(['#9c2212', '#c23420 55%', '#5c1109 100%'], [0.5, 0.5], 0.55)) +
      path(blob(random, 11.5, 0.06, 9), paint.radial(['#e2693a', '#b93a1e'], [0.55, 0.6])) +
      ellipse(3, 3.5, 6, 4.6, '#f08a3c', { opacity: 0.65 }) +
      ellipse(-4, -4, 3.4, 1.8, '#ffe3c2', { opacity: 0.8, transform: 'rotate(-30 -4 -4)' }),
  };
};

/** A draped slice of raw ham: soft folds, pale seams of fat, a white edge. */
export const parma: Sprite = (paint, random) => {
  const top: Point[] = [
    [-34, 4],
    [-22, -11],
    [-8, -6],
    [6, -15],
    [20, -8],
    [34, -12],
  ].map(([x = 0, y = 0]) => [x, y + random.between(-3, 3)]);
  const bottom: Point[] = [
    [36, 6],
    [22, 15],
    [7, 8],
    [-7, 18],
    [-21, 11],
    [-33, 15],
  ].map(([x = 0, y = 0]) => [x, y + random.between(-3, 3)]);
  const outline = smooth([...top, ...bottom], true);
  const folds = [-20, -4, 12, 26].map((x, index) =>
    path(
      smooth(
        [
          [x - 5, -10],
          [x + 3, -1],
          [x - 1, 12],
          [x + 5, 4],
          [x + 5, -6],
        ],
        true,
      ),
      index % 2 ? '#f4a99c' : '#8e2433',
      { opacity: 0.42 },
    ),
  );
  const fat = [-12, 4, 20].map((x) =>
    stroke(
      smooth([
        [x - 4, -9],
        [x + 2, 0],
        [x - 3, 11],
      ]),
      '#fbdcd0',
      2.2,
      { opacity: 0.85 },
    ),
  );
  return {
    outline,
    body:
      path(outline, paint.linear(['#ea8478', '#cc4a50', '#a83343'], 65)) +
      folds.join('') +
      fat.join('') +
      stroke(smooth(top), '#fff1e6', 4) +
      stroke(smooth([...bottom].reverse().map(([x, y]): Point => [x, y - 2])), '#7c1f2d', 1.6, {
        opacity: 0.35,
      }),
  };
};

/** A paper-thin slice of raw beef. */
export const beefSlice: Sprite = (paint, random) => {
  const outline = blob(random, 30, 0.09, 11, 0.82);
  const marbling = inDisc(random, 9, 21).map(([x, y]) =>
    stroke(
      smooth([
        [x - 6, y * 0.8],
        [x, y * 0.8 + random.between(-3, 3)],
        [x + 6, y * 0.8],
      ]),
      '#f7c4ba',
      random.between(1, 2.2),
      { opacity: 0.7 },
    ),
  );
  return {
    outline,
    body:
      path(outline, paint.radial(['#e0626a', '#c43c4c 60%', '#9c2438 100%'])) +
      marbling.join('') +
      ellipse(-8, -9, 11, 3, '#fff', { opacity: 0.3, transform: 'rotate(-24 -8 -9)' }),
  };
};

/** A small square of cooked ham. */
export const ham: Sprite = (paint, random) => {
  const [w, h] = [random.between(11, 15), random.between(10, 13)];
  const outline = smooth(
    [
      [-w, -h],
      [0, -h - 1.5],
      [w, -h],
      [w + 1.5, 0],
      [w, h],
      [0, h + 1],
      [-w, h],
      [-w - 1, 0],
    ],
    true,
  );
  return {
    outline,
    body:
      path(outline, paint.linear(['#f7b3ab', '#ec8f8b', '#dd7577'], 60)) +
      stroke(
        smooth([
          [-w, -h],
          [0, -h - 1.2],
          [w, -h],
        ]),
        '#ffdcd3',
        2.4,
      ) +
      ellipse(2, 2, 4, 2.4, '#ffd2cb', { opacity: 0.6 }),
  };
};

/** A wavy rasher. */
export const bacon: Sprite = (paint, random) => {
  const wave = (offset: number): Point[] =>
    Array.from({ length: 7 }, (_, index) => [-27 + index * 9, Math.sin(index * 1.5) * 4 + offset]);
  const outline = smooth([...wave(-7), ...wave(7).reverse()], true);
  return {
    outline,
    body:
      path(outline, paint.linear(['#b5412b', '#8c2a1c'], 90)) +
      stroke(smooth(wave(-2.5)), '#f3c39a', 3.4) +
      stroke(smooth(wave(2.8)), '#e6a277', 2.2) +
      stroke(smooth(wave(-6)), '#d96a48', 1.5, { opacity: random.between(0.5, 0.9) }),
  };
};
