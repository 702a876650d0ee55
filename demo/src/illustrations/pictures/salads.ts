import type { Picture } from '../dishes/dish';
import { dish } from '../dishes/dish';
import { mound, one, some, thread, type Layer } from '../dishes/layers';
import * as cheese from '../sprites/cheeses';
import * as fruit from '../sprites/fruits';
import * as green from '../sprites/greens';
import * as meat from '../sprites/meats';
import * as sea from '../sprites/sea';
import * as sweet from '../sprites/sweets';
import * as veg from '../sprites/vegetables';
import { polar } from '../core/curves';
import { fork, pot } from '../surfaces/props';
import { strew } from '../core/sprite';
import * as table from '../surfaces/tables';
import * as ware from '../surfaces/wares';

const leaves = (sprite: Parameters<typeof some>[0], count: number, scale = 1.1): Layer =>
  some(sprite, count, scale, { reach: 0.8, shadow: 0.35 });
/** Slices laid in a turning row, tomato and cheese by turns. */
const caprese: Layer = (paint, random, radius) =>
  Array.from({ length: 16 }, (_, index) => {
    const [x, y] = polar(index * 22.5, radius * 0.56);
    return strew(paint, random, index % 2 ? veg.tomatoSlice : cheese.mozzarellaSlice, [[x, y]], {
      scale: radius / 85,
      vary: 0.04,
      turn: false,
    });
  }).join('');

export const SALADS: Record<string, Picture> = {
  'salada-caprese': dish(table.redCheck, ware.whitePlate, [
    caprese,
    some(veg.tomatoSlice, 2, 1.5, { reach: 0.12 }),
    some(green.basil, 9, 1.35, { reach: 0.66 }),
    thread('#5c8f2e', 5, 0.75),
    thread('#3b1a10', 3, 0.7),
  ]),
  'salada-caesar': dish(
    table.oak,
    ware.whiteBowl,
    [
      leaves(green.romaine, 26, 1.25),
      some(meat.chicken, 20, 1.45, { reach: 0.64 }),
      some(veg.crouton, 15, 1, { reach: 0.72 }),
      some(cheese.parmesan, 14, 1.05, { reach: 0.7 }),
    ],
    { props: [pot(86, 556, '#fff6e0', '#e9d3a2', 66)] },
  ),
  'salada-mediterranea': dish(
    table.teal,
    ware.whiteBowl,
    [
      leaves(green.lettuce, 22, 1.2),
      some(veg.cucumber, 10, 1.15, { reach: 0.7 }),
      some(veg.cherryHalf, 11, 1.15, { reach: 0.7 }),
      some(veg.redOnion, 9, 1.1, { reach: 0.66 }),
      some(cheese.feta, 15, 1.1, { reach: 0.66 }),
      some(veg.wholeBlackOlive, 9, 0.95, { reach: 0.7 }),
    ],
    { props: [fork(604, 330, 12)] },
  ),
  'salada-rucula-parma': dish(table.walnutWood, ware.inkBowl, [
    leaves(green.rocket, 46, 1.45),
    some(meat.parma, 8, 1.45, { reach: 0.6 }),
    some(fruit.figWedge, 9, 1.25, { reach: 0.64 }),
    some(cheese.parmesan, 10, 1, { reach: 0.66 }),
    thread('#2e120c', 4, 0.8),
  ]),
  'salada-graos': dish(table.mustard, ware.whiteBowl, [
    mound(['#f7e6bd', '#e3c98e', '#b1904e'], 460, 4.2, 0.86),
    leaves(green.spinach, 10, 1.05),
    some(sweet.chickpea, 26, 1.05, { reach: 0.74 }),
    some(veg.pumpkin, 14, 1.05, { reach: 0.74 }),
    some(veg.beet, 7, 1.1, { reach: 0.7 }),
    thread('#fff3d6', 6, 0.9),
  ]),
  'salada-salmao': dish(table.sky, ware.whitePlate, [
    leaves(green.lettuce, 15, 1.1),
    some(sea.salmon, 10, 1.45, { reach: 0.62 }),
    some(fruit.orange, 7, 1.1, { reach: 0.72 }),
    some(green.dill, 7, 1, { reach: 0.6 }),
    some(veg.caper, 16, 0.9, { reach: 0.7 }),
    one(fruit.lemon, 0.62, 0.56, 1.2),
  ]),
};
