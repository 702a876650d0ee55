import { seededRandom } from '../../build/seeded-random';
import { at, type Point } from '../core/shapes';
import type { Picture } from '../dishes/dish';
import { can, type Can } from '../drinks/cans';
import * as mark from '../drinks/emblems';
import { bottle, type Bottle } from '../drinks/bottles';
import { glass, type Glass } from '../drinks/glasses';
import * as fruit from '../sprites/fruits';
import * as green from '../sprites/greens';
import { put, type Sprite } from '../core/sprite';
import * as set from '../surfaces/stage';

const FLOOR = 548;
const cans =
  (stage: set.Stage, look: Can): Picture =>
  (paint, random) =>
    stage(paint, random) + can(paint, random, 320, FLOOR + 22, look, 1.5);
const bottles =
  (stage: set.Stage, look: Bottle, scale: number, beside?: Glass): Picture =>
  (paint, random) =>
    stage(paint, random) +
    bottle(paint, random, beside ? 250 : 320, FLOOR + 20, look, scale) +
    (beside ? glass(paint, random, 444, FLOOR + 34, beside, 0.98) : '');
type Aside = readonly [sprite: Sprite, x: number, y: number, scale: number, turn?: number];
const glasses =
  (stage: set.Stage, look: Glass, asides: readonly Aside[] = [], scale = 1.38): Picture =>
  (paint, random) =>
    stage(paint, random) +
    glass(paint, random, 320, FLOOR + 24, look, scale) +
    asides
      .map(([sprite, x, y, size, turn = 0]) =>
        at(x, y, put(paint, seededRandom(`${x}`), sprite, 0, 0, size, turn), 0, 1, 0.62),
      )
      .join('');
/** A wheel of fruit pushed over the rim. */
const onRim =
  (sprite: Sprite, [x, y]: Point, scale = 2): NonNullable<Glass['rim']> =>
  (paint, random) =>
    put(paint, random, sprite, x, y, scale, 12);
const sprig =
  (sprite: Sprite, [x, y]: Point, scale = 2, turn = -60): NonNullable<Glass['rim']> =>
  (paint, random) =>
    put(paint, random, sprite, x, y, scale, turn);
const both =
  (...all: NonNullable<Glass['rim']>[]): NonNullable<Glass['rim']> =>
  (paint, random) =>
    all.map((one) => one(paint, random)).join('');

export const DRINKS: Record<string, Picture> = {
  'cola-lata': cans(set.ROSE, {
    colors: ['#d3232a', '#9c1219'],
    stripe: '#fff6ee',
    emblem: mark.swirl('#fff6ee'),
  }),
  'cola-zero': cans(set.SKY, {
    colors: ['#2c2c30', '#0f0f12'],
    stripe: '#d3232a',
    emblem: mark.swirl('#f2f2f2'),
  }),
  'guarana-lata': cans(set.SUN, {
    colors: ['#2f9d4a', '#13642a'],
    stripe: '#f6c945',
    emblem: mark.fruit('#d3322a', '#f6e27a', '#ff8a5c'),
  }),
  'laranja-lata': cans(set.MINT, {
    colors: ['#ff9a2b', '#e06a0c'],
    stripe: '#fff3cf',
    emblem: mark.fruit('#ffb13b', '#2f8a3c', '#ffe08a'),
  }),
  'guarana-2l': bottles(
    set.SUN,
    {
      shape: 'twoLitre',
      glass: ['#4f9a4f', '#1f5f2c', '#2f7a3a'],
      cap: ['#3fae57', '#17702f'],
      label: ['#ffe07a', '#f4bd3a'],
      emblem: mark.fruit('#d3322a', '#2f8a3c', '#ff8a5c'),
      band: '#13642a',
      cold: true,
      clear: true,
    },
    1.16,
    { shape: 'tumbler', drink: ['#e8b85a', '#b8741f'], ice: 3, bubbles: 20 },
  ),
  'agua-sem-gas': bottles(
    set.SKY,
    {
      shape: 'water',
      glass: ['#eaf6fb', '#a9d3e6', '#c6e4f0'],
      cap: ['#3f8fc4', '#1f5f92'],
      label: ['#ffffff', '#dff0f8'],
      emblem: mark.drop('#3f8fc4', '#ffffff'),
      band: '#3f8fc4',
      cold: true,
      clear: true,
    },
    1.42,
    { shape: 'tumbler', drink: ['#e6f5fb', '#bfe0ee'], ice: 2 },
  ),
  'agua-com-gas': bottles(
    set.MINT,
    {
      shape: 'water',
      glass: ['#e2f6ea', '#8fcfaa', '#b6e2c8'],
      cap: ['#2f9d6a', '#12613f'],
      label: ['#ffffff', '#def4e6'],
      emblem: mark.fizz('#2f9d6a'),
      band: '#2f9d6a',
      cold: true,
      clear: true,
    },
    1.42,
    {
      shape: 'tumbler',
      drink: ['#eefaf2', '#c8e9d6'],
      ice: 2,
      bubbles: 40,
      rim: onRim(fruit.lime, [60, -236], 1.9),
    },
  ),
  'root-beer': bottles(
    set.WARM,
    {
      shape: 'soda',
      glass: ['#8a4a1f', '#3d1a08', '#5c2c10'],
      cap: ['#e8b23c', '#a8741a'],
      label: ['#f8e6c4', '#e9c98c'],
      emblem: mark.star('#8c2f14', 6),
      cold: true,
    },
    1.42,
    { shape: 'mug', drink: ['#7a3c16', '#3f1a08'], foam: '#f6e2bd', bubbles: 12 },
  ),
  'suco-laranja': glasses(
    set.SUN,
    {
      shape: 'highball',
      drink: ['#ffc23d', '#f48a12'],
      ice: 2,
      rim: onRim(fruit.orange, [62, -312], 2.5),
      straw: '#f0553a',
    },
    [
      [fruit.orange, 128, 560, 3.6],
      [fruit.orange, 532, 574, 3, 40],
    ],
  ),
  'suco-abacaxi': glasses(
    set.LEAFY,
    {
      shape: 'highball',
      drink: ['#fff0a0', '#f4cf45'],
      ice: 2,
      foam: '#fff6cf',
      rim: both(sprig(green.mint, [40, -330], 2.4), onRim(fruit.pineapple, [-50, -318], 2.4)),
    },
    [
      [green.mint, 520, 566, 2.8],
      [fruit.pineapple, 124, 564, 3.4, 20],
    ],
  ),
  'limonada-siciliana': glasses(
    set.MINT,
    {
      shape: 'jar',
      drink: ['#fdf3b0', '#f0dc62'],
      ice: 3,
      bubbles: 26,
      inside: (paint, random) =>
        put(paint, random, fruit.lemon, -40, -170, 2.1, 10) +
        put(paint, random, fruit.lemon, 36, -92, 2, 50),
      rim: both(onRim(fruit.lemon, [66, -298], 2.3), sprig(green.basil, [-30, -318], 2.2, -70)),
      straw: '#4f9a3a',
    },
    [
      [fruit.lemon, 118, 566, 3.4],
      [fruit.lemon, 536, 570, 3, 30],
    ],
  ),
  'cha-pessego': glasses(
    set.ROSE,
    {
      shape: 'tumbler',
      drink: ['#e9a050', '#a8521a'],
      ice: 3,
      inside: (paint, random) => put(paint, random, fruit.orange, 30, -96, 1.9, 10),
      rim: sprig(green.rosemary, [20, -262], 1.9, -64),
      straw: '#c44a3a',
    },
    [[green.rosemary, 524, 572, 2, -14]],
    1.55,
  ),
  'soda-italiana': glasses(
    set.PLUM,
    {
      shape: 'highball',
      drink: ['#ffe3ea', '#f6b1c4'],
      ice: 3,
      bubbles: 34,
      layers: ['#d92d57', 0.42],
      inside: (paint, random) =>
        put(paint, random, fruit.raspberry, -20, -40, 1.6) +
        put(paint, random, fruit.raspberry, 24, -66, 1.4),
      rim: sprig(green.mint, [34, -334], 2.4),
      straw: '#ffffff',
    },
    [
      [fruit.raspberry, 140, 566, 3],
      [fruit.raspberry, 190, 584, 2.6],
      [fruit.raspberry, 524, 574, 2.8],
    ],
  ),
  milkshake: glasses(
    set.ROSE,
    {
      shape: 'shake',
      drink: ['#fbd6d8', '#f0a3ac'],
      fill: 0.98,
      foam: '#fff3ea',
      layers: ['#e8808e', 0.5],
      rim: both(onRim(fruit.strawberry, [-30, -366], 2.4), sprig(green.mint, [46, -352], 1.4)),
      straw: '#d3232a',
    },
    [
      [fruit.strawberry, 132, 566, 3.2, 80],
      [fruit.strawberry, 524, 574, 2.8, -60],
    ],
    1.2,
  ),
};
