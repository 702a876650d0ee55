import { inRect } from '../../core/scatter';
import { circle, ellipse, group, path, rect, stroke } from '../../core/shapes';
import { strew } from '../../core/sprite';
import { wedge } from '../../dishes/blocks';
import type { Picture } from '../../dishes/dish';
import * as fruit from '../../sprites/fruits';
import * as green from '../../sprites/greens';
import * as sweet from '../../sprites/sweets';
import * as set from '../../surfaces/stage';
import { on } from './kit';

/** Cakes, in wedges and whole. */
export const CAKES: Record<string, Picture> = {
  cheesecake: on(
    set.ROSE,
    '#fffaf2',
    (paint, random) =>
      wedge(
        paint,
        random,
        306,
        500,
        [320, 160, 92],
        [
          { share: 0.16, colors: ['#d8243c', '#8f0f26'] },
          { share: 0.62, colors: ['#fffaf0', '#f3e3bd'], holes: '#e3cb94' },
          { share: 0.22, colors: ['#c98f4c', '#8f5c26'], holes: '#6d4216' },
        ],
        ['#efd9a8', '#b98a4a'],
        ['#f0485a', '#b3142e'],
      ),
    [
      [sweet.guava, 430, 316, 1.5, 20],
      [green.mint, 466, 310, 1.5],
      [sweet.guava, 150, 526, 1.3],
    ],
  ),
  'ny-cheesecake': on(
    set.SKY,
    '#ffffff',
    (paint, random) =>
      wedge(
        paint,
        random,
        306,
        500,
        [320, 186, 92],
        [
          { share: 0.05, colors: ['#f0c884', '#e3b468'] },
          { share: 0.74, colors: ['#fffcf2', '#f6e8c6'], holes: '#e8d5a4' },
          { share: 0.21, colors: ['#cf9752', '#94602a'], holes: '#6d4216' },
        ],
        ['#e3b877', '#b07c3c'],
        ['#f6d294', '#e0ac60'],
      ),
    [
      [fruit.strawberry, 410, 282, 1.9, 10],
      [fruit.blueberry, 452, 296, 1.9],
      [green.mint, 384, 284, 1.2],
    ],
  ),
  'torta-limao': on(
    set.LEAFY,
    '#ffffff',
    (paint, random) =>
      wedge(
        paint,
        random,
        306,
        500,
        [320, 128, 92],
        [
          { share: 0.72, colors: ['#f0f3a0', '#c9d35c'], holes: '#a9b83c' },
          { share: 0.28, colors: ['#e3b877', '#a8743a'] },
        ],
        ['#e3b877', '#b07c3c'],
        ['#fffdf4', '#f6e4c2'],
      ) +
      Array.from({ length: 11 }, (_, index) => {
        const x = 190 + index * 26;
        const y = 372 - (index % 3) * 22 - index * 3;
        return (
          path(
            `M${x - 28} ${y + 20}C${x - 26} ${y - 8} ${x - 6} ${y - 16} ${x + 2} ${y - 42}C${x + 10} ${y - 14} ${x + 28} ${y - 8} ${x + 28} ${y + 20}Z`,
            paint.radial(['#ffffff', '#fdf6e6', '#e6d3ac']),
          ) + ellipse(x + 2, y - 34, 5, 8, '#c98a3c', { opacity: 0.55 })
        );
      }).join(''),
    [
      [fruit.lime, 476, 508, 1.6],
      [fruit.lime, 500, 470, 1.2],
    ],
  ),
  'torta-maca': on(
    set.WARM,
    '#fffaf2',
    (paint, random) =>
      wedge(
        paint,
        random,
        306,
        500,
        [320, 130, 92],
        [
          { share: 0.16, colors: ['#eebc6c', '#c98a3c'] },
          { share: 0.64, colors: ['#fbe6a8', '#e3b75c'], holes: '#b5762a' },
          { share: 0.2, colors: ['#dba45c', '#a06a2c'] },
        ],
        ['#dba45c', '#9c6226'],
        ['#f3c67a', '#cf8f3c'],
      ) +
      [0, 1, 2, 3]
        .map((index) =>
          stroke(
            `M${210 + index * 62} ${366 - index * 14}L${290 + index * 52} ${352 - index * 18}`,
            '#9c6226',
            4,
            { opacity: 0.5 },
          ),
        )
        .join(''),
    [
      [sweet.almond, 474, 520, 1.6],
      [sweet.almond, 140, 528, 1.4, 50],
    ],
  ),
  panetone: (paint, random) =>
    set.WARM(paint, random) +
    set.footShadow(paint, 320, 566, 330) +
    path(
      'M166 330C120 260 176 150 320 148S520 260 474 330Z',
      paint.radial(['#d9934a', '#a85c22 60%', '#6d3210 100%'], [0.4, 0.3]),
    ) +
    path(
      'M168 322H472L456 548C452 562 188 562 184 548Z',
      paint.linear(['#5c2f16', '#9a5a2c', '#b06a34', '#5c2f16'], 0),
    ) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((index) => rect(186 + index * 35, 330, 4, 220, '#3a1a0a', { opacity: 0.3 }))
      .join('') +
    stroke('M216 250Q320 196 424 250M320 160V300', '#f3c98a', 10, { opacity: 0.55 }) +
    strew(
      paint,
      random,
      sweet.almond,
      [
        [240, 220],
        [392, 214],
        [300, 190],
        [350, 246],
        [270, 280],
        [400, 284],
      ],
      { scale: 1.3 },
    ) +
    group(
      inRect(random, 120, 280, 150).map(([x, y]) =>
        circle(180 + x, 160 + y, random.between(1, 2.8), '#fff', { opacity: 0.8 }),
      ),
    ) +
    strew(
      paint,
      random,
      sweet.raisin,
      [
        [206, 286],
        [440, 274],
        [330, 290],
      ],
      { scale: 1.3 },
    ) +
    path('M176 420H464L461 454H179Z', '#b3142e') +
    path(
      'M320 437C270 396 230 410 250 440S300 460 320 437C370 396 410 410 390 440S340 460 320 437Z',
      '#d8243c',
      {
        stroke: '#8f0f26',
        'stroke-width': 3,
      },
    ) +
    circle(320, 437, 13, '#b3142e'),
};
