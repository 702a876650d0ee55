import { blurred } from '../../core/paint';
import { at } from '../../core/shapes';
import { put, strew } from '../../core/sprite';
import { dish, SIDE, type Picture } from '../../dishes/dish';
import { one } from '../../dishes/layers';
import { pizza } from '../../dishes/pizza';
import { SAVOURY } from '../../dishes/pizza-recipes';
import * as baked from '../../sprites/baked';
import * as cheese from '../../sprites/cheeses';
import * as fruit from '../../sprites/fruits';
import * as green from '../../sprites/greens';
import * as meat from '../../sprites/meats';
import * as sweet from '../../sprites/sweets';
import * as veg from '../../sprites/vegetables';
import * as table from '../../surfaces/tables';
import { board } from '../../surfaces/ware';
import { pots, MINI } from './kit';

/** Party food on a board. */
export const BOARDS: Record<string, Picture> = {
  'mini-pizzas': (paint, random) =>
    table.walnutWood(paint, random, SIDE, SIDE) +
    at(320, 320, board(paint, random, 590, 560)) +
    Array.from({ length: 20 }, (_, index) => {
      const recipe = SAVOURY[MINI[Math.floor(index / 5)] ?? 'margherita'];
      if (!recipe) return '';
      const few = {
        ...recipe,
        cuts: 0,
        toppings: recipe.toppings.map((it) => ({
          ...it,
          count: Math.max(2, Math.round(it.count * 0.3)),
          scale: (it.scale ?? 1) * 1.7,
        })),
      };
      return at(
        104 + (index % 5) * 108,
        120 + Math.floor(index / 5) * 134,
        blurred(paint, 5, at(3, 7, put(paint, random, baked.bun, 0, 0, 1.1))) +
          pizza(paint, random, few, 54),
      );
    }).join(''),
  'mesa-antepastos': (paint, random) =>
    table.linen(paint, random, SIDE, SIDE) +
    at(320, 320, board(paint, random, 606, 580)) +
    pots([130, 130, '#8a4a6a', '#4a1f3a'], [500, 470, '#cdd67a', '#7a8a2c'])(paint, random) +
    strew(
      paint,
      random,
      meat.parma,
      [
        [290, 110],
        [350, 140],
        [410, 110],
        [320, 180],
        [392, 176],
      ],
      { scale: 1.6 },
    ) +
    strew(
      paint,
      random,
      meat.salame,
      [
        [500, 120],
        [540, 170],
        [500, 220],
        [550, 250],
        [470, 172],
        [520, 300],
      ],
      { scale: 1.7 },
    ) +
    strew(
      paint,
      random,
      cheese.feta,
      [
        [110, 260],
        [150, 290],
        [100, 320],
        [160, 340],
        [200, 280],
      ],
      { scale: 1.9 },
    ) +
    strew(
      paint,
      random,
      cheese.parmesan,
      [
        [250, 270],
        [290, 300],
        [260, 340],
        [310, 260],
      ],
      { scale: 1.7 },
    ) +
    strew(
      paint,
      random,
      baked.grissino,
      [
        [400, 290],
        [410, 330],
        [396, 364],
      ],
      { scale: 1.1 },
    ) +
    strew(
      paint,
      random,
      veg.wholeGreenOlive,
      [
        [210, 430],
        [240, 460],
        [190, 470],
        [230, 500],
      ],
      { scale: 1.7 },
    ) +
    strew(
      paint,
      random,
      veg.sunDried,
      [
        [320, 430],
        [360, 460],
        [310, 480],
        [350, 506],
      ],
      { scale: 1.7 },
    ) +
    strew(
      paint,
      random,
      fruit.grape,
      [
        [90, 430],
        [116, 446],
        [84, 466],
        [110, 480],
        [136, 470],
        [98, 500],
        [126, 510],
      ],
      { scale: 2.2 },
    ) +
    strew(
      paint,
      random,
      fruit.figWedge,
      [
        [420, 430],
        [390, 520],
        [440, 540],
      ],
      { scale: 1.6 },
    ) +
    strew(
      paint,
      random,
      sweet.walnut,
      [
        [290, 540],
        [330, 560],
        [560, 380],
      ],
      { scale: 1.5 },
    ) +
    strew(
      paint,
      random,
      green.rosemary,
      [
        [470, 380],
        [180, 200],
      ],
      { scale: 1.6 },
    ),
  'docinhos-festa': dish(
    table.blush,
    {
      draw: (paint, random, radius) => board(paint, random, radius * 2.05, radius * 1.9),
      inside: 1,
    },
    [
      (paint, random, radius) =>
        Array.from({ length: 30 }, (_, index) => {
          const [x, y] = [
            ((index % 6) - 2.5) * radius * 0.32,
            (Math.floor(index / 6) - 2) * radius * 0.35,
          ];
          const kind = Math.floor(index / 10);
          return kind === 0
            ? put(paint, random, baked.miniCalzone, x, y, 1.5, -20) +
                strew(paint, random, sweet.pistachio, [[x + 34, y - 4]], { scale: 1.3 })
            : kind === 1
              ? put(paint, random, baked.bun, x, y - 4, 0.95) +
                put(paint, random, sweet.hazelnut, x, y + 4, 1.5)
              : put(paint, random, baked.cookie, x, y, 0.66);
        }).join(''),
      one(green.mint, 0.86, 0.82, 1.2),
    ],
  ),
};
