import { strew } from '../../core/sprite';
import { type Picture } from '../../dishes/dish';
import { bottle } from '../../drinks/bottles';
import { glass } from '../../drinks/glasses';
import { lyingPizza } from '../../pictures/combos';
import { SLICES } from '../../pictures/slices';
import * as baked from '../../sprites/baked';
import * as green from '../../sprites/greens';
import * as veg from '../../sprites/vegetables';
import * as table from '../../surfaces/tables';
import { W, H, rays, confetti, flat, medallion, need, GUARANA, COLA } from './kit';

/** Banners with pizza in the middle. */
export const PIZZA_NIGHTS: Record<string, Picture> = {
  'combo-familia': (paint, random) =>
    rays('#f6b25c', '#e07a2c', ['#fff1d6', '#e6c48c'])(paint, random) +
    bottle(paint, random, 760, 404, GUARANA, 0.7) +
    glass(
      paint,
      random,
      872,
      416,
      { shape: 'tumbler', drink: ['#e8b85a', '#b8741f'], ice: 3, bubbles: 20 },
      0.62,
    ) +
    lyingPizza(paint, random, 'chocolate-morango', 196, 340, 128) +
    lyingPizza(paint, random, 'pepperoni', 470, 376, 208) +
    flat(
      strew(
        paint,
        random,
        green.basil,
        [
          [0, 0],
          [60, 30],
        ],
        { scale: 2 },
      ),
      90,
      436,
    ),
  'quarta-da-pizza': (paint, random) =>
    rays('#d9483a', '#a3201a', ['#5c1a12', '#330c08'])(paint, random) +
    confetti(['#ffd76a', '#fff3d6', '#7cc24a'])(paint, random) +
    lyingPizza(paint, random, 'quatro-queijos', 706, 306, 176) +
    lyingPizza(paint, random, 'rucula-tomate-seco', 254, 306, 176) +
    lyingPizza(paint, random, 'margherita', 480, 384, 216),
  'game-night': (paint, random) =>
    rays('#2fa8a0', '#0f6b66', ['#f6ead0', '#d9bd8a'])(paint, random) +
    confetti(['#f6c445', '#ffffff', '#ff8a5c'])(paint, random) +
    bottle(paint, random, 800, 406, COLA, 0.7) +
    lyingPizza(paint, random, 'pepperoni', 420, 360, 222) +
    flat(
      strew(
        paint,
        random,
        baked.wing('#f79a4a', '#d85a1c', '#8f2c08'),
        [
          [0, 0],
          [80, 20],
          [30, 66],
          [110, 80],
          [-50, 56],
        ],
        { scale: 1.9 },
      ),
      620,
      400,
    ) +
    flat(
      strew(
        paint,
        random,
        baked.knot,
        [
          [0, 0],
          [86, 24],
        ],
        { scale: 2 },
      ),
      96,
      424,
    ),
  'by-the-slice': (paint, random) =>
    table.tealCheck(paint, random, W, H) +
    (['slice-pepperoni', 'slice-veggie', 'slice-buffalo', 'slice-cheese'] as const)
      .map((name, index) =>
        medallion(need(SLICES, name), 140 + index * 227, index % 2 ? 304 : 248, 122)(paint, random),
      )
      .join('') +
    strew(
      paint,
      random,
      veg.jalapeno,
      [
        [40, 430],
        [920, 60],
      ],
      { scale: 1.8 },
    ) +
    strew(
      paint,
      random,
      green.basil,
      [
        [480, 60],
        [700, 440],
      ],
      { scale: 2 },
    ),
};
