import type { Picture } from '../dishes/dish';
import { dish } from '../dishes/dish';
import { dollops, nest, one, pool, some, thread } from '../dishes/layers';
import * as cheese from '../sprites/cheeses';
import * as green from '../sprites/greens';
import * as meat from '../sprites/meats';
import * as pasta from '../sprites/pasta';
import * as sea from '../sprites/sea';
import * as sweet from '../sprites/sweets';
import * as veg from '../sprites/vegetables';
import { beside, fork, napkin, spoon } from '../surfaces/props';
import * as table from '../surfaces/tables';
import * as ware from '../surfaces/wares';

const TOMATO = ['#e75a34', '#c8381f', '#98230f'] as const;
const RAGU = ['#c4532a', '#a03c1b', '#6d240e'] as const;
const CREAM = ['#fffaf0', '#f8ecd0', '#e2cc9c'] as const;
const PESTO = ['#9dbf52', '#6d9a36', '#47711f'] as const;
const WHEAT = ['#ffe9a8', '#f2cf79', '#c8943a'] as const;
const RED_WHEAT = ['#f7b268', '#e88b45', '#b4531f'] as const;
const flecks = some(cheese.grated, 44, 1.05, { reach: 0.55, shadow: 0.2 });
const herbs = some(green.chopped, 34, 0.8, { reach: 0.6, shadow: 0.15 });

export const PASTAS: Record<string, Picture> = {
  'espaguete-pomodoro': dish(
    table.redCheck,
    ware.whiteBowl,
    [
      pool(TOMATO),
      nest({ colors: RED_WHEAT, width: 9, count: 90 }),
      dollops(TOMATO, 6, 0.17, 0.3),
      some(veg.cherryHalf, 6, 1, { reach: 0.45 }),
      some(green.basil, 4, 1.5, { reach: 0.22 }),
    ],
    { props: [fork(600, 330, 14)] },
  ),
  carbonara: dish(table.walnutWood, ware.creamBowl, [
    pool(['#fff0b4', '#f8d97c', '#dca83e']),
    nest({ colors: ['#fff0b0', '#fadf8a', '#d5a341'], width: 9, count: 92 }),
    some(meat.bacon, 13, 0.85, { reach: 0.6 }),
    one(sweet.egg, 0, -0.05, 1.25),
    flecks,
    some(pasta.seedsOf('#2a1a12'), 40, 1, { reach: 0.65, shadow: 0 }),
  ]),
  'fettuccine-alfredo': dish(
    table.sageCloth,
    ware.whiteBowl,
    [
      pool(CREAM),
      nest({ colors: ['#fff6d8', '#f8e3a6', '#c39c4c'], width: 17, count: 48 }),
      flecks,
      herbs,
      some(pasta.seedsOf('#3a2a1c'), 26, 1, { reach: 0.6, shadow: 0 }),
    ],
    { props: [spoon(606, 330, 12)] },
  ),
  'penne-arrabbiata': dish(table.terracotta, ware.inkBowl, [
    pool(TOMATO),
    some(pasta.penne, 46, 1.15, { reach: 0.74 }),
    dollops(TOMATO, 9, 0.12, 0.6),
    some(veg.redPepper, 6, 1, { reach: 0.6 }),
    some(veg.chiliFlake, 44, 1.3, { reach: 0.7, shadow: 0.1 }),
    herbs,
  ]),
  bolonhesa: dish(
    table.oak,
    ware.creamBowl,
    [
      pool(RAGU, 0.8),
      nest({ colors: WHEAT, width: 15, count: 50 }),
      dollops(RAGU, 7, 0.2, 0.25),
      some(meat.meatCrumb, 44, 0.75, { reach: 0.46 }),
      some(veg.carrot, 8, 0.4, { reach: 0.4 }),
      flecks,
      one(green.basil, 0.02, -0.04, 1.5, -30),
    ],
    { props: [napkin(610, 560, '#f8efe0', '#b5392a')] },
  ),
  'nhoque-sorrentina': dish(table.redCheck, ware.clayBowl, [
    pool(TOMATO),
    some(pasta.gnocchi, 46, 1.12, { reach: 0.76 }),
    dollops(TOMATO, 9, 0.13, 0.6),
    some(cheese.mozzarella, 9, 1.3, { reach: 0.6 }),
    some(green.basil, 5, 1.3, { reach: 0.45 }),
  ]),
  'nhoque-gorgonzola': dish(table.nightBlue, ware.whiteBowl, [
    pool(CREAM),
    some(pasta.gnocchi, 46, 1.12, { reach: 0.76 }),
    dollops(CREAM, 7, 0.13, 0.6),
    some(cheese.gorgonzola, 14, 1, { reach: 0.65 }),
    some(sweet.walnut, 9, 0.95, { reach: 0.6 }),
    thread('#e39a1e', 5, 0.8),
    some(green.thyme, 2, 0.8, { reach: 0.4 }),
  ]),
  'ravioli-ricota': dish(
    table.linen,
    ware.bluePlate,
    [
      pool(['#fdf0c0', '#f4d98e', '#d9b055'], 0.92),
      some(pasta.greenRavioli, 12, 1.1, { reach: 0.72 }),
      some(green.sage, 8, 1.15, { reach: 0.75 }),
      some(sweet.almond, 15, 0.8, { reach: 0.8 }),
      flecks,
    ],
    { props: [fork(608, 340, 10)] },
  ),
  'tortelli-abobora': dish(table.walnutWood, ware.whitePlate, [
    pool(['#f9cf7e', '#e9a646', '#bf7722'], 0.92),
    some(pasta.tortelli, 17, 1.2, { reach: 0.72 }),
    some(veg.pumpkin, 9, 0.6, { reach: 0.85 }),
    some(green.sage, 6, 1.05, { reach: 0.7 }),
    some(cheese.parmesan, 9, 0.9, { reach: 0.6 }),
  ]),
  'linguine-mare': dish(table.teal, ware.whiteBowl, [
    pool(['#f6c48a', '#e8975a', '#c0662d']),
    nest({ colors: ['#ffe2a2', '#f5c878', '#cb8c3a'], width: 8, count: 80 }),
    some(sea.mussel, 7, 1.25, { reach: 0.68 }),
    some(sea.clam, 5, 1.1, { reach: 0.68 }),
    some(sea.paleSquid, 6, 0.95, { reach: 0.6 }),
    some(sea.shrimp, 8, 1.3, { reach: 0.58 }),
    some(veg.cherryHalf, 5, 0.85, { reach: 0.7 }),
    herbs,
  ]),
  'pesto-genovese': dish(
    table.butter,
    ware.leafBowl,
    [
      pool(PESTO),
      some(pasta.trofie, 64, 0.95, { reach: 0.75 }),
      dollops(PESTO, 8, 0.1, 0.55),
      some(veg.potato, 9, 0.7, { reach: 0.65 }),
      some(veg.greenPepper, 8, 0.75, { reach: 0.65 }),
      flecks,
      some(green.basil, 4, 1.35, { reach: 0.3 }),
      some(sweet.pineNut, 14, 0.8, { reach: 0.6 }),
    ],
    { props: [beside(green.basil, 74, 92, 2, 30), beside(sweet.pineNut, 120, 60, 1.5)] },
  ),
  'spaghetti-meatballs': dish(
    table.tealCheck,
    ware.whiteBowl,
    [
      pool(TOMATO),
      nest({ colors: RED_WHEAT, width: 9.5, count: 86 }),
      dollops(TOMATO, 7, 0.2, 0.32),
      one(meat.meatball, -0.22, -0.14, 2, 0),
      one(meat.meatball, 0.23, -0.04, 2.1, 40),
      one(meat.meatball, -0.02, 0.27, 2, 20),
      flecks,
      some(green.basil, 3, 1.3, { reach: 0.25 }),
    ],
    { props: [fork(604, 330, 12)] },
  ),
  'baked-ziti': dish(table.tealCheck, ware.clayBowl, [
    pool(TOMATO, 0.93),
    some(pasta.ziti, 52, 1.05, { reach: 0.8 }),
    dollops(TOMATO, 9, 0.12, 0.66),
    dollops(['#fff6dd', '#fbe09a', '#d18f3c'], 10, 0.17, 0.68),
    some(cheese.ricotta, 6, 1.1, { reach: 0.6 }),
    herbs,
  ]),
};
