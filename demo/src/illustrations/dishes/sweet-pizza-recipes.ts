import * as cheese from '../sprites/cheeses';
import * as fruit from '../sprites/fruits';
import * as sweet from '../sprites/sweets';
import type { PizzaRecipe } from './pizza';

const BUTTERY = ['#f7d59a', '#e3aa5e', '#b9732f'] as const;

/** Recipes of the sweet flavors, by the names of their pictures. */
export const SWEET: Record<string, PizzaRecipe> = {
  'chocolate-morango': {
    crust: BUTTERY,
    sauce: ['#7a4426', '#4f2713'],
    cheese: ['#8a5030', '#633317', '#43200d'],
    drizzle: { color: '#f7e3c4', width: 3, opacity: 0.85 },
    toppings: [{ sprite: fruit.strawberrySlice, count: 26, scale: 1.2 }],
  },
  brigadeiro: {
    crust: BUTTERY,
    sauce: ['#6b3a20', '#43200f'],
    cheese: ['#7a452a', '#572c15', '#3a1a0a'],
    toppings: [{ sprite: sweet.sprinkle, count: 260, scale: 1.15, reach: 0.78, shadow: 0.25 }],
  },
  'romeu-julieta': {
    crust: BUTTERY,
    sauce: ['#ffe9a8', '#eec065'],
    cheese: ['#fff3cc', '#fbdc8c', '#d09040'],
    toppings: [
      { sprite: sweet.guava, count: 21, scale: 1.15 },
      { sprite: cheese.grated, count: 30, shadow: 0.2 },
    ],
  },
  'banana-canela': {
    crust: BUTTERY,
    sauce: ['#ffe6a3', '#e8b45c'],
    cheese: ['#fff0c0', '#f9d98a', '#b9752e'],
    drizzle: { color: '#fff6df', width: 5, opacity: 0.9 },
    toppings: [
      { sprite: fruit.bananaSlice, count: 30, scale: 1.25 },
      { sprite: sweet.sprinkle, count: 60, scale: 0.35, shadow: 0.1 },
    ],
  },
  'pistache-branco': {
    crust: BUTTERY,
    sauce: ['#fff4dc', '#e9d3a2'],
    cheese: ['#fffaf0', '#fbefd6', '#e2c48c'],
    drizzle: { color: '#a9c163', width: 5, opacity: 0.9 },
    toppings: [{ sprite: sweet.pistachio, count: 90, scale: 1.25, reach: 0.76 }],
  },
  'nutella-avela': {
    crust: BUTTERY,
    sauce: ['#8a5433', '#5b3018'],
    cheese: ['#94593a', '#6d3d22', '#4a2512'],
    drizzle: { color: '#3a1a0a', width: 5, opacity: 0.7 },
    toppings: [{ sprite: sweet.hazelnut, count: 34, scale: 1.25 }],
  },
};
