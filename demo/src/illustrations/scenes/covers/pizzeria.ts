import { at, rect } from '../../core/shapes';
import { put, strew } from '../../core/sprite';
import { type Picture } from '../../dishes/dish';
import { bottle } from '../../drinks/bottles';
import * as mark from '../../drinks/emblems';
import { glass } from '../../drinks/glasses';
import { lyingPizza } from '../../pictures/combos';
import * as cheese from '../../sprites/cheeses';
import * as green from '../../sprites/greens';
import * as veg from '../../sprites/vegetables';
import { flour } from '../../surfaces/props';
import { bush, lamps, oven, bricks } from '../oven';
import { hall, flat } from './kit';

/** The pizzeria: the oven burns, a margherita has just come out of it. */
export const napoli: Picture = (paint, random) =>
  hall(['#d98a4a', '#6d2a12'], ['#a8683a', '#5c3018'], '#ffd9a0')(paint, random) +
  at(
    930,
    60,
    bricks(paint, random, 670, 500, ['#b3623c', '#a0522d', '#c4724a', '#96482a'], '#7a3c22'),
  ) +
  at(930, 60, rect(0, 0, 670, 500, paint.linear(['#3a1206/0.75', '#3a1206/0'], 0))) +
  at(1270, 520, oven(paint, random, 200, true)) +
  lamps(paint, [-20, 40], [960, 30], 120, 9) +
  at(
    140,
    556,
    rect(-70, -90, 140, 92, paint.linear(['#c4673a', '#8f4420'], 0), { rx: 10 }) +
      at(0, -84, bush(paint, random, 130, ['#8ccf5a', '#3f8f35', '#22692a'])),
  ) +
  bottle(
    paint,
    random,
    330,
    610,
    {
      shape: 'bordeaux',
      glass: ['#3a4a2c', '#141c10', '#26331d'],
      cap: ['#8f1526', '#560a14'],
      label: ['#fbf3e0', '#ecd9b4'],
      emblem: mark.mountain('#8f1526', '#fbf3e0'),
      band: '#d9a441',
    },
    1.02,
  ) +
  glass(
    paint,
    random,
    470,
    640,
    { shape: 'balloon', drink: ['#8f1f38', '#4a0d1e'], fill: 0.5 },
    0.8,
  ) +
  flour(1250, 690, 90)(paint, random) +
  lyingPizza(paint, random, 'margherita', 800, 640, 262, 0.46) +
  flat(
    strew(
      paint,
      random,
      veg.cherryTomato,
      [
        [0, 0],
        [44, 26],
        [-40, 34],
      ],
      { scale: 2.4 },
    ),
    1180,
    670,
  ) +
  flat(
    strew(
      paint,
      random,
      green.basil,
      [
        [0, 0],
        [70, 40],
      ],
      { scale: 2.6 },
    ),
    1300,
    610,
  ) +
  flat(put(paint, random, cheese.burrataBall, 0, 0, 2.3), 1440, 690) +
  flat(
    strew(
      paint,
      random,
      veg.garlicChip,
      [
        [0, 0],
        [30, 20],
      ],
      { scale: 2 },
    ),
    180,
    700,
  );
