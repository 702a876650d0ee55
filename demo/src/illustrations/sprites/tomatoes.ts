import { blob, polar, sector, smooth } from '../core/curves';
import { inDisc } from '../core/scatter';
import { at, circle, ellipse, path, stroke } from '../core/shapes';
import type { Sprite } from '../core/sprite';

export const tomatoSlice: Sprite = (paint, random) => {
  const outline = blob(random, 20, 0.035, 12);
  const chambers = Array.from({ length: 5 }, (_, index) => {
    const turn = index * 72 + random.between(-6, 6);
    const seeds = [0.5, 0.72].map((share) =>
      at(
        ...polar(turn + random.between(-14, 14), 17 * share),
        ellipse(0, 0, 1.7, 1, '#f7d98b'),
        turn,
      ),
    );
    return (
      path(sector(5, 14.5, turn - 24, turn + 24), '#c62f1c', {
        opacity: 0.75,
        stroke: '#c62f1c',
        'stroke-width': 2.4,
        'stroke-linejoin': 'round',
      }) + seeds.join('')
    );
  });
  return {
    outline,
    body:
      path(outline, paint.radial(['#f26a4b', '#e2432b 70%', '#b9261a 100%'])) +
      circle(0, 0, 16.6, '#f0795c', { opacity: 0.6 }) +
      chambers.join('') +
      stroke(smooth([polar(200, 17.5), polar(235, 18), polar(268, 17.5)]), '#ffd6c6', 1.8, {
        opacity: 0.8,
      }),
  };
};

/** A small whole tomato, seen from above, blistered. */
export const cherryTomato: Sprite = (paint, random) => {
  const outline = blob(random, 14, 0.05, 10);
  return {
    outline,
    body:
      path(outline, paint.radial(['#ff8a66', '#e33b25 60%', '#a91c14 100%'])) +
      ellipse(-4.5, -5.5, 4.4, 2.6, '#fff', { opacity: 0.75, transform: 'rotate(-35 -4.5 -5.5)' }) +
      (random.chance(0.4) ? ellipse(4, 5, 3, 1.8, '#6d120c', { opacity: 0.35 }) : ''),
  };
};

export const cherryHalf: Sprite = (paint, random) => {
  const outline = blob(random, 14, 0.04, 10);
  const seeds = inDisc(random, 7, 8, 4).map(([x, y]) => ellipse(x, y, 1.5, 1, '#fbe2a0'));
  return {
    outline,
    body:
      path(outline, '#c62a1b') +
      circle(0, 0, 11.6, paint.radial(['#f7836a', '#e4492f'])) +
      ellipse(0, 0, 2.6, 6, '#f9b59c') +
      seeds.join(''),
  };
};

export const sunDried: Sprite = (paint, random) => {
  const outline = blob(random, 14, 0.22, 9);
  return {
    outline,
    body:
      path(outline, paint.radial(['#d5482c', '#9f2416', '#651209'])) +
      stroke(
        smooth([
          [-9, -2],
          [-2, 3],
          [8, -1],
        ]),
        '#ef7a52',
        1.8,
        { opacity: 0.7 },
      ) +
      stroke(
        smooth([
          [-6, 5],
          [1, 8],
          [7, 5],
        ]),
        '#5c1008',
        1.4,
        { opacity: 0.6 },
      ),
  };
};
