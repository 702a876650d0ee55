import { blurred } from '../../core/paint';
import { at, circle, ellipse, group, path, rect, stroke } from '../../core/shapes';
import { strew } from '../../core/sprite';
import { type Picture } from '../../dishes/dish';
import { bottle } from '../../drinks/bottles';
import * as mark from '../../drinks/emblems';
import { glass } from '../../drinks/glasses';
import { lyingPizza } from '../../pictures/combos';
import * as baked from '../../sprites/baked';
import * as veg from '../../sprites/vegetables';
import { bricks } from '../oven';
import { W, flat } from './kit';

/** The slice shop: tiles, a window on the skyline at dusk, pies on the counter. */
export const sliceShop: Picture = (paint, random) => {
  const towers = Array.from({ length: 22 }, (_, index) => {
    const [x, height] = [index * 44 - 20, random.between(90, 250)];
    const windows = Array.from({ length: 10 }, () =>
      rect(x + random.whole(4, 30), 360 - random.between(10, height - 10), 5, 8, '#ffe08a', {
        opacity: random.between(0.3, 0.95),
      }),
    );
    return (
      rect(x, 360 - height, random.between(34, 52), height, index % 2 ? '#1c3f52' : '#14303f') +
      windows.join('')
    );
  });
  return (
    at(
      0,
      0,
      bricks(paint, random, W, 560, ['#f4f1e6', '#ece8da', '#faf7ee'], '#cfc9b6', [110, 54]),
    ) +
    rect(0, 0, W, 90, paint.linear(['#0f6b66', '#0a4a47'], 90)) +
    rect(0, 84, W, 12, '#f6c445') +
    rect(0, 0, W, 560, paint.radial(['#fff/0.2', '#06302e/0.5'], [0.45, 0.4], 0.8)) +
    at(
      330,
      130,
      blurred(paint, 12, rect(-14, -14, 948, 388, '#06302e', { rx: 12, opacity: 0.5 })) +
        rect(-16, -16, 952, 392, '#0a4a47', { rx: 10 }) +
        group(
          [
            rect(0, 0, 920, 360, paint.linear(['#28506e', '#c9678a', '#f6a45c'], 90)),
            circle(690, 250, 46, '#ffe08a', { opacity: 0.9 }),
            ...towers,
          ],
          { 'clip-path': paint.clip('<rect x="0" y="0" width="920" height="360"/>') },
        ) +
        rect(454, 0, 12, 360, '#0a4a47') +
        path('M0 0H300L60 360H0Z', '#fff', { opacity: 0.1 }),
    ) +
    [180, 1420]
      .map(
        (x) =>
          stroke(`M${x} 90V170`, '#23343a', 5) +
          blurred(paint, 30, ellipse(x, 300, 150, 120, '#ffe3a0', { opacity: 0.5 })) +
          path(`M${x - 64} 226C${x - 60} 176 ${x + 60} 176 ${x + 64} 226Z`, '#d3372a') +
          ellipse(x, 226, 64, 11, '#fff3c4'),
      )
      .join('') +
    rect(0, 556, W, 244, paint.linear(['#e9e2d2', '#b7ab94'], 90)) +
    rect(0, 548, W, 18, paint.linear(['#faf6ea', '#cfc5ae'], 90)) +
    at(
      230,
      556,
      [0, 1, 2, 3]
        .map(
          (index) =>
            rect(
              -120 + random.whole(-6, 6),
              -44 - index * 40,
              240,
              38,
              index % 2 ? '#d9b27c' : '#e6c391',
              { rx: 4 },
            ) + rect(-120, -12 - index * 40, 240, 5, '#8f6a3c', { opacity: 0.5 }),
        )
        .join(''),
    ) +
    glass(
      paint,
      random,
      1330,
      640,
      { shape: 'highball', drink: ['#6d3216', '#2e1206'], ice: 3, bubbles: 26, straw: '#d3372a' },
      0.9,
    ) +
    bottle(
      paint,
      random,
      1480,
      620,
      {
        shape: 'soda',
        glass: ['#8a4a1f', '#3d1a08', '#5c2c10'],
        cap: ['#e8b23c', '#a8741a'],
        label: ['#f8e6c4', '#e9c98c'],
        emblem: mark.star('#8c2f14', 6),
        cold: true,
      },
      0.96,
    ) +
    lyingPizza(paint, random, 'pepperoni', 820, 640, 280, 0.46) +
    flat(
      strew(
        paint,
        random,
        baked.knot,
        [
          [0, 0],
          [90, 20],
          [40, -50],
        ],
        { scale: 2.2 },
      ),
      330,
      690,
    ) +
    flat(
      strew(
        paint,
        random,
        veg.jalapeno,
        [
          [0, 0],
          [50, 30],
        ],
        { scale: 2 },
      ),
      1180,
      690,
    )
  );
};
