import { blurred } from '../../core/paint';
import { inRect } from '../../core/scatter';
import { at, circle, ellipse, group, path, rect, stroke } from '../../core/shapes';
import { strew } from '../../core/sprite';
import { block } from '../../dishes/blocks';
import type { Picture } from '../../dishes/dish';
import * as fruit from '../../sprites/fruits';
import * as green from '../../sprites/greens';
import * as sweet from '../../sprites/sweets';
import * as set from '../../surfaces/stage';
import { CREAM, on, ribbon, cocoa, together, dome, LADYFINGER, COFFEE } from './kit';

/** Desserts served on a plate. */
export const PLATED: Record<string, Picture> = {
  tiramisu: on(
    set.COCOA,
    '#ffffff',
    together(ribbon('#5a2f16'), (paint, random) =>
      block(
        paint,
        random,
        320,
        500,
        [270, 190, 150],
        [
          { share: 0.2, colors: CREAM },
          { share: 0.22, colors: LADYFINGER, holes: '#7d4a22' },
          { share: 0.08, colors: COFFEE },
          { share: 0.2, colors: CREAM },
          { share: 0.22, colors: LADYFINGER, holes: '#7d4a22' },
          { share: 0.08, colors: COFFEE },
        ],
        ['#8a5530', '#5a2f16'],
        cocoa(270, 150),
      ),
    ),
    [
      [sweet.chocoChunk, 470, 516, 2],
      [green.mint, 356, 262, 1.9],
      [sweet.chocoChunk, 160, 530, 1.6, 30],
    ],
  ),
  'panna-cotta': on(
    set.ROSE,
    '#ffffff',
    (paint) =>
      path(
        'M218 500C214 420 232 300 246 290H394C408 300 426 420 422 500C380 520 260 520 218 500Z',
        paint.linear(['#e6dccb', '#fffdf8', '#fff', '#e0d3bd'], 0),
      ) +
      ellipse(320, 290, 75, 20, '#fffdf6') +
      path(
        'M246 292C250 276 390 274 396 292C404 330 392 350 384 346C376 342 380 320 366 322C352 324 356 372 340 374C326 376 328 330 312 330C296 330 300 356 286 354C268 352 262 320 246 292Z',
        paint.linear(['#e23a4e', '#a80f2c'], 90),
      ) +
      ellipse(300, 290, 40, 8, '#ff9aa4', { opacity: 0.6 }) +
      stroke('M236 400C238 360 244 330 250 322', '#fff', 7, { opacity: 0.9 }),
    [
      [fruit.raspberry, 318, 276, 2.2],
      [fruit.blueberry, 356, 280, 2.1],
      [fruit.redcurrant, 284, 282, 1.9],
      [green.mint, 330, 250, 1.7],
      [fruit.raspberry, 150, 516, 2],
      [fruit.blueberry, 186, 536, 1.9],
      [fruit.redcurrant, 480, 520, 1.9],
    ],
  ),
  'cannoli-siciliano': on(
    set.SKY,
    '#ffffff',
    (paint, random) =>
      [
        [292, 380, -12],
        [214, 462, -8],
        [388, 478, -5],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          at(
            x,
            y,
            blurred(paint, 7, ellipse(0, 38, 150, 22, '#1d0a02', { opacity: 0.4 })) +
              rect(-140, -44, 280, 88, paint.linear(['#f0bd74', '#c98438', '#8c5220'], 90), {
                rx: 40,
              }) +
              Array.from({ length: 18 }, () =>
                circle(
                  random.between(-120, 120),
                  random.between(-34, 34),
                  random.between(4, 10),
                  random.pick(['#ffe0a4', '#a8651f']),
                  {
                    opacity: 0.5,
                  },
                ),
              ).join('') +
              [-1, 1]
                .map(
                  (side) =>
                    ellipse(side * 140, 0, 24, 46, paint.radial(['#ffffff', '#f0e4cc'])) +
                    strew(
                      paint,
                      random,
                      side < 0 ? sweet.pistachio : sweet.chocoChunk,
                      [
                        [side * 140, -22],
                        [side * 144, 4],
                        [side * 138, 26],
                      ],
                      { scale: 0.95 },
                    ),
                )
                .join('') +
              stroke('M-110-26H100', '#fff0cc', 8, { opacity: 0.55 }),
            turn,
            1.06,
          ),
        )
        .join('') +
      group(
        inRect(random, 110, 420, 180).map(([dx, dy]) =>
          circle(110 + dx, 390 + dy, random.between(0.8, 2), '#fff', { opacity: 0.8 }),
        ),
      ),
    [
      [fruit.orange, 500, 380, 1.7],
      [green.mint, 470, 350, 1.3],
    ],
  ),
  'petit-gateau': on(
    set.COCOA,
    '#ffffff',
    together(
      (paint) =>
        path(
          'M118 512C116 440 130 388 142 380H300C312 388 326 440 324 512C290 534 152 534 118 512Z',
          paint.linear(['#3a1a0a', '#7a4526', '#8a5030', '#34160a'], 0),
        ) +
        ellipse(221, 380, 80, 22, '#8a5433') +
        path(
          'M200 376C196 420 214 450 206 500C200 536 262 548 268 512C274 470 246 430 256 376Z',
          paint.linear(['#5a2a12', '#2e1206'], 0),
        ) +
        stroke('M212 392C212 430 226 460 220 500', '#c98a5c', 6, { opacity: 0.6 }),
      dome(418, 506, 84, ['#fffdf4', '#fbeecb', '#e3c98c']),
    ),
    [
      [fruit.strawberry, 500, 510, 1.6, 20],
      [green.mint, 424, 424, 1.7],
    ],
  ),
  pudim: on(
    set.AMBER,
    '#ffffff',
    (paint) =>
      ellipse(320, 522, 200, 46, '#b8691a', { opacity: 0.85 }) +
      path(
        'M168 506C168 420 190 360 204 352H436C450 360 472 420 472 506C420 540 220 540 168 506Z',
        paint.linear(['#c9872e', '#f9d684', '#fbe09a', '#d59a3c'], 0),
      ) +
      ellipse(320, 352, 116, 32, '#b8641a') +
      ellipse(320, 354, 46, 13, '#5c2a08') +
      path(
        'M204 354C220 326 420 326 436 354C446 400 430 410 420 404C410 398 414 376 398 380C382 384 388 430 366 430C346 430 352 386 330 386C306 386 312 416 290 414C270 412 274 382 254 384C236 386 240 402 224 402C212 402 204 380 204 354Z',
        paint.linear(['#c4701e', '#8a430c'], 90),
        { opacity: 0.92 },
      ) +
      ellipse(320, 354, 44, 12, '#6d330a') +
      ellipse(262, 346, 40, 8, '#f3b86a', { opacity: 0.65 }) +
      stroke('M196 470C196 430 204 396 210 384', '#fff6d8', 9, { opacity: 0.8 }),
  ),
  brownie: on(
    set.COCOA,
    '#ffffff',
    together(ribbon('#4a2210'), (paint, random) =>
      block(
        paint,
        random,
        320,
        500,
        [280, 130, 170],
        [
          { share: 0.1, colors: ['#9a6238', '#7a4824'] },
          { share: 0.9, colors: ['#5c2f16', '#341607'], holes: '#8a5a34' },
        ],
        ['#8a5230', '#5c3018'],
        (p, r) =>
          strew(p, r, sweet.walnut, inRect(r, 9, 250, 140), { scale: 1 }) +
          stroke('M20 30Q90 60 150 34T260 60M40 110Q120 84 240 120', '#c9905c', 3, {
            opacity: 0.5,
          }),
      ),
    ),
    [
      [sweet.walnut, 480, 520, 1.5],
      [sweet.chocoChunk, 140, 528, 1.6],
      [sweet.walnut, 508, 500, 1.2, 40],
    ],
  ),
};
