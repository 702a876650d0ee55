import { at, circle, ellipse } from '../../core/shapes';
import { put, strew } from '../../core/sprite';
import { serve, type Picture } from '../../dishes/dish';
import { dollops, nest, pool, some, thread } from '../../dishes/layers';
import { pizza } from '../../dishes/pizza';
import { SAVOURY } from '../../dishes/pizza-recipes';
import * as baked from '../../sprites/baked';
import * as cheese from '../../sprites/cheeses';
import * as green from '../../sprites/greens';
import * as pasta from '../../sprites/pasta';
import * as veg from '../../sprites/vegetables';
import { fork, napkin, toast } from '../../surfaces/props';
import * as table from '../../surfaces/tables';
import { board, roundShadow } from '../../surfaces/ware';
import * as ware from '../../surfaces/wares';
import { W, H, TOMATO } from './kit';

/** The table from above, laid for a meal. */
export const laidTable: Picture = (paint, random) =>
  table.greenCheck(paint, random, W, H) +
  napkin(560, 110, '#fbf6ea', '#2f6b3a', -14)(paint, random) +
  fork(600, 640, 8)(paint, random) +
  fork(1140, 170, -10)(paint, random) +
  at(
    300,
    300,
    serve(
      ware.whiteBowl,
      [
        pool(TOMATO),
        nest({ colors: ['#f7b268', '#e88b45', '#b4531f'], width: 9, count: 84 }),
        dollops(TOMATO, 6, 0.17, 0.3),
        some(veg.cherryHalf, 6, 1, { reach: 0.45 }),
        some(green.basil, 4, 1.5, { reach: 0.22 }),
      ],
      232,
    )(paint, random),
  ) +
  at(
    820,
    430,
    roundShadow(paint, 262) +
      pizza(
        paint,
        random,
        SAVOURY['rucula-tomate-seco'] ?? {
          sauce: ['#d8472a', '#a82a16'],
          cheese: null,
          toppings: [],
        },
        262,
      ),
  ) +
  at(
    1290,
    290,
    serve(
      ware.clayBowl,
      [
        pool(TOMATO),
        some(pasta.gnocchi, 44, 1.12, { reach: 0.76 }),
        some(cheese.mozzarella, 8, 1.3, { reach: 0.6 }),
        some(green.basil, 5, 1.3, { reach: 0.45 }),
      ],
      216,
    )(paint, random),
  ) +
  at(
    1270,
    690,
    serve(
      ware.leafBowl,
      [
        some(green.lettuce, 20, 1.2, { reach: 0.8 }),
        some(veg.cucumber, 9, 1.1, { reach: 0.7 }),
        some(veg.cherryHalf, 10, 1.1, { reach: 0.7 }),
        some(cheese.feta, 12, 1.1, { reach: 0.66 }),
        thread('#5c8f2e', 4, 0.6),
      ],
      190,
    )(paint, random),
  ) +
  at(330, 690, board(paint, random, 400, 220)) +
  put(paint, random, toast, 230, 680, 1.05, -12) +
  put(paint, random, toast, 350, 700, 1.05, 8) +
  put(paint, random, baked.bun, 470, 680, 1.6) +
  [
    [690, 96],
    [1010, 110],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        roundShadow(paint, 62, 0.4) +
          circle(0, 0, 62, '#fff', { opacity: 0.5 }) +
          circle(0, 0, 50, paint.radial(['#a82a48', '#5c1024'])) +
          circle(0, 0, 62, 'none', { stroke: '#fff', 'stroke-width': 4, opacity: 0.9 }) +
          ellipse(-18, -20, 14, 7, '#fff', { opacity: 0.6, transform: 'rotate(-35)' }),
      ),
    )
    .join('') +
  strew(
    paint,
    random,
    veg.wholeBlackOlive,
    [
      [1500, 520],
      [1536, 556],
      [1490, 566],
    ],
    { scale: 1.8 },
  ) +
  strew(
    paint,
    random,
    green.basil,
    [
      [90, 540],
      [60, 90],
    ],
    { scale: 2.2 },
  );
