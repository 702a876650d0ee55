import { blob, smooth } from '../core/curves';
import { inDisc } from '../core/scatter';
import { at, circle, ellipse, path } from '../core/shapes';
import type { Sprite } from '../core/sprite';

export const strawberry: Sprite = (paint, random) => {
  const outline = smooth(
    [
      [0, -15],
      [12, -13],
      [16, -3],
      [10, 11],
      [0, 20],
      [-10, 11],
      [-16, -3],
      [-12, -13],
    ],
    true,
  );
  const seeds = inDisc(random, 14, 14).map(([x, y]) => ellipse(x * 0.85, y, 1, 1.6, '#ffd98a'));
  const crown = [-70, -35, 0, 35, 70].map((turn) =>
    at(0, -15, path('M0 0C-4-4-3-9 0-12C3-9 4-4 0 0Z', '#4f9a3a'), turn),
  );
  return {
    outline,
    body:
      path(outline, paint.radial(['#ff7364', '#e02035 60%', '#a30d24 100%'])) +
      seeds.join('') +
      crown.join('') +
      ellipse(-6, -6, 3.6, 5, '#fff', { opacity: 0.35, transform: 'rotate(25 -6 -6)' }),
  };
};

const berry =
  (stops: readonly string[]): Sprite =>
  (paint) => ({
    outline: 'M0-8A8 8 0 1 1-.1-8Z',
    body: circle(0, 0, 8, paint.radial(stops)) + circle(-2.6, -3, 1.9, '#fff', { opacity: 0.55 }),
  });

export const blueberry = berry(['#8a9ad8', '#43519c', '#232c60']);

export const redcurrant = berry(['#ff8a78', '#dc2336', '#96091f']);

export const grape = berry(['#d8ec9a', '#9cc451', '#648f2c']);

export const raspberry: Sprite = (paint, random) => {
  const drupes = inDisc(random, 14, 9).map(([x, y]) =>
    circle(x, y, 3.4, paint.radial(['#ff8fa0', '#d92d57', '#9c1340'])),
  );
  return {
    outline: blob(random, 12, 0.05, 9),
    body: circle(0, 0, 11, '#a8174a') + drupes.join(''),
  };
};
