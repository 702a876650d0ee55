import { blurred } from '../../core/paint';
import { at, circle, ellipse, path, rect } from '../../core/shapes';
import type { Picture } from '../../dishes/dish';
import { lyingPizza } from '../../pictures/combos';
import { bricks, bush, lamps } from '../oven';
import { H, W } from './kit';

const AWNING = ['#1d4e89', '#fff6ea'] as const;

/** A section of awning with this many strips, 44 wide each. */
const awning = (x: number, y: number, strips: number): string =>
  Array.from({ length: strips }, (_, index) =>
    path(
      `M${x + index * 44} ${y}H${x + 44 + index * 44}V${y + 66}A22 20 0 0 1 ${x + index * 44} ${y + 66}Z`,
      AWNING[index % 2] ?? '',
    ),
  ).join('') + rect(x - 5, y - 12, strips * 44 + 10, 16, '#12335b', { rx: 4 });

/** A street corner in the evening: light in the windows, two pizzas on the table outside. */
export const cornerShop: Picture = (paint, random) => {
  const window = (x: number, y: number, width: number, height: number): string =>
    blurred(paint, 22, rect(x - 12, y - 8, width + 24, height + 16, '#ffb84f', { opacity: 0.5 })) +
    rect(x, y, width, height, paint.linear(['#ffe9b4', '#f6b04a'], 90), {
      rx: 6,
      stroke: '#5a3418',
      'stroke-width': 9,
    }) +
    rect(x + width / 2 - 4, y, 8, height, '#5a3418') +
    rect(x, y + height * 0.42, width, 7, '#5a3418');
  return (
    rect(0, 0, W, H, paint.linear(['#16345e', '#5a6fa8', '#f2a86b'], 90)) +
    circle(1390, 150, 46, '#fdf0c8') +
    blurred(paint, 34, circle(1390, 150, 70, '#fdf0c8', { opacity: 0.5 })) +
    at(
      180,
      120,
      bricks(paint, random, 640, 520, ['#c98a5c', '#bf7f52', '#d69a6c'], '#8a5a3a', [86, 34]),
    ) +
    at(
      820,
      120,
      bricks(paint, random, 560, 520, ['#a66e47', '#9c643f', '#b27a52'], '#6f4429', [86, 34]),
    ) +
    rect(160, 104, 1240, 26, '#efe0c4', { rx: 4 }) +
    rect(806, 104, 28, 540, paint.linear(['#efe0c4', '#c9b08a'], 0)) +
    window(270, 320, 200, 200) +
    window(560, 320, 180, 200) +
    window(1130, 320, 190, 200) +
    window(890, 320, 170, 320) +
    awning(236, 246, 12) +
    awning(860, 246, 11) +
    rect(0, 636, W, 170, paint.linear(['#8b7f86', '#4d4653'], 90)) +
    rect(0, 630, W, 10, '#b9aeb0') +
    at(120, 646, bush(paint, random, 120, ['#7fbf5a', '#3f8a3a', '#1f5d2c'])) +
    at(1480, 646, bush(paint, random, 130, ['#7fbf5a', '#3f8a3a', '#1f5d2c'])) +
    blurred(paint, 16, ellipse(800, 712, 470, 50, '#1d1220', { opacity: 0.55 })) +
    ellipse(800, 672, 460, 84, '#5e3519') +
    ellipse(800, 658, 460, 84, paint.linear(['#d69a5c', '#9a6030'], 60)) +
    lyingPizza(paint, random, 'mussarela', 610, 634, 176, 0.4) +
    lyingPizza(paint, random, 'napolitana', 985, 640, 180, 0.4) +
    lamps(paint, [170, 170], [1390, 160], 54, 13)
  );
};
