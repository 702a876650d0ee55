import { blurred } from '../../core/paint';
import { at, circle, ellipse, group, path, rect, stroke } from '../../core/shapes';
import { put } from '../../core/sprite';
import { type Picture } from '../../dishes/dish';
import * as baked from '../../sprites/baked';
import { flour } from '../../surfaces/props';
import { board } from '../../surfaces/ware';
import { oven, bricks } from '../oven';
import { hall } from './kit';

/** The bakery after hours: the iron door is shut, the bread is done. */
export const bakery: Picture = (paint, random) =>
  hall(['#3d5672', '#141f30'], ['#5c3a24', '#2a170d'], '#ffcf8a')(paint, random) +
  at(560, 40, bricks(paint, random, 620, 520, ['#7a4630', '#6d3c28', '#8a523a'], '#4c281a')) +
  rect(560, 40, 620, 520, paint.radial(['#1c0c06/0', '#0d1420/0.75'], [0.5, 0.72], 0.7)) +
  at(870, 530, oven(paint, random, 196, false)) +
  at(
    170,
    90,
    rect(-12, -12, 284, 344, '#4c2f1c', { rx: 8 }) +
      rect(0, 0, 260, 320, paint.linear(['#0f1f3c', '#2f4c74'], 90)) +
      circle(186, 82, 40, '#fdf3cf') +
      blurred(paint, 16, circle(186, 82, 60, '#fdf3cf', { opacity: 0.4 })) +
      Array.from({ length: 22 }, () =>
        circle(random.between(6, 254), random.between(6, 220), random.between(1, 2.4), '#fff', {
          opacity: random.between(0.4, 1),
        }),
      ).join('') +
      path('M0 320V240Q60 200 120 244T260 226V320Z', '#12233c') +
      rect(125, 0, 10, 320, '#4c2f1c') +
      rect(0, 155, 260, 10, '#4c2f1c'),
  ) +
  [
    [1290, 230],
    [1290, 400],
  ]
    .map(
      ([x = 0, y = 0]) =>
        rect(x - 60, y, 360, 16, paint.linear(['#8a5a34', '#5c381e'], 90), { rx: 4 }) +
        [0, 1, 2]
          .map((index) =>
            at(
              x + index * 110,
              y - 42,
              path('M-54 42C-62-30 62-30 54 42Z', paint.radial(['#e6ac62', '#b06a26', '#6d360e'])) +
                stroke('M-26-2L-8 26M0-8L18 22M26-2L40 20', '#fbe3b4', 5, { opacity: 0.85 }),
            ),
          )
          .join(''),
    )
    .join('') +
  at(
    330,
    610,
    group(
      [0, 1, 2, 3, 4, 5].map(
        (index) =>
          circle(
            (index % 3) * 74 - 74 + (index > 2 ? 36 : 0),
            index > 2 ? -66 : 0,
            40,
            paint.radial(['#c99a64', '#8a5a30']),
          ) +
          circle((index % 3) * 74 - 74 + (index > 2 ? 36 : 0), index > 2 ? -66 : 0, 24, 'none', {
            stroke: '#6d4220',
            'stroke-width': 3,
          }) +
          circle((index % 3) * 74 - 74 + (index > 2 ? 36 : 0), index > 2 ? -66 : 0, 10, 'none', {
            stroke: '#6d4220',
            'stroke-width': 3,
          }),
      ),
    ),
  ) +
  at(870, 690, board(paint, random, 470, 150)) +
  [
    [760, 660, 1.9],
    [890, 676, 2.2],
    [1010, 664, 1.8],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      at(x, y, put(paint, random, baked.bun, 0, 0, scale, 10), 0, 1, 0.78),
    )
    .join('') +
  flour(600, 720, 80)(paint, random) +
  blurred(paint, 40, ellipse(870, 540, 330, 80, '#ff9a3c', { opacity: 0.28 }));
