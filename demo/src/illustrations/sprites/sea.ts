import { blob, polar, sector, smooth } from '../core/curves';
import { at, circle, ellipse, path, stroke, type Point } from '../core/shapes';
import type { Sprite } from '../core/sprite';

/** A curled shrimp with its tail. */
export const shrimp: Sprite = (paint) => {
  const outline = `${sector(8, 21, -160, 95)}`;
  const bands = [-135, -105, -75, -45, -15, 15, 45].map((turn) =>
    stroke(smooth([polar(turn, 9), polar(turn + 5, 15), polar(turn, 20.4)]), '#f9cdb4', 2, {
      opacity: 0.9,
    }),
  );
  const tail = at(
    ...polar(98, 14.5),
    path('M0 0C-4 4-12 4-14 10C-8 12-2 9 1 4C0 9 3 14 8 14C8 8 5 3 0 0Z', '#e8613c'),
    20,
  );
  return {
    outline,
    body:
      path(outline, paint.radial(['#ffc8a4', '#f58f62 60%', '#dd6238 100%'], [0.4, 0.35], 0.75), {
        stroke: '#e8744a',
        'stroke-width': 1.4,
        'stroke-linejoin': 'round',
      }) +
      bands.join('') +
      tail +
      stroke(smooth([polar(-150, 18), polar(-110, 18.6), polar(-70, 18.4)]), '#fff1e4', 1.8, {
        opacity: 0.7,
      }),
  };
};

/** A ribbon of smoked salmon. */
export const salmon: Sprite = (paint, random) => {
  const top: Point[] = Array.from({ length: 5 }, (_, index) => [
    -28 + index * 14,
    random.between(-14, -6) * (index % 2 ? 1 : 0.4),
  ]);
  const bottom = [...top].reverse().map(([x, y]): Point => [x, y + random.between(17, 23)]);
  const lines = [0.2, 0.42, 0.64, 0.86].map((share) =>
    stroke(smooth(top.map(([x, y]): Point => [x * 0.94, y + 20 * share])), '#ffd3b8', 1.5, {
      opacity: 0.85,
    }),
  );
  return {
    outline: smooth([...top, ...bottom], true),
    body:
      path(smooth([...top, ...bottom], true), paint.linear(['#ff9a6a', '#f2703d', '#d9532a'], 75)) +
      lines.join(''),
  };
};
export const tuna: Sprite = (paint, random) => {
  const outline = blob(random, 14, 0.24, 8);
  return {
    outline,
    body:
      path(outline, paint.linear(['#f6dcc4', '#dcae90', '#b37d62'], 70)) +
      [-4, 1, 6]
        .map((y) => stroke(`M-9 ${y}Q0 ${y - 3} 9 ${y}`, '#fbeadb', 1.5, { opacity: 0.7 }))
        .join(''),
  };
};
export const squidRing: Sprite = (paint) => ({
  outline: sector(9, 17, 0, 359),
  body:
    circle(0, 0, 13, 'none', {
      stroke: paint.linear(['#f9d58c', '#dd9b3c', '#b06f22'], 60),
      'stroke-width': 9,
    }) +
    circle(0, 0, 13, 'none', {
      stroke: '#ffe9b4',
      'stroke-width': 2.4,
      'stroke-dasharray': '3 7',
      opacity: 0.8,
    }),
});
export const paleSquid: Sprite = (paint) => ({
  outline: sector(7.5, 14, 0, 359),
  body:
    circle(0, 0, 10.5, 'none', {
      stroke: paint.linear(['#ffffff', '#f6e4d8', '#dcbfae'], 60),
      'stroke-width': 7,
    }) + stroke(smooth([polar(200, 12), polar(235, 12.6), polar(270, 12)]), '#fff', 1.8),
});
/** A mussel, open. */
export const mussel: Sprite = (paint) => {
  const outline = 'M-22 2C-18-14 6-18 24-4C14 12-10 16-22 2Z';
  return {
    outline,
    body:
      path(outline, paint.linear(['#5a6688', '#2a3150', '#171b30'], 60)) +
      path('M-16 2C-12-8 6-11 18-3C10 8-8 10-16 2Z', '#cfd3dd') +
      path('M-11 2C-8-5 5-7 13-2C7 6-6 7-11 2Z', paint.radial(['#ffc46a', '#f0963a', '#cf6c22'])),
  };
};
/** A clam, open. */
export const clam: Sprite = (paint) => {
  const ribs = [-60, -36, -12, 12, 36, 60].map((turn) =>
    stroke(smooth([[0, 14], polar(turn - 90, 10), polar(turn - 90, 17)]), '#b59a72', 1.2, {
      opacity: 0.7,
    }),
  );
  return {
    outline: 'M-19 6C-18-14 18-14 19 6C12 16-12 16-19 6Z',
    body:
      path(
        'M-19 6C-18-14 18-14 19 6C12 16-12 16-19 6Z',
        paint.radial(['#fbf0d9', '#e3c99c', '#b9925f']),
      ) +
      ribs.join('') +
      ellipse(0, 6, 10, 5.4, '#f3c08a') +
      ellipse(-2, 4.6, 5, 2.4, '#ffe6c0'),
  };
};
