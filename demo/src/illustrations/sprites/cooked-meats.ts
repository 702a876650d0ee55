import { blob, smooth } from '../core/curves';
import { inDisc } from '../core/scatter';
import { circle, ellipse, path, stroke } from '../core/shapes';
import type { Drawn, Sprite } from '../core/sprite';
import type { Paint } from '../core/paint';
import type { Random } from '../../build/seeded-random';

const chunk =
  (light: string, mid: string, dark: string): Sprite =>
  (paint, random) => {
    const outline = blob(random, 13, 0.24, 7);
    return {
      outline,
      body:
        path(outline, paint.radial([light, mid, dark])) +
        path(blob(random, 4.4, 0.3, 6), light, { opacity: 0.55, transform: 'translate(-3 -4)' }),
    };
  };

export const sausage = chunk('#c98058', '#9c5636', '#6e3520');

export const meatCrumb = chunk('#b06a45', '#7e4128', '#552616');

export const carneSeca: Sprite = (paint, random) =>
  shred(paint, random, ['#a3543a', '#71301f', '#4e1f15']);

export const chicken: Sprite = (paint, random) =>
  shred(paint, random, ['#fbe7c3', '#eccb96', '#c99a5c']);

/** A torn strip of cooked meat with its fibres. */
function shred(paint: Paint, random: Random, colors: readonly [string, string, string]): Drawn {
  const [length, width] = [random.between(14, 22), random.between(5.5, 8.5)];
  const outline = smooth(
    [
      [-length, 0],
      [-length * 0.5, -width],
      [length * 0.4, -width * 0.8],
      [length, random.between(-3, 3)],
      [length * 0.5, width * 0.9],
      [-length * 0.5, width],
    ],
    true,
  );
  const fibres = [-0.4, 0.1, 0.5].map((y) =>
    stroke(
      smooth([
        [-length * 0.7, y * width],
        [0, y * width + random.between(-1.5, 1.5)],
        [length * 0.7, y * width],
      ]),
      colors[2],
      1,
      { opacity: 0.5 },
    ),
  );
  return {
    outline,
    body:
      path(outline, paint.linear([...colors], 80)) +
      fibres.join('') +
      ellipse(-length * 0.2, -width * 0.45, length * 0.4, 1.4, '#fff', { opacity: 0.35 }),
  };
}

/** Crisp breaded chicken in sauce. */
export const crispyChicken: Sprite = (paint, random) => {
  const outline = blob(random, 17, 0.16, 10);
  const crumbs = inDisc(random, 16, 14).map(([x, y]) =>
    circle(x, y, random.between(1.2, 2.4), random.pick(['#f6b267', '#c9691f', '#ffd08a']), {
      opacity: 0.8,
    }),
  );
  return {
    outline,
    body:
      path(outline, paint.radial(['#f3a04a', '#d97a25', '#a6501a'])) +
      crumbs.join('') +
      ellipse(-5, -6, 5, 2.4, '#ffe7bd', { opacity: 0.7, transform: 'rotate(-25 -5 -6)' }),
  };
};

export const meatball: Sprite = (paint, random) => {
  const outline = blob(random, 19, 0.05, 11);
  const bits = inDisc(random, 14, 15).map(([x, y]) =>
    circle(x, y, random.between(1, 2.4), random.pick(['#4c1f12', '#a9623f', '#c8845c']), {
      opacity: 0.55,
    }),
  );
  return {
    outline,
    body:
      path(outline, paint.radial(['#b56a45', '#834229 60%', '#522313 100%'])) +
      bits.join('') +
      ellipse(-6, -8, 6, 3, '#f2c7a2', { opacity: 0.6, transform: 'rotate(-30 -6 -8)' }),
  };
};
