import { seededRandom } from '../../build/seeded-random';
import type { Random } from '../../build/seeded-random';
import { blurred, type Paint } from '../core/paint';
import { at, ellipse, group } from '../core/shapes';
import { put, strew } from '../core/sprite';
import type { Picture } from '../dishes/dish';
import { pizza } from '../dishes/pizza';
import { SAVOURY } from '../dishes/pizza-recipes';
import { SWEET } from '../dishes/sweet-pizza-recipes';
import { bottle, type Bottle } from '../drinks/bottles';
import { can, type Can } from '../drinks/cans';
import * as mark from '../drinks/emblems';
import { glass } from '../drinks/glasses';
import * as baked from '../sprites/baked';
import * as green from '../sprites/greens';
import * as veg from '../sprites/vegetables';
import * as set from '../surfaces/stage';
import { bowl, WHITE } from '../surfaces/ware';

const ALL = { ...SAVOURY, ...SWEET };

/** A pizza lying on a table that is seen from its edge. */
export function lyingPizza(
  paint: Paint,
  random: Random,
  name: string,
  x: number,
  y: number,
  radius: number,
  tilt = 0.44,
): string {
  const recipe = ALL[name];
  if (!recipe) throw new RangeError(`no pizza is called ${name}`);
  const thick = radius * 0.09;
  return (
    blurred(
      paint,
      12,
      ellipse(x + 10, y + thick + radius * 0.08, radius * 1.1, radius * tilt * 1.1, '#1d0a02', {
        opacity: 0.5,
      }),
    ) +
    ellipse(x, y + thick * 1.8, radius * 1.12, radius * tilt * 1.1, '#8a5627') +
    ellipse(
      x,
      y + thick,
      radius * 1.12,
      radius * tilt * 1.1,
      paint.linear(['#dfae6f', '#b67b3f'], 40),
    ) +
    ellipse(x, y + thick * 0.55, radius, radius * tilt, '#a8641f') +
    at(
      x,
      y,
      pizza(paint, seededRandom(`${name}-${random.whole(0, 3)}`), recipe, radius),
      0,
      1,
      tilt,
    )
  );
}
const GUARANA: Bottle = {
  shape: 'twoLitre',
  glass: ['#4f9a4f', '#1f5f2c', '#2f7a3a'],
  cap: ['#3fae57', '#17702f'],
  label: ['#ffe07a', '#f4bd3a'],
  emblem: mark.fruit('#d3322a', '#2f8a3c', '#ff8a5c'),
  band: '#13642a',
  cold: true,
};
const COLA: Bottle = {
  ...GUARANA,
  glass: ['#6d3a20', '#2a1208', '#40200f'],
  cap: ['#e0343a', '#9c1219'],
  label: ['#e0343a', '#b3181f'],
  emblem: mark.swirl('#fff6ee'),
  band: '#fff6ee',
};
const COLA_CAN: Can = {
  colors: ['#d3232a', '#9c1219'],
  stripe: '#fff6ee',
  emblem: mark.swirl('#fff6ee'),
};
const GUARANA_CAN: Can = {
  colors: ['#2f9d4a', '#13642a'],
  stripe: '#f6c945',
  emblem: mark.fruit('#d3322a', '#f6e27a', '#ff8a5c'),
};

const leaves: Picture = (paint, random) =>
  at(86, 590, put(paint, random, green.basil, 0, 0, 1.9, 20), 0, 1, 0.6) +
  at(130, 606, put(paint, random, veg.cherryTomato, 0, 0, 1.5), 0, 1, 0.85);
/** A bowl seen a little from above, with its content. */
const sideBowl =
  (x: number, y: number, radius: number, fill: Picture): Picture =>
  (paint, random) =>
    at(
      x,
      y,
      group([
        ellipse(0, radius * 0.36, radius * 0.7, radius * 0.3, '#cfc5b6'),
        bowl(paint, radius, WHITE),
        fill(paint, random),
      ]),
      0,
      1,
      0.56,
    );

export const COMBOS: Record<string, Picture> = {
  'combo-familia': (paint, random) =>
    set.WARM(paint, random) +
    bottle(paint, random, 500, 470, GUARANA, 0.98) +
    lyingPizza(paint, random, 'chocolate-morango', 146, 396, 112) +
    lyingPizza(paint, random, 'pepperoni', 300, 508, 232) +
    leaves(paint, random),
  'combo-casal': (paint, random) =>
    set.ROSE(paint, random) +
    can(paint, random, 452, 436, COLA_CAN, 0.9) +
    can(paint, random, 556, 450, GUARANA_CAN, 0.9) +
    glass(
      paint,
      random,
      108,
      450,
      {
        shape: 'shake',
        drink: ['#fffaf0', '#f0dcb4'],
        fill: 0.98,
        foam: '#fff6e6',
        layers: ['#7a4526', 0.55],
      },
      0.72,
    ) +
    lyingPizza(paint, random, 'margherita', 300, 504, 220) +
    leaves(paint, random),
  'combo-galera': (paint, random) =>
    set.SUN(paint, random) +
    bottle(paint, random, 500, 418, COLA, 0.86) +
    bottle(paint, random, 590, 436, GUARANA, 0.86) +
    lyingPizza(paint, random, 'portuguesa', 214, 374, 196) +
    lyingPizza(paint, random, 'calabresa', 330, 520, 252),
  'combo-almoco': (paint, random) =>
    set.LEAFY(paint, random) +
    can(paint, random, 516, 458, COLA_CAN, 0.98) +
    lyingPizza(paint, random, 'napolitana', 238, 446, 190) +
    sideBowl(
      446,
      548,
      124,
      (p, r) =>
        strew(
          p,
          r,
          green.lettuce,
          [
            [-40, -20],
            [36, -30],
            [0, 30],
            [-50, 34],
            [50, 30],
          ],
          { scale: 1.3 },
        ) +
        strew(
          p,
          r,
          veg.cherryHalf,
          [
            [-24, 6],
            [34, 12],
            [0, -34],
          ],
          { scale: 1.3 },
        ) +
        strew(
          p,
          r,
          veg.cucumber,
          [
            [18, -6],
            [-44, -34],
          ],
          { scale: 1.2 },
        ),
    )(paint, random),
  'combo-dupla': (paint, random) =>
    set.NIGHT(paint, random) +
    lyingPizza(paint, random, 'quatro-queijos', 372, 356, 214) +
    lyingPizza(paint, random, 'parma-rucula', 276, 514, 246),
  'game-night': (paint, random) =>
    set.MINT(paint, random) +
    bottle(paint, random, 534, 456, COLA, 0.96) +
    lyingPizza(paint, random, 'pepperoni', 268, 446, 232) +
    sideBowl(480, 560, 128, (p, r) =>
      strew(
        p,
        r,
        baked.knot,
        [
          [-44, -22],
          [40, -30],
          [0, 26],
          [-50, 40],
          [54, 32],
        ],
        { scale: 1.5 },
      ),
    )(paint, random),
  'two-for-tuesday': (paint, random) =>
    set.SKY(paint, random) +
    lyingPizza(paint, random, 'supreme', 380, 356, 210) +
    lyingPizza(paint, random, 'hot-honey', 266, 512, 240),
  'lunch-deal': (paint, random) =>
    set.SUN(paint, random) +
    can(paint, random, 500, 500, COLA_CAN, 1.24) +
    lyingPizza(paint, random, 'margherita', 244, 516, 206),
};
