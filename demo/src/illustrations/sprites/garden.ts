import { blob, leafOutline, polygon, smooth } from '../core/curves';
import { inDisc } from '../core/scatter';
import { at, circle, ellipse, group, path, stroke, type Point } from '../core/shapes';
import type { Sprite } from '../core/sprite';

/** A slice of mushroom: cap, gills, stem. */
export const mushroom: Sprite = (paint) => {
  const outline =
    'M-18 2C-19-14-8-19 0-19S19-14 18 2C13 6 8 4 6 3C6 10 8 15 6 18C2 20-2 20-6 18C-8 15-6 10-6 3C-8 4-13 6-18 2Z';
  return {
    outline,
    body:
      path(outline, paint.linear(['#f2e0c0', '#e2c79c', '#c29d6a'], 90), {
        stroke: '#8a6038',
        'stroke-width': 1.6,
      }) +
      path('M-18 2C-19-14-8-19 0-19S19-14 18 2C12-11 6-13 0-13S-12-11-18 2Z', '#9a6b3f') +
      stroke(
        'M-15.5 0C-9 5-5 1-4.5 2C-4 8-4 13-4 16M15.5 0C9 5 5 1 4.5 2C4 8 4 13 4 16',
        '#8a6038',
        1.6,
        { opacity: 0.75 },
      ) +
      path('M-13-8C-10-14-5-17 0-17C-5-14-9-12-13-8Z', '#d9b07c', { opacity: 0.9 }),
  };
};

export const broccoli: Sprite = (paint, random) => {
  const crowns = inDisc(random, 11, 14).map(([x, y]) =>
    circle(x, y - 4, random.between(5, 8), paint.radial(['#8ccf5a', '#4a9a3a', '#276b2c'])),
  );
  return {
    outline: blob(random, 18, 0.08, 10),
    body: path('M-5 4L-4 20H5L6 4Z', '#b8d98a') + crowns.join(''),
  };
};

export const artichoke: Sprite = (paint) => {
  const petals = [-50, -25, 0, 25, 50].map((turn) =>
    at(
      0,
      14,
      path(leafOutline(32, 8), paint.linear(['#dfe0a0', '#a9b566', '#74843f'], 90), {
        stroke: '#6d7c3a',
        'stroke-width': 0.9,
      }),
      turn - 90,
    ),
  );
  return { outline: 'M-18-14H18V18H-18Z', body: petals.join('') };
};

export const garlicChip: Sprite = (paint, random) => {
  const outline = smooth(
    [
      [-10, 2],
      [-4, -7],
      [5, -6],
      [10, 1],
      [4, 3],
      [-3, 4],
    ],
    true,
  );
  return {
    outline,
    body:
      path(outline, paint.radial(['#fff3cf', '#f0d394', '#c98d3c'], [0.5, 0.4])) +
      ellipse(random.between(-2, 2), -2, 3.6, 1.4, '#fffbe8', { opacity: 0.8 }),
  };
};

export const pea: Sprite = (paint) => ({
  outline: 'M0-6A6 6 0 1 1-.1-6Z',
  body:
    circle(0, 0, 6.4, paint.radial(['#b6e070', '#6fb33c', '#3f7f26'])) +
    circle(-2, -2.4, 1.6, '#fff', { opacity: 0.7 }),
});

export const corn: Sprite = (paint, random) => ({
  outline: 'M0-6A6 6 0 1 1-.1-6Z',
  body:
    path(blob(random, 6.6, 0.12, 6), paint.radial(['#fff2a0', '#fbcf3c', '#d99a17'])) +
    ellipse(-1.6, -2.4, 2.2, 1.2, '#fffbe0', { opacity: 0.9 }),
});

export const chiliFlake: Sprite = (_, random) => ({
  outline: 'M-2-1H2V1H-2Z',
  body: path(
    blob(random, random.between(1.4, 2.8), 0.4, 5),
    random.pick(['#b01e12', '#d8391f', '#8a130c']),
  ),
});

export const cube =
  (light: string, mid: string, dark: string): Sprite =>
  (paint, random) => {
    const size = random.between(9, 12);
    const corner = (x: number, y: number): Point => [
      x * size + random.between(-2, 2),
      y * size + random.between(-2, 2),
    ];
    const outline = polygon([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
    return {
      outline,
      body: group([
        path(outline, paint.linear([light, mid, dark], 55), {
          stroke: mid,
          'stroke-width': 4,
          'stroke-linejoin': 'round',
        }),
        ellipse(-3, -5, 4.5, 2, '#fff', { opacity: 0.4 }),
      ]),
    };
  };

export const pumpkin = cube('#ffc257', '#ef8f2a', '#c2631a');

export const potato = cube('#ffe39a', '#f0bd57', '#c88a2c');

export const crouton = cube('#f7e0ae', '#e0b36a', '#b57f3c');

export const carrot = cube('#ffb45c', '#f08a2c', '#c85f17');
