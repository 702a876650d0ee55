import type { Picture } from '../dishes/dish';
import { dish } from '../dishes/dish';
import { dollops, one, pool, some, thread, type Layer } from '../dishes/layers';
import * as baked from '../sprites/baked';
import * as cheese from '../sprites/cheeses';
import * as fruit from '../sprites/fruits';
import * as green from '../sprites/greens';
import * as meat from '../sprites/meats';
import * as pasta from '../sprites/pasta';
import * as sea from '../sprites/sea';
import * as sweet from '../sprites/sweets';
import * as veg from '../sprites/vegetables';
import { beside, napkin, pot, spoon, toast } from '../surfaces/props';
import { at } from '../core/shapes';
import { put, strew, type Sprite } from '../core/sprite';
import { inDisc } from '../core/scatter';
import * as table from '../surfaces/tables';
import * as ware from '../surfaces/wares';

const SAUCE = ['#e75a34', '#c8381f', '#98230f'] as const;
const herbs = some(green.chopped, 40, 0.8, { reach: 0.75, shadow: 0.15 });
/** Slices of toast, each with its own topping. */
const toasts =
  (toppings: readonly (readonly [Sprite, number, number])[]): Layer =>
  (paint, random, radius) =>
    (
      [
        [-0.42, -0.36, -8],
        [0.42, -0.32, 7],
        [-0.4, 0.42, 6],
        [0.42, 0.44, -9],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x * radius,
          y * radius,
          put(paint, random, toast, 0, 0, radius / 190, turn) +
            toppings
              .map(([sprite, count, scale]) =>
                strew(paint, random, sprite, inDisc(random, count, radius * 0.27), {
                  scale: (scale * radius) / 165,
                }),
              )
              .join(''),
        ),
      )
      .join('');

export const STARTERS: Record<string, Picture> = {
  'bruschetta-pomodoro': dish(
    table.linen,
    ware.woodBoard,
    [
      toasts([
        [veg.cube('#f5644a', '#d93a24', '#a3200f'), 15, 0.72],
        [green.basil, 3, 0.9],
      ]),
    ],
    { props: [beside(veg.cherryTomato, 590, 70, 2), beside(veg.cherryTomato, 614, 116, 1.6)] },
  ),
  'bruschetta-funghi': dish(table.sageCloth, ware.woodBoard, [
    toasts([
      [cheese.ricotta, 4, 1],
      [veg.mushroom, 8, 0.95],
      [green.thyme, 1, 0.7],
    ]),
  ]),
  'burrata-pesto': dish(
    table.walnutWood,
    ware.bluePlate,
    [
      pool(['#9dbf52', '#6d9a36', '#47711f'], 0.86, 0.08),
      one(cheese.burrataBall, 0, -0.03, 3),
      some(veg.cherryTomato, 13, 1.1, { reach: 0.78, inner: 0.56 }),
      some(sweet.pineNut, 16, 1, { reach: 0.8, inner: 0.5 }),
      some(green.basil, 5, 1.2, { reach: 0.7, inner: 0.48 }),
      one(green.basil, 0.02, -0.05, 1.4, -60),
    ],
    { props: [napkin(606, 566, '#f6eddd', '#6d9a36')] },
  ),
  arancini: dish(
    table.redCheck,
    ware.clayPlate,
    [
      some(baked.arancino, 10, 1.5, { reach: 0.64 }),
      herbs,
      some(cheese.grated, 40, 1, { shadow: 0.2 }),
    ],
    { props: [pot(88, 556, '#e75a34', '#a82a14', 76)] },
  ),
  carpaccio: dish(table.slate, ware.whitePlate, [
    some(meat.beefSlice, 24, 1.5, { reach: 0.82 }),
    some(green.rocket, 13, 1.2, { reach: 0.36 }),
    some(cheese.parmesan, 11, 1.1, { reach: 0.6 }),
    some(veg.caper, 20, 0.95, { reach: 0.75 }),
    thread('#f2d36a', 4, 0.9),
  ]),
  'polenta-frita': dish(
    table.wineRed,
    ware.parchment,
    [
      some(baked.polentaStick, 32, 1.45, { reach: 0.68 }),
      some(cheese.grated, 70, 1.1, { reach: 0.72, shadow: 0.2 }),
      herbs,
    ],
    { props: [pot(556, 560, '#fff3d2', '#ecc872', 70)] },
  ),
  'lula-dore': dish(
    table.teal,
    ware.whitePlate,
    [
      some(sea.squidRing, 30, 1.6, { reach: 0.8 }),
      herbs,
      one(fruit.lemon, 0.5, 0.5, 1.7),
      one(fruit.lemon, 0.7, 0.2, 1.4),
    ],
    { props: [pot(86, 566, '#fffbe6', '#efdca4', 70)] },
  ),
  'tabua-antepasto': dish(table.nightBlue, ware.woodBoard, [
    some(meat.parma, 7, 1.5, { reach: 0.4 }),
    some(meat.salame, 9, 1.35, { reach: 0.78, inner: 0.55 }),
    some(cheese.feta, 8, 1.5, { reach: 0.7 }),
    some(veg.wholeGreenOlive, 9, 1.1, { reach: 0.72 }),
    some(veg.sunDried, 7, 1.15, { reach: 0.7 }),
    some(veg.eggplant, 5, 1.2, { reach: 0.7 }),
    some(baked.grissino, 3, 1.05, { reach: 0.3, inner: 0.1 }),
    some(fruit.grape, 10, 1.2, { reach: 0.5, inner: 0.3 }),
    one(green.rosemary, 0.1, -0.75, 1.6, 10),
  ]),
  caponata: dish(
    table.mustard,
    ware.clayBowl,
    [
      pool(SAUCE, 0.86),
      some(veg.cube('#7b4a6a', '#55304d', '#341a2f'), 34, 0.95, { reach: 0.76 }),
      some(veg.redPepper, 10, 0.95, { reach: 0.72 }),
      some(veg.yellowPepper, 8, 0.95, { reach: 0.72 }),
      some(veg.caper, 18, 0.95),
      some(sweet.raisin, 14, 0.9),
      some(sweet.pineNut, 16, 1),
      some(green.basil, 4, 1.2, { reach: 0.3 }),
    ],
    { props: [beside(toast, 92, 560, 1.1, -20)] },
  ),
  polpettine: dish(table.greenCheck, ware.clayBowl, [
    pool(SAUCE, 0.9),
    some(meat.meatball, 13, 1.75, { reach: 0.66 }),
    dollops(SAUCE, 8, 0.12, 0.6),
    some(cheese.grated, 60, 1.1, { shadow: 0.2 }),
    some(green.basil, 4, 1.25, { reach: 0.4 }),
  ]),
  'sopa-minestrone': dish(
    table.butter,
    ware.blueBowl,
    [
      pool(['#f0884a', '#d9612a', '#a53d14'], 0.93, 0.02),
      some(pasta.fusilli, 8, 0.95),
      some(veg.carrot, 11, 0.85),
      some(veg.zucchini, 7, 0.95),
      some(veg.pea, 20, 0.95),
      some(sweet.chickpea, 13, 1),
      some(veg.potato, 7, 0.85),
      some(green.basil, 3, 1.2, { reach: 0.3 }),
    ],
    { props: [spoon(604, 336, 12)] },
  ),
  'garlic-knots': dish(
    table.tealCheck,
    ware.parchment,
    [
      some(baked.knot, 7, 2.1, { reach: 0.64 }),
      herbs,
      some(cheese.grated, 50, 1.1, { shadow: 0.2 }),
    ],
    { props: [pot(560, 556, '#fff0b0', '#e3b746', 74)] },
  ),
  'mozzarella-sticks': dish(
    table.terracotta,
    ware.parchment,
    [some(baked.mozzarellaStick, 15, 1.8, { reach: 0.62 }), herbs],
    {
      props: [pot(556, 556, '#e75a34', '#a82a14', 80)],
    },
  ),
  fries: dish(
    table.teal,
    ware.parchment,
    [
      some(baked.fry, 90, 1.5, { reach: 0.74 }),
      some(green.rosemary, 3, 1.1, { reach: 0.5 }),
      some(cheese.grated, 26, 0.6, { shadow: 0.1 }),
    ],
    { props: [pot(558, 562, '#e75a34', '#a8200f', 70)] },
  ),
  'loaded-fries': dish(table.slate, ware.clayBowl, [
    some(baked.fry, 60, 1.35, { reach: 0.7 }),
    dollops(['#ffd15c', '#f5a623', '#c9770f'], 11, 0.16, 0.6),
    some(meat.bacon, 12, 1, { reach: 0.62 }),
    dollops(['#ffffff', '#faf5ea', '#dccfb8'], 5, 0.12, 0.5),
    some(green.scallion, 34, 0.95),
  ]),
  meatballs: dish(table.linen, ware.inkBowl, [
    pool(SAUCE, 0.88),
    one(meat.meatball, -0.36, -0.2, 2.3),
    one(meat.meatball, 0.36, -0.18, 2.4, 30),
    one(meat.meatball, 0, 0.38, 2.3, 10),
    one(cheese.ricotta, 0, -0.02, 1.9),
    some(cheese.grated, 50, 1.1, { shadow: 0.2 }),
    some(green.basil, 4, 1.3, { reach: 0.4 }),
  ]),
};
