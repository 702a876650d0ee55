import { at, ellipse, path, stroke } from '../../core/shapes';
import { put, strew } from '../../core/sprite';
import { serve, type Picture } from '../../dishes/dish';
import { dollops, nest, pool, some } from '../../dishes/layers';
import { DESSERTS } from '../../pictures/desserts';
import * as cheese from '../../sprites/cheeses';
import * as fruit from '../../sprites/fruits';
import * as green from '../../sprites/greens';
import * as meat from '../../sprites/meats';
import * as pasta from '../../sprites/pasta';
import * as sweet from '../../sprites/sweets';
import * as veg from '../../sprites/vegetables';
import { room } from '../../surfaces/stage';
import * as table from '../../surfaces/tables';
import * as ware from '../../surfaces/wares';
import { lamps } from '../oven';
import { W, H, COUNTER, flat, medallion, need, TOMATO } from './kit';

/** Banners of the house's specialities. */
export const HOUSE_SPECIALS: Record<string, Picture> = {
  'tiramisu-da-casa': (paint, random) =>
    room(COUNTER, ['#f0dcc4', '#b98a5c'], ['#7a4c2c', '#45261a'], '#fff2d6')(paint, random) +
    medallion(need(DESSERTS, 'tiramisu'), 330, 246, 176)(paint, random) +
    medallion(need(DESSERTS, 'affogato'), 640, 270, 130)(paint, random) +
    medallion(need(DESSERTS, 'cannoli-siciliano'), 848, 220, 92)(paint, random) +
    flat(
      strew(
        paint,
        random,
        sweet.chocoChunk,
        [
          [0, 0],
          [46, 20],
          [-40, 30],
          [700, 10],
          [760, 36],
        ],
        { scale: 2 },
      ),
      90,
      436,
    ),
  'panetone-da-casa': (paint, random) =>
    room(COUNTER, ['#a8442c', '#4c140e'], ['#6d3a20', '#3a1a0c'], '#ffd98a')(paint, random) +
    lamps(paint, [-10, 20], [970, 20], 110, 10) +
    medallion(need(DESSERTS, 'panetone'), 480, 250, 182)(paint, random) +
    flat(
      strew(
        paint,
        random,
        sweet.almond,
        [
          [0, 0],
          [50, 20],
          [90, -10],
        ],
        { scale: 2.6 },
      ),
      150,
      420,
    ) +
    flat(
      put(paint, random, fruit.orange, 0, 0, 3.6) + put(paint, random, fruit.orange, 90, 30, 3),
      780,
      400,
    ) +
    [180, 790]
      .map((x) =>
        at(
          x,
          300,
          ellipse(0, 60, 84, 14, '#1d0a02', { opacity: 0.35 }) +
            path('M-70 56C-86-40 86-40 70 56Z', paint.radial(['#e6ac62', '#b06a26', '#6d360e'])) +
            stroke('M-34 4L-14 40M-2-6L16 34M30 0L44 34', '#fbe3b4', 6, { opacity: 0.85 }),
        ),
      )
      .join(''),
  'noite-da-massa': (paint, random) =>
    table.greenCheck(paint, random, W, H) +
    at(
      180,
      250,
      serve(
        ware.creamBowl,
        [
          pool(['#fff0b4', '#f8d97c', '#dca83e']),
          nest({ colors: ['#fff0b0', '#fadf8a', '#d5a341'], width: 9, count: 84 }),
          some(meat.bacon, 11, 0.85, { reach: 0.6 }),
        ],
        166,
      )(paint, random),
    ) +
    at(
      490,
      232,
      serve(
        ware.whiteBowl,
        [
          pool(TOMATO),
          nest({ colors: ['#f7b268', '#e88b45', '#b4531f'], width: 9, count: 84 }),
          dollops(TOMATO, 6, 0.18, 0.3),
          some(meat.meatball, 4, 1.5, { reach: 0.35 }),
          some(green.basil, 4, 1.3, { reach: 0.3 }),
        ],
        196,
      )(paint, random),
    ) +
    at(
      796,
      256,
      serve(
        ware.clayBowl,
        [
          pool(TOMATO),
          some(pasta.gnocchi, 40, 1.12, { reach: 0.76 }),
          some(cheese.mozzarella, 8, 1.3, { reach: 0.6 }),
          some(green.basil, 4, 1.3, { reach: 0.45 }),
        ],
        160,
      )(paint, random),
    ) +
    strew(
      paint,
      random,
      veg.cherryTomato,
      [
        [318, 404],
        [352, 414],
        [656, 406],
      ],
      { scale: 1.7 },
    ),
};
