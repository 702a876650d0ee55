import { blob, smooth } from '../core/curves';
import { blurred } from '../core/paint';
import { inDisc } from '../core/scatter';
import { at, ellipse, group, num, path, stroke, type Point } from '../core/shapes';
import { put, strew, type Sprite } from '../core/sprite';
import { block, uprightPlate, type Cut } from '../dishes/blocks';
import { dish, SIDE, type Picture } from '../dishes/dish';
import { pool, some } from '../dishes/layers';
import * as cheese from '../sprites/cheeses';
import * as green from '../sprites/greens';
import * as meat from '../sprites/meats';
import { cannelloni } from '../sprites/pasta';
import * as sweet from '../sprites/sweets';
import * as veg from '../sprites/vegetables';
import { flour, pot } from '../surfaces/props';
import * as set from '../surfaces/stage';
import * as table from '../surfaces/tables';
import { roundBoard } from '../surfaces/ware';
import * as ware from '../surfaces/wares';

const SHEET: Cut = { share: 0.07, colors: ['#fbe6a8', '#e6bd62'] };
const BECHAMEL: Cut = { share: 0.07, colors: ['#fffaf0', '#f0e0bf'] };
const ragu = (share: number): Cut => ({ share, colors: ['#b84c26', '#7d2a10'], holes: '#e58a56' });

/** A tall portion of lasagne on a plate, cheese running down its front. */
const lasagne =
  (stage: set.Stage, cuts: readonly Cut[], herb: Sprite): Picture =>
  (paint, random) =>
    stage(paint, random) +
    group(
      [
        uprightPlate(paint, 320, 520, 268),
        path(
          'M110 528C150 480 500 478 540 522C520 566 150 568 110 528Z',
          paint.radial(['#e75a34', '#b32a14']),
        ),
        block(paint, random, 320, 504, [290, 200, 160], cuts, ['#ffe7a4', '#eaaf50'], (_, r) =>
          inDisc(r, 26, 130)
            .map(([x, y]) =>
              path(blob(r, r.between(7, 18), 0.3, 8), r.pick(['#c9702a', '#e0902f', '#fff6d8']), {
                opacity: 0.6,
                transform: `translate(${num(x + 145)} ${num(y * 0.5 + 80)})`,
              }),
            )
            .join(''),
        ),
        path(
          'M126 306C150 300 420 300 418 306C420 338 400 350 392 334C384 320 372 392 352 388C334 384 342 330 326 328C312 326 314 356 300 354C282 352 290 322 270 322C250 322 258 410 236 406C218 402 224 332 206 330C192 328 196 352 180 350C160 346 168 322 150 322C136 322 124 322 126 306Z',
          paint.linear(['#ffe7a4', '#f3c260'], 90),
        ),
        put(paint, random, herb, 336, 270, 1.9, -30),
        put(paint, random, herb, 366, 282, 1.5, 40),
        stroke('M150 312H390', '#fff8dc', 4, { opacity: 0.7 }),
      ],
      { transform: 'translate(320 545) scale(1.15) translate(-320 -545)' },
    );

/** A calzone on its board: golden, crimped, one end torn open to show its filling. */
const calzone =
  (
    surface: table.Surface,
    filling: readonly (readonly [Sprite, number, number])[],
    sauce: readonly [string, string],
    aside: readonly [Sprite, number],
  ): Picture =>
  (paint, random) => {
    const outline = 'M-246 74C-250-96-120-176 10-172S256-84 248 84C160 128-160 128-246 74Z';
    const crimp = smooth(
      Array.from({ length: 23 }, (_, index): Point => [
        -240 + index * 22,
        78 + Math.sin((index / 22) * Math.PI) * 34 + (index % 2 ? -8 : 8),
      ]),
    );
    const spots = inDisc(random, 30, 190)
      .filter(([x, y]) => (x / 230) ** 2 + ((y + 10) / 130) ** 2 < 0.9)
      .map(([x, y]) =>
        path(
          blob(random, random.between(6, 18), 0.25, 8),
          random.pick(['#8a4a14', '#b36a22', '#6d330a']),
          {
            opacity: 0.32,
            transform: `translate(${num(x)} ${num(y - 20)})`,
          },
        ),
      );
    const mouth = 'M96-40C150-70 226-40 240 30C220 76 140 84 92 50C72 20 74-20 96-40Z';
    return (
      surface(paint, random, SIDE, SIDE) +
      flour(80, 90, 50)(paint, random) +
      at(320, 320, roundBoard(paint, random, 290)) +
      pot(128, 528, sauce[0], sauce[1], 74)(paint, random) +
      at(
        318,
        326,
        blurred(
          paint,
          14,
          path(outline, '#2a0f03', { opacity: 0.5, transform: 'translate(8 20)' }),
        ) +
          path(outline, '#a8641f', { transform: 'translate(0 10)' }) +
          path(
            outline,
            paint.radial(['#fbd592', '#e5a550 55%', '#b06a24 100%'], [0.4, 0.3], 0.75),
          ) +
          blurred(paint, 3, spots) +
          stroke(crimp, '#a8641f', 17) +
          stroke(crimp, '#f0bd70', 11) +
          stroke(crimp, '#fff0cc', 3, { opacity: 0.6, transform: 'translate(-1 -3)' }) +
          blurred(
            paint,
            10,
            ellipse(-60, -90, 110, 34, '#fff6dc', {
              opacity: 0.45,
              transform: 'rotate(-14 -60 -90)',
            }),
          ) +
          path(mouth, '#7d3c12') +
          path(mouth, paint.radial(['#fff0c0', '#f6cf78']), {
            transform: 'translate(6 2) scale(0.95)',
          }) +
          group(
            filling.map(([sprite, count, scale]) =>
              strew(
                paint,
                random,
                sprite,
                inDisc(random, count, 62).map(([x, y]): Point => [x * 0.95 + 160, y * 0.62 + 14]),
                { scale },
              ),
            ),
            { 'clip-path': paint.clip(`<path d="${mouth}"/>`) },
          ) +
          stroke('M96-40C72-20 72 20 92 50', '#f3c67a', 12) +
          strew(
            paint,
            random,
            green.chopped,
            inDisc(random, 22, 150).map(([x, y]): Point => [x - 40, y * 0.5 - 30]),
            { scale: 1, shadow: 0.15 },
          ),
        -7,
      ) +
      strew(
        paint,
        random,
        aside[0],
        [
          [516, 116],
          [556, 160],
          [500, 168],
        ],
        { scale: aside[1] },
      )
    );
  };
const MARINARA = ['#e75a34', '#a82a14'] as const;
const M = [cheese.mozzarella, 5, 1] as const;

export const OVENS: Record<string, Picture> = {
  'lasanha-bolonhesa': lasagne(
    set.WARM,
    [SHEET, ragu(0.2), BECHAMEL, SHEET, ragu(0.21), BECHAMEL, SHEET, ragu(0.24)],
    green.basil,
  ),
  'lasanha-berinjela': lasagne(
    set.LEAFY,
    [
      { share: 0.08, colors: ['#6d4a62', '#3d1d3f'] },
      { share: 0.18, colors: ['#fffaf0', '#ecdcb8'], holes: '#d9c08c' },
      { share: 0.12, colors: ['#e0522f', '#a82a14'] },
      { share: 0.1, colors: ['#6d4a62', '#3d1d3f'] },
      { share: 0.2, colors: ['#fffaf0', '#ecdcb8'], holes: '#d9c08c' },
      { share: 0.12, colors: ['#e0522f', '#a82a14'] },
      { share: 0.2, colors: ['#6d4a62', '#3d1d3f'] },
    ],
    green.basil,
  ),
  'canelone-frango': dish(table.linen, ware.clayBowl, [
    pool(['#f7a58a', '#e87a5c', '#b3492c'], 0.95),
    (paint, random, radius) =>
      [-0.42, -0.02, 0.38]
        .map((y, index) =>
          put(
            paint,
            random,
            cannelloni,
            (index - 1) * 10,
            y * radius,
            radius / 145,
            -4 + index * 4,
          ),
        )
        .join(''),
    some(cheese.grated, 60, 1.1, { shadow: 0.2 }),
    some(green.chopped, 36, 0.8, { shadow: 0.15 }),
    some(green.basil, 3, 1.3, { reach: 0.4 }),
  ]),
  'calzone-napoletano': calzone(
    table.redCheck,
    [M, [meat.ham, 6, 1.1], [cheese.ricotta, 3, 1], [green.basil, 2, 0.9]],
    MARINARA,
    [green.basil, 1.5],
  ),
  'calzone-calabresa': calzone(
    table.walnutWood,
    [M, [meat.calabresa, 6, 1.1], [veg.redOnion, 4, 1], [veg.blackOlive, 3, 0.8]],
    MARINARA,
    [veg.blackOlive, 1.7],
  ),
  'calzone-frango': calzone(
    table.mustard,
    [
      [meat.chicken, 12, 1.1],
      [cheese.creamCurl, 5, 1.1],
      [veg.corn, 5, 1],
    ],
    ['#fff6d8', '#f0dba0'],
    [veg.corn, 2.4],
  ),
  'calzone-espinafre': calzone(
    table.sageCloth,
    [
      [cheese.ricotta, 6, 1.1],
      [green.spinach, 6, 0.8],
      [sweet.walnut, 2, 0.8],
    ],
    ['#fffaf0', '#ecdcb8'],
    [sweet.walnut, 1.5],
  ),
  'calzone-cogumelos': calzone(
    table.nightBlue,
    [M, [veg.mushroom, 8, 1.1], [green.thyme, 1, 0.7]],
    ['#e3c9a0', '#a8804c'],
    [veg.mushroom, 1.6],
  ),
  'calzone-diavola': calzone(
    table.slate,
    [M, [meat.salame, 6, 1.1], [veg.chiliFlake, 16, 1.3], [veg.redPepper, 3, 0.9]],
    ['#d8341c', '#8a130c'],
    [veg.jalapeno, 1.7],
  ),
};
