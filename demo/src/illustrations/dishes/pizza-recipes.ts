import * as cheese from '../sprites/cheeses';
import * as fruit from '../sprites/fruits';
import * as green from '../sprites/greens';
import * as meat from '../sprites/meats';
import * as sea from '../sprites/sea';
import * as sweet from '../sprites/sweets';
import * as veg from '../sprites/vegetables';
import type { PizzaRecipe, Topping } from './pizza';

const TOMATO = ['#d8472a', '#a82a16'] as const;
const MUSSARELA = ['#ffe9a8', '#f9d071', '#c87a26'] as const;
const PALE = ['#fff4d2', '#fbe3a6', '#cf8f3e'] as const;
const COLONIAL = ['#ffe08a', '#f5bd4d', '#b8691e'] as const;

const of = (
  sprite: Topping['sprite'],
  count: number,
  scale = 1,
  more: Partial<Topping> = {},
): Topping => ({ sprite, count, scale, ...more });
const oregano = of(green.chopped, 60, 0.55, { shadow: 0.15, reach: 0.78 });
const basil = (count = 9): Topping => of(green.basil, count, 1.15, { reach: 0.6 });
const red = (
  toppings: Topping[],
  melt: PizzaRecipe['cheese'] = MUSSARELA,
  more: Partial<PizzaRecipe> = {},
): PizzaRecipe => ({
  sauce: TOMATO,
  cheese: melt,
  toppings,
  ...more,
});

/** Recipes of the savoury flavors, by the names of their pictures. */
export const SAVOURY: Record<string, PizzaRecipe> = {
  margherita: red([of(cheese.mozzarella, 15, 1.35, { turn: true }), basil(10)], null),
  calabresa: red([
    of(meat.calabresa, 24, 1.12),
    of(veg.redOnion, 16, 1.1),
    of(veg.blackOlive, 11, 0.85),
  ]),
  mussarela: red([of(veg.tomatoSlice, 7, 1.25), oregano], MUSSARELA),
  'ny-plain': red(
    [of(cheese.mozzarella, 9, 1.1, { shadow: 0.12 }), oregano, of(green.basil, 6, 1.1)],
    MUSSARELA,
  ),
  portuguesa: red([
    of(meat.ham, 20, 1.05),
    of(sweet.egg, 8, 1.15),
    of(veg.whiteOnion, 12),
    of(veg.pea, 28, 0.9),
    of(veg.blackOlive, 9, 0.85),
  ]),
  'quatro-queijos': red(
    [
      of(cheese.mozzarella, 7, 1.2),
      of(cheese.gorgonzola, 16, 1),
      of(cheese.creamCurl, 8, 1.05),
      of(cheese.parmesan, 10, 0.85),
    ],
    COLONIAL,
  ),
  'frango-catupiry': red([
    of(meat.chicken, 46, 0.95),
    of(cheese.creamCurl, 17, 1.2),
    of(veg.corn, 26, 0.85),
  ]),
  napolitana: red(
    [of(veg.tomatoSlice, 13, 1.35), of(cheese.grated, 50, 1, { shadow: 0.2 }), basil(6)],
    PALE,
  ),
  toscana: red([
    of(meat.sausage, 26, 1.1),
    of(veg.whiteOnion, 10),
    of(veg.greenPepper, 8, 0.95),
    of(veg.redPepper, 8, 0.95),
  ]),
  atum: red(
    [
      of(sea.tuna, 34, 1.05),
      of(veg.redOnion, 14, 1.05),
      of(veg.blackOlive, 10, 0.85),
      of(green.chopped, 46, 0.7, { shadow: 0.15 }),
    ],
    PALE,
  ),
  'alho-oleo': red(
    [
      of(veg.garlicChip, 46, 1.15),
      of(green.chopped, 90, 0.7, { shadow: 0.15 }),
      of(veg.chiliFlake, 24, 1, { shadow: 0.1 }),
    ],
    MUSSARELA,
    { drizzle: { color: '#d9a83a', width: 3, opacity: 0.55 } },
  ),
  presunto: red([of(meat.ham, 34, 1.15), oregano]),
  'bacon-milho': red([of(meat.bacon, 20, 1.05), of(veg.corn, 52, 0.95)]),
  diavola: red(
    [
      of(meat.salame, 17, 1.25),
      of(meat.meatCrumb, 12, 0.8),
      of(veg.chiliFlake, 70, 1.2, { shadow: 0.15 }),
      of(veg.redPepper, 7, 0.85),
    ],
    COLONIAL,
  ),
  'parma-rucula': red(
    [
      of(meat.parma, 11, 1.3),
      of(green.rocket, 20, 1.15),
      of(veg.cherryHalf, 8, 0.9),
      of(cheese.parmesan, 10, 1),
    ],
    PALE,
  ),
  pepperoni: red([of(meat.pepperoni, 27, 1.28), oregano], MUSSARELA),
  burrata: red(
    [
      of(veg.cherryTomato, 15, 0.95, { inner: 0.36 }),
      of(green.basil, 9, 1.1, { inner: 0.32 }),
      of(cheese.burrataBall, 1, 2, { reach: 0.02, turn: false, vary: 0 }),
    ],
    PALE,
  ),
  camarao: red([
    of(cheese.creamCurl, 10, 1.1),
    of(sea.shrimp, 16, 1.3),
    of(green.chopped, 40, 0.7, { shadow: 0.15 }),
    of(veg.cherryHalf, 5, 0.8),
  ]),
  'gorgonzola-pera': red(
    [of(fruit.pearSlice, 11, 1.4), of(cheese.gorgonzola, 15, 0.95), of(sweet.walnut, 10, 0.85)],
    PALE,
    {
      drizzle: { color: '#e39a1e', width: 4, opacity: 0.8 },
    },
  ),
  capricciosa: red([
    of(veg.artichoke, 8, 1.25),
    of(veg.mushroom, 12, 1.05),
    of(meat.ham, 10, 0.95),
    of(veg.blackOlive, 9, 0.85),
  ]),
  siciliana: red(
    [of(veg.eggplant, 12, 1.4), of(cheese.ricotta, 9, 1), of(veg.cherryHalf, 6, 0.85), basil(6)],
    null,
  ),
  'carne-seca': red([
    of(meat.carneSeca, 44, 1),
    of(cheese.creamCurl, 14, 1.15),
    of(veg.redOnion, 12, 1.05),
  ]),
  trufada: red(
    [
      of(cheese.mozzarella, 9, 1.25),
      of(veg.mushroom, 18, 1.15),
      of(green.chopped, 60, 0.6, { shadow: 0.15 }),
      of(cheese.parmesan, 9, 0.9),
      of(green.thyme, 5, 0.7),
    ],
    COLONIAL,
  ),
  'figo-parma': red(
    [
      of(meat.parma, 8, 1.2),
      of(fruit.figWedge, 14, 1.1),
      of(cheese.gorgonzola, 8, 0.8),
      of(green.rocket, 7, 0.9),
    ],
    PALE,
    {
      drizzle: { color: '#e39a1e', width: 3.5, opacity: 0.75 },
    },
  ),
  salmao: {
    sauce: ['#f6ead0', '#dfc999'],
    cheese: ['#fffaf0', '#f9efd8', '#e3c58f'],
    toppings: [
      of(sea.salmon, 13, 1.2),
      of(veg.caper, 20, 1),
      of(green.dill, 9, 0.85),
      of(veg.redOnion, 7, 0.85),
    ],
  },
  funghi: red([
    of(veg.mushroom, 26, 1.2),
    of(green.thyme, 9, 0.8),
    of(green.chopped, 40, 0.6, { shadow: 0.15 }),
  ]),
  ortolana: red([
    of(veg.zucchini, 9, 1.2),
    of(veg.eggplant, 7, 1.15),
    of(veg.redPepper, 8, 1),
    of(veg.yellowPepper, 8, 1),
    of(veg.greenPepper, 5, 0.95),
  ]),
  'rucula-tomate-seco': red(
    [of(cheese.mozzarella, 8, 1.15), of(veg.sunDried, 15, 1.05), of(green.rocket, 22, 1.15)],
    PALE,
  ),
  brocolis: red([
    of(veg.broccoli, 19, 1.2),
    of(veg.garlicChip, 18, 0.9),
    of(cheese.creamCurl, 8, 1),
  ]),
  palmito: red([of(veg.palmito, 19, 1.2), of(veg.cherryHalf, 7, 0.85), oregano]),
  marinara: red(
    [
      of(veg.garlicChip, 30, 1.1),
      of(green.chopped, 90, 0.7, { shadow: 0.15 }),
      of(veg.cherryHalf, 9, 0.9),
      basil(5),
    ],
    null,
    {
      drizzle: { color: '#e2b23c', width: 3, opacity: 0.7 },
    },
  ),
  pinhao: red(
    [of(sweet.pinhao, 24, 1.05), of(meat.bacon, 10, 0.95), of(green.scallion, 34, 0.8)],
    COLONIAL,
  ),
  supreme: red([
    of(meat.pepperoni, 12, 1.1),
    of(meat.sausage, 10, 0.95),
    of(veg.mushroom, 8, 0.95),
    of(veg.greenPepper, 8, 0.9),
    of(veg.redOnion, 7, 0.9),
    of(veg.blackOlive, 9, 0.8),
  ]),
  'meat-lovers': red(
    [
      of(meat.pepperoni, 14, 1.15),
      of(meat.ham, 12, 0.95),
      of(meat.sausage, 13, 1),
      of(meat.bacon, 9, 0.95),
    ],
    COLONIAL,
  ),
  hawaiian: red([of(meat.ham, 20, 1.1), of(fruit.pineapple, 20, 1.25)]),
  'hot-honey': red(
    [
      of(meat.pepperoniCup, 20, 1.15),
      of(cheese.ricotta, 9, 1),
      of(veg.chiliFlake, 34, 1, { shadow: 0.15 }),
    ],
    MUSSARELA,
    {
      drizzle: { color: '#e08a12', width: 4, opacity: 0.8 },
    },
  ),
  'buffalo-chicken': red(
    [of(meat.crispyChicken, 19, 1.1), of(cheese.gorgonzola, 10, 0.8), of(green.scallion, 36, 0.8)],
    ['#ffd98a', '#f4a546', '#c2571a'],
    { drizzle: { color: '#e2571b', width: 6, opacity: 0.85 } },
  ),
  'bbq-chicken': red(
    [
      of(meat.chicken, 36, 1),
      of(veg.redOnion, 14, 1.1),
      of(green.chopped, 44, 0.8, { shadow: 0.15 }),
    ],
    COLONIAL,
    {
      drizzle: { color: '#6b2410', width: 6, opacity: 0.8 },
    },
  ),
  'vodka-pie': {
    sauce: ['#f29a63', '#d5713a'],
    cheese: null,
    toppings: [
      of(cheese.mozzarella, 15, 1.3),
      basil(8),
      of(cheese.grated, 40, 0.9, { shadow: 0.2 }),
    ],
  },
  'white-pie': {
    sauce: ['#f7e7bd', '#dfbf7c'],
    cheese: ['#fff6da', '#f9e2a6', '#c4802f'],
    toppings: [
      of(cheese.ricotta, 17, 1.25),
      of(veg.garlicChip, 22, 0.95),
      of(green.chopped, 80, 0.6, { shadow: 0.15 }),
      of(green.thyme, 5, 0.7),
    ],
  },
  'clam-pie': {
    sauce: ['#f7e7bd', '#dfbf7c'],
    cheese: ['#fff6da', '#f8dfa0', '#c4802f'],
    toppings: [
      of(sea.clam, 14, 1.3),
      of(veg.garlicChip, 14, 0.8),
      of(green.chopped, 50, 0.75, { shadow: 0.15 }),
    ],
  },
};
