import { seededRandom } from '../../build/seeded-random';
import { blurred } from '../core/paint';
import { inRect } from '../core/scatter';
import { at, circle, group, num, path, rect } from '../core/shapes';
import { strew } from '../core/sprite';
import type { Picture } from '../dishes/dish';
import { SIDE } from '../dishes/dish';
import { pizza } from '../dishes/pizza';
import { SAVOURY } from '../dishes/pizza-recipes';
import * as green from '../sprites/greens';
import * as veg from '../sprites/vegetables';
import * as table from '../surfaces/tables';
import { paper, roundShadow } from '../surfaces/ware';

const LONG = 520;
const HALF = 25;
const tip = (degrees: number, radius: number): string =>
  `${num(Math.cos((degrees * Math.PI) / 180) * radius)} ${num(Math.sin((degrees * Math.PI) / 180) * radius)}`;

/** One wide slice, its tip to the lower left, on paper; cut out of a whole pizza of the recipe. */
const slice =
  (surface: table.Surface, recipe: string): Picture =>
  (paint, random) => {
    const found = SAVOURY[recipe];
    if (!found) throw new RangeError(`no pizza is called ${recipe}`);
    const outline = `M0 0L${tip(-HALF, LONG)}A${LONG} ${LONG} 0 0 1 ${tip(HALF, LONG)}Z`;
    const bigger = {
      ...found,
      toppings: found.toppings.map((it) => ({
        ...it,
        scale: (it.scale ?? 1) * 0.66,
        count: Math.round(it.count * 3.4),
        reach: 0.8,
      })),
      cuts: 0,
    };
    const whole = pizza(paint, seededRandom(`slice-${recipe}`), bigger, LONG);
    const shaped =
      blurred(paint, 10, path(outline, '#2a0f03', { opacity: 0.5, transform: 'translate(6 14)' })) +
      path(outline, '#b3702c', { transform: 'translate(2 9)' }) +
      path(outline, '#e3ae62', { transform: 'translate(1 5)' }) +
      group(group(whole, { transform: 'rotate(-8)' }), {
        'clip-path': paint.clip(`<path d="${outline}"/>`),
      });
    return (
      surface(paint, random, SIDE, SIDE) +
      at(320, 330, roundShadow(paint, 270, 0.2) + paper(paint, random, 292)) +
      at(128, 508, shaped, -42)
    );
  };

/** A square of pan pizza with sauce over the cheese. */
const square: Picture = (paint, random) => {
  const shape = (inset: number, fill: string): string =>
    rect(-190 + inset, -190 + inset, 380 - inset * 2, 380 - inset * 2, fill, { rx: 26 });
  const spread = (count: number, inset: number) =>
    inRect(random, count, 380 - inset * 2, 380 - inset * 2).map(([x, y]): [number, number] => [
      x - 190 + inset,
      y - 190 + inset,
    ]);
  return (
    table.tealCheck(paint, random, SIDE, SIDE) +
    at(320, 330, paper(paint, random, 296)) +
    at(
      320,
      322,
      blurred(paint, 12, at(8, 16, shape(0, '#2a0f03')), { opacity: 0.5 }) +
        at(0, 10, shape(0, '#8f5318')) +
        shape(0, paint.radial(['#eeb35c', '#d18a38 70%', '#9a5a1c 100%'], [0.5, 0.5], 0.7)) +
        shape(22, paint.radial(['#ffe7a0', '#f6c765'])) +
        spread(9, 60)
          .map(([x, y]) =>
            circle(x, y, random.between(26, 44), paint.radial(['#e7553a', '#b32a14'])),
          )
          .join('') +
        strew(paint, random, veg.cherryHalf, spread(6, 60), { scale: 1.1 }) +
        strew(paint, random, green.basil, spread(6, 66), { scale: 1.6 }) +
        strew(paint, random, green.chopped, spread(40, 36), { scale: 0.9, shadow: 0.15 }),
      -12,
    )
  );
};

export const SLICES: Record<string, Picture> = {
  'slice-cheese': slice(table.redCheck, 'ny-plain'),
  'slice-pepperoni': slice(table.tealCheck, 'hot-honey'),
  'slice-white': slice(table.nightBlue, 'white-pie'),
  'slice-grandma': square,
  'slice-buffalo': slice(table.slate, 'buffalo-chicken'),
  'slice-veggie': slice(table.sageCloth, 'ortolana'),
  'slice-supreme': slice(table.walnutWood, 'supreme'),
  'slice-hawaiian': slice(table.mustard, 'hawaiian'),
};
