import { blurred } from '../../core/paint';
import { at, ellipse, path, rect, type Point } from '../../core/shapes';
import { type Picture } from '../../dishes/dish';
import { bush, lamps, bricks } from '../oven';
import { W, H } from './kit';

/** The shop with its shutter down and the boxes packed. */
export const closedShop: Picture = (paint, random) =>
  rect(0, 0, W, H, paint.linear(['#bfe0ec', '#f6e9cf'], 90)) +
  blurred(paint, 20, [ellipse(260, 130, 150, 40, '#fff'), ellipse(1340, 90, 180, 44, '#fff')], {
    opacity: 0.8,
  }) +
  at(
    240,
    110,
    bricks(paint, random, 1120, 560, ['#e3c3a0', '#dcb993', '#ead0b0'], '#c9a67e', [86, 34]),
  ) +
  rect(240, 96, 1120, 30, '#b7916a', { rx: 4 }) +
  rect(430, 330, 740, 340, '#8a949c') +
  Array.from({ length: 17 }, (_, index) =>
    rect(430, 330 + index * 20, 740, 17, paint.linear(['#c9d1d6', '#9aa5ad'], 90)),
  ).join('') +
  rect(740, 640, 120, 16, '#5c666e', { rx: 6 }) +
  Array.from({ length: 14 }, (_, index) =>
    path(
      `M${394 + index * 58} 236H${452 + index * 58}V320A29 26 0 0 1 ${394 + index * 58} 320Z`,
      index % 2 ? '#fff6ea' : '#d3453a',
    ),
  ).join('') +
  rect(388, 226, 824, 20, '#a8322a', { rx: 4 }) +
  blurred(paint, 10, rect(430, 330, 740, 26, '#2a1a10', { opacity: 0.35 })) +
  rect(0, 666, W, 134, paint.linear(['#d9cdb8', '#a89a82'], 90)) +
  rect(0, 662, W, 8, '#f3ead8') +
  (
    [
      [520, 660, 150],
      [650, 664, 120],
      [548, 512, 118],
      [1040, 664, 140],
    ] as const
  )
    .map(([x, y, size]) =>
      at(
        x,
        y,
        blurred(paint, 8, ellipse(10, 4, size * 0.62, 14, '#2a1a10', { opacity: 0.4 })) +
          rect(-size / 2, -size, size, size, paint.linear(['#dcb27a', '#b98748'], 60), { rx: 4 }) +
          rect(-size * 0.09, -size, size * 0.18, size, '#efd6a8', { opacity: 0.8 }) +
          rect(-size / 2, -size, size, 8, '#f3d9a8', { opacity: 0.6 }),
      ),
    )
    .join('') +
  (
    [
      [330, 664],
      [1270, 664],
    ] as Point[]
  )
    .map(([x, y]) =>
      at(
        x,
        y,
        path('M-52-80H52L38 0H-38Z', paint.linear(['#d07a4a', '#9c4c24'], 0)) +
          at(0, -76, bush(paint, random, 110, ['#9bd06a', '#4f9a3c', '#2c6e30'])),
      ),
    )
    .join('') +
  lamps(paint, [240, 140], [1360, 140], 60, 11);
