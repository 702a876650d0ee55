import { blob, polar, sector, smooth } from '../core/curves';
import { inDisc } from '../core/scatter';
import { at, circle, ellipse, path, stroke } from '../core/shapes';
import type { Sprite } from '../core/sprite';

/** A wheel of citrus: peel, pith, segments. */
const citrus =
  (peel: string, pith: string, light: string, deep: string): Sprite =>
  (paint) => {
    const segments = Array.from({ length: 9 }, (_, index) =>
      path(
        sector(2.5, 14.4, index * 40 + 3, index * 40 + 37),
        paint.radial([light, deep], [0.5, 0.5]),
        {
          stroke: light,
          'stroke-width': 1.2,
          'stroke-linejoin': 'round',
        },
      ),
    );
    return {
      outline: 'M0-20A20 20 0 1 1-.1-20Z',
      body:
        circle(0, 0, 20, peel) +
        circle(0, 0, 17.6, pith) +
        segments.join('') +
        circle(0, 0, 2, pith),
    };
  };

export const orange = citrus('#f08a1a', '#fff1d2', '#ffb84a', '#f7931e');

export const lemon = citrus('#f4cf2c', '#fffbe0', '#fdee86', '#f6d743');

export const lime = citrus('#5c9e2e', '#f5fbdc', '#cfe98a', '#9fce54');

export const strawberrySlice: Sprite = (paint, random) => {
  const outline = smooth(
    [
      [0, -16],
      [11, -15],
      [16, -4],
      [9, 11],
      [0, 20],
      [-9, 11],
      [-16, -4],
      [-11, -15],
    ],
    true,
  );
  const seeds = inDisc(random, 10, 13, 9).map(([x, y]) =>
    ellipse(x * 0.85, y, 0.9, 1.4, '#ffe3a0'),
  );
  return {
    outline,
    body:
      path(outline, paint.radial(['#ff7a6b', '#e6263a 75%', '#b3122a 100%'], [0.5, 0.4])) +
      path(
        smooth(
          [
            [0, -8],
            [6, -6],
            [5, 4],
            [0, 11],
            [-5, 4],
            [-6, -6],
          ],
          true,
        ),
        '#ffd9cf',
        { opacity: 0.85 },
      ) +
      seeds.join(''),
  };
};

export const bananaSlice: Sprite = (paint, random) => {
  const outline = blob(random, 16, 0.04, 10);
  const seeds = [0, 120, 240].map((turn) =>
    at(...polar(turn + random.between(-15, 15), 3.6), ellipse(0, 0, 2.4, 0.9, '#a97c3c'), turn),
  );
  return {
    outline,
    body:
      path(outline, '#d9a13c') +
      path(blob(random, 14.2, 0.04, 10), paint.radial(['#fff6cf', '#fbe49a 70%', '#eac05a 100%'])) +
      seeds.join(''),
  };
};

export const figWedge: Sprite = (paint, random) => {
  const outline = smooth(
    [
      [0, -20],
      [11, -6],
      [14, 9],
      [0, 18],
      [-14, 9],
      [-11, -6],
    ],
    true,
  );
  const seeds = inDisc(random, 18, 8).map(([x, y]) => ellipse(x, y + 4, 1, 0.8, '#f8dc9a'));
  return {
    outline,
    body:
      path(outline, paint.linear(['#7d9a4a', '#5c2f5e 40%', '#3c1a44'], 90)) +
      path(
        smooth(
          [
            [0, -12],
            [8, -2],
            [9.5, 8],
            [0, 13.5],
            [-9.5, 8],
            [-8, -2],
          ],
          true,
        ),
        '#f6e6d0',
      ) +
      path(
        smooth(
          [
            [0, -7],
            [6, 1],
            [6.5, 8],
            [0, 11],
            [-6.5, 8],
            [-6, 1],
          ],
          true,
        ),
        paint.radial(['#ef7d8a', '#c23355']),
      ) +
      seeds.join(''),
  };
};

export const pearSlice: Sprite = (paint) => {
  const outline = smooth(
    [
      [0, -24],
      [6, -16],
      [7, -6],
      [13, 6],
      [10, 17],
      [0, 21],
      [-10, 17],
      [-13, 6],
      [-7, -6],
      [-6, -16],
    ],
    true,
  );
  return {
    outline,
    body:
      path(outline, '#b7bd4e') +
      path(
        smooth(
          [
            [0, -20],
            [4, -14],
            [5, -5],
            [10.5, 6],
            [8, 14.5],
            [0, 18],
            [-8, 14.5],
            [-10.5, 6],
            [-5, -5],
            [-4, -14],
          ],
          true,
        ),
        paint.linear(['#fffbe6', '#f7edc2', '#e9d691'], 70),
      ) +
      ellipse(0, 8, 3, 4.4, '#e2cc84') +
      ellipse(-1.4, 8, 0.9, 1.8, '#5c3a1a') +
      ellipse(1.4, 8, 0.9, 1.8, '#5c3a1a'),
  };
};

export const pineapple: Sprite = (paint) => {
  const outline = sector(5, 22, -34, 34);
  return {
    outline: 'M-9-8L10-13V13L-9 8Z',
    body: at(
      -13,
      0,
      path(outline, paint.radial(['#fff0a0', '#fbcf3f', '#dc9a1a'], [0.3, 0.5], 0.8), {
        stroke: '#f3b52c',
        'stroke-width': 2.4,
        'stroke-linejoin': 'round',
      }) +
        [-20, -6, 8, 22]
          .map((turn) =>
            stroke(smooth([polar(turn, 8), polar(turn, 20)]), '#d9951c', 1.1, { opacity: 0.6 }),
          )
          .join(''),
    ),
  };
};

export const kiwi: Sprite = (paint, random) => {
  const seeds = Array.from({ length: 14 }, (_, index) =>
    at(
      ...polar(index * 25.7 + random.between(-4, 4), 7.4),
      ellipse(0, 0, 1.9, 0.9, '#2a2414'),
      index * 25.7,
    ),
  );
  return {
    outline: 'M0-17A17 17 0 1 1-.1-17Z',
    body:
      circle(0, 0, 17.4, '#7a5a34') +
      circle(
        0,
        0,
        15.8,
        paint.radial(['#d2e77a', '#8dc63f 60%', '#5f9e2a 100%'], [0.5, 0.5], 0.55),
      ) +
      ellipse(0, 0, 4.6, 4, '#f4f6d0') +
      seeds.join(''),
  };
};
