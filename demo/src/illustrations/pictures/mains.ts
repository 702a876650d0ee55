import { inDisc } from '../core/scatter';
import { at, type Point } from '../core/shapes';
import { put, strew, type Sprite } from '../core/sprite';
import { dish, SIDE, type Picture } from '../dishes/dish';
import { dollops, one, pool, some, type Layer } from '../dishes/layers';
import * as baked from '../sprites/baked';
import * as cheese from '../sprites/cheeses';
import * as fruit from '../sprites/fruits';
import * as green from '../sprites/greens';
import * as main from '../sprites/mains';
import * as meat from '../sprites/meats';
import * as veg from '../sprites/vegetables';
import { fork, pot } from '../surfaces/props';
import * as table from '../surfaces/tables';
import { paper } from '../surfaces/ware';
import * as ware from '../surfaces/wares';

const herbs = some(green.chopped, 34, 0.8, { reach: 0.7, shadow: 0.15 });
/** Food on one side of the plate only. */
const aside =
  (sprite: Sprite, count: number, scale: number, x: number, y: number, spread = 0.28): Layer =>
  (paint, random, radius) =>
    strew(
      paint,
      random,
      sprite,
      inDisc(random, count, radius * spread).map(([dx, dy]): Point => [
        dx + x * radius,
        dy + y * radius,
      ]),
      { scale: (scale * radius) / 155 },
    );
/** A sub, cut side up, on paper. */
const sub =
  (
    surface: table.Surface,
    fillings: readonly (readonly [Sprite, number, number])[],
    side: readonly [Sprite, number],
  ): Picture =>
  (paint, random) =>
    surface(paint, random, SIDE, SIDE) +
    at(320, 330, paper(paint, random, 300)) +
    strew(
      paint,
      random,
      side[0],
      [
        [116, 520],
        [150, 556],
        [186, 536],
        [126, 566],
        [212, 566],
      ],
      { scale: side[1] },
    ) +
    [
      [300, 250],
      [350, 420],
    ]
      .map(([x = 0, y = 0]) =>
        at(
          x,
          y,
          put(paint, random, main.rollBottom, 0, 0, 1.55) +
            fillings
              .map(([sprite, count, scale]) =>
                strew(
                  paint,
                  random,
                  sprite,
                  Array.from({ length: count }, (_, index): Point => [
                    -158 + ((index + 0.5) * 316) / count,
                    random.between(-16, 26),
                  ]),
                  { scale },
                ),
              )
              .join('') +
            put(paint, random, main.rollTop, 0, -62, 1.52),
          -14,
        ),
      )
      .join('');

const wings = baked.wing('#f79a4a', '#d85a1c', '#8f2c08');
const honey = baked.wing('#f0ad5c', '#b85f1c', '#6d2c0a');

export const MAINS: Record<string, Picture> = {
  'bife-chorizo': dish(
    table.slate,
    ware.whitePlate,
    [
      one(main.steak, -0.02, -0.18, 1.25, -8),
      aside(veg.potato, 11, 1.05, -0.34, 0.56),
      aside(veg.cherryTomato, 5, 1, 0.52, 0.5, 0.2),
      aside(green.rocket, 5, 1.1, 0.2, 0.62, 0.2),
      one(green.rosemary, 0.06, -0.2, 1.5, -30),
      dollops(['#fffbe6', '#f6e49a', '#dcbf5c'], 1, 0.12, 0.02),
      herbs,
    ],
    { props: [fork(604, 330, 12)] },
  ),
  saltimbocca: dish(table.wineRed, ware.creamPlate, [
    pool(['#f6d89a', '#dcae5c', '#a87a2c'], 0.86),
    one(main.saltimbocca, -0.34, -0.24, 1.15, -20),
    one(main.saltimbocca, 0.34, -0.12, 1.15, 16),
    one(main.saltimbocca, -0.06, 0.38, 1.15, -4),
    one(green.sage, -0.34, -0.24, 1.7, -20),
    one(green.sage, 0.34, -0.12, 1.7, 20),
    one(green.sage, -0.06, 0.38, 1.7),
    some(veg.caper, 14, 0.9, { reach: 0.8 }),
  ]),
  'salmao-brasa': dish(table.teal, ware.whitePlate, [
    pool(['#fff6cf', '#f3e09a', '#cfb04c'], 0.8),
    one(main.salmonFillet, 0, -0.16, 1.3, -10),
    aside(veg.broccoli, 5, 1.1, -0.42, 0.5, 0.24),
    aside(veg.carrot, 6, 0.9, 0.02, 0.62, 0.2),
    one(fruit.lemon, 0.52, 0.42, 1.5),
    one(fruit.lemon, 0.62, 0.12, 1.2),
    some(veg.caper, 16, 0.9, { reach: 0.6 }),
    one(green.dill, 0.05, -0.2, 1.5, -24),
  ]),
  parmegiana: dish(table.greenCheck, ware.whitePlate, [
    one(main.parmegiana, -0.06, -0.24, 1.35, -8),
    aside(baked.fry, 20, 1.15, 0.42, 0.52, 0.3),
    aside(cheese.ricotta, 7, 1.2, -0.4, 0.56, 0.2),
    one(green.basil, -0.06, -0.26, 1.7, -30),
    one(green.basil, 0.06, -0.16, 1.4, 30),
  ]),
  'frango-assado': dish(table.walnutWood, ware.clayPlate, [
    aside(cheese.creamCurl, 9, 1.7, 0, 0.3, 0.66),
    some(veg.potato, 14, 1, { reach: 0.82, inner: 0.66 }),
    one(main.roastChicken, 0, -0.02, 1.12, 8),
    some(fruit.lemon, 3, 1.1, { reach: 0.85, inner: 0.72 }),
    some(green.rosemary, 3, 1.2, { reach: 0.8, inner: 0.66 }),
    some(green.sage, 5, 1.1, { reach: 0.8, inner: 0.6 }),
  ]),
  wings: dish(
    table.tealCheck,
    ware.parchment,
    [some(wings, 12, 1.75, { reach: 0.66 }), some(green.scallion, 26, 0.9, { reach: 0.7 })],
    {
      props: [pot(558, 556, '#ffffff', '#e6dcc4', 76)],
    },
  ),
  'boneless-wings': dish(
    table.mustard,
    ware.parchment,
    [
      some(meat.crispyChicken, 15, 2, { reach: 0.64 }),
      some(green.chopped, 30, 0.9, { reach: 0.7, shadow: 0.15 }),
    ],
    { props: [pot(558, 556, '#8a3a14', '#4a1a06', 76)] },
  ),
  'meatball-sub': sub(
    table.redCheck,
    [
      [cheese.mozzarella, 6, 1.6],
      [meat.meatball, 4, 2.1],
      [cheese.mozzarella, 4, 1.2],
      [green.basil, 5, 1.3],
    ],
    [baked.fry, 1.3],
  ),
  'chicken-parm-sub': sub(
    table.nightBlue,
    [
      [veg.tomatoSlice, 5, 1.8],
      [meat.crispyChicken, 5, 2.3],
      [cheese.mozzarella, 6, 1.5],
      [green.basil, 5, 1.3],
    ],
    [baked.fry, 1.3],
  ),
  cheesesteak: sub(
    table.oak,
    [
      [meat.carneSeca, 18, 1.6],
      [veg.whiteOnion, 9, 1.4],
      [veg.greenPepper, 7, 1.3],
      [cheese.creamCurl, 8, 1.7],
    ],
    [veg.jalapeno, 1.5],
  ),
  'italian-sub': sub(
    table.sageCloth,
    [
      [green.lettuce, 6, 1.3],
      [veg.tomatoSlice, 6, 1.7],
      [meat.ham, 7, 1.8],
      [meat.salame, 7, 1.7],
      [cheese.mozzarellaSlice, 5, 1.2],
      [veg.redOnion, 6, 1.4],
    ],
    [veg.wholeGreenOlive, 1.5],
  ),
};
/** Wings glazed two ways, for the party boxes. */
export const PARTY_WINGS = [wings, honey] as const;
