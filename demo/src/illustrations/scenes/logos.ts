import { sector, smooth } from '../core/curves';
import { blurred } from '../core/paint';
import { at, circle, ellipse, group, path, rect, stroke, type Point } from '../core/shapes';
import { put, strew } from '../core/sprite';
import type { Picture } from '../dishes/dish';
import * as green from '../sprites/greens';
import * as meat from '../sprites/meats';

const ground =
  (light: string, dark: string, ring: string): Picture =>
  (paint) =>
    rect(0, 0, 384, 384, paint.radial([light, dark], [0.4, 0.32], 0.85)) +
    circle(192, 192, 162, 'none', { stroke: ring, 'stroke-width': 5 }) +
    circle(192, 192, 150, 'none', { stroke: ring, 'stroke-width': 2, opacity: 0.7 });

/** Vesuvius smoking over the bay, a slice of pizza for the sun. */
const napoli: Picture = (paint, random) =>
  ground('#fff6e6', '#f6dfba', '#b3261e')(paint, random) +
  group(
    [
      rect(30, 30, 324, 324, '#fbe6c4'),
      ...Array.from({ length: 18 }, (_, index) =>
        path(sector(64, 220, index * 20, index * 20 + 9), '#f6cf8e', {
          transform: 'translate(192 168)',
          opacity: 0.7,
        }),
      ),
      circle(192, 168, 62, paint.radial(['#ffd76a', '#f0a02c'])),
      path(
        smooth([
          [20, 290],
          [96, 236],
          [150, 168],
          [172, 150],
          [212, 150],
          [236, 172],
          [290, 240],
          [364, 290],
        ]) + 'V360H20Z',
        paint.linear(['#b3261e', '#7f1710'], 90),
      ),
      path('M150 168L172 150H212L236 172L216 190L200 176L184 196L168 178Z', '#fff6e6'),
      stroke('M192 140C182 120 208 112 196 92C186 76 206 66 200 54', '#fff6e6', 13, {
        opacity: 0.95,
      }),
      rect(20, 288, 344, 70, '#2f6a97'),
      [304, 322]
        .map((y) =>
          stroke(
            smooth(
              [0, 1, 2, 3, 4, 5, 6].map((index): Point => [
                40 + index * 52,
                y + (index % 2 ? 5 : -5),
              ]),
            ),
            '#bcdcf0',
            5,
          ),
        )
        .join(''),
    ],
    { 'clip-path': paint.clip('<circle cx="192" cy="192" r="147"/>') },
  ) +
  strew(
    paint,
    random,
    green.basil,
    [
      [64, 268],
      [320, 268],
    ],
    { scale: 1.2, turn: false },
  );

/** A house with a slice of pizza as its roof. */
const sliceHouse: Picture = (paint, random) =>
  ground('#1d9089', '#0b524e', '#f6c445')(paint, random) +
  blurred(
    paint,
    8,
    path('M192 62L318 196H66Z', '#06302e', { opacity: 0.5, transform: 'translate(0 10)' }),
  ) +
  rect(104, 190, 176, 116, paint.linear(['#fff6e4', '#f0dcb4'], 90), { rx: 6 }) +
  path('M54 200L192 64L330 200C286 224 98 224 54 200Z', paint.linear(['#ffd76a', '#f3ae38'], 90), {
    stroke: '#fff3cf',
    'stroke-width': 3,
    'stroke-linejoin': 'round',
  }) +
  stroke('M54 200C98 226 286 226 330 200', '#c9762a', 24) +
  stroke('M56 195C100 219 284 219 328 195', '#eeb35c', 13) +
  [
    [192, 122],
    [156, 168],
    [226, 172],
  ]
    .map(([x = 0, y = 0]) => put(paint, random, meat.pepperoni, x, y, 0.95))
    .join('') +
  path('M168 306V258A24 24 0 0 1 216 258V306Z', '#0b524e') +
  circle(208, 284, 3.4, '#f6c445') +
  [126, 230]
    .map(
      (x) =>
        rect(x, 240, 28, 30, '#8fd0cc', { rx: 4 }) +
        stroke(`M${x + 14} 240V270M${x} 255H${x + 28}`, '#0b524e', 3),
    )
    .join('');

/** A brick oven with its door shut, the moon above it. */
const forno: Picture = (paint, random) =>
  ground('#b85a24', '#6b2a0c', '#fbe0b8')(paint, random) +
  circle(256, 102, 27, '#fdf0c8') +
  circle(268, 94, 23, '#a04c1c') +
  Array.from({ length: 9 }, (_, index) =>
    path(
      sector(92, 122, 180 + index * 20 + 1.4, 180 + (index + 1) * 20 - 1.4),
      index % 2 ? '#fbe0b8' : '#f0c48c',
      {
        transform: 'translate(192 236)',
      },
    ),
  ).join('') +
  path('M102 290V234A90 90 0 0 1 282 234V290Z', paint.linear(['#4c545d', '#23282e'], 60)) +
  rect(102, 244, 180, 13, '#171b20') +
  rect(102, 200, 180, 13, '#171b20') +
  rect(164, 222, 56, 13, '#fbb45c', { rx: 6 }) +
  rect(74, 290, 236, 20, '#fbe0b8', { rx: 6 }) +
  blurred(paint, 5, rect(104, 283, 176, 7, '#ff9a3c')) +
  [116, 150, 234, 268]
    .map((x) => circle(x, 206, 4, '#8a939c') + circle(x, 250, 4, '#8a939c'))
    .join('');

/** A laid table: checked cloth, a glass, a fork. */
const cantina: Picture = (paint, random) =>
  ground('#fbf7e8', '#dfe8cf', '#2f6b3a')(paint, random) +
  group(
    [
      rect(40, 216, 304, 150, '#fbf7e8'),
      ...Array.from({ length: 7 }, (_, index) =>
        rect(44 + index * 46, 216, 23, 150, '#2f6b3a', { opacity: 0.5 }),
      ),
      ...Array.from({ length: 3 }, (_, index) =>
        rect(40, 222 + index * 46, 304, 23, '#2f6b3a', { opacity: 0.5 }),
      ),
      rect(40, 210, 304, 10, '#1f4a27'),
    ],
    { 'clip-path': paint.clip('<circle cx="192" cy="192" r="147"/>') },
  ) +
  ellipse(192, 226, 96, 24, '#cfc7b4') +
  ellipse(192, 220, 96, 24, '#ffffff') +
  path('M112 216C112 140 272 140 272 216Z', paint.linear(['#ffe7a4', '#f0bd4c'], 90)) +
  [0, 1, 2, 3, 4]
    .map((index) =>
      stroke(
        `M${126 + index * 8} ${210 - index * 10}C${150} ${164 - index * 8} ${236} ${164 - index * 8} ${258 - index * 8} ${210 - index * 10}`,
        '#c98f2c',
        4,
        { opacity: 0.6 },
      ),
    )
    .join('') +
  path(
    'M148 170C160 140 226 140 238 172C230 192 214 176 204 190C194 200 188 180 176 188C162 196 152 186 148 170Z',
    paint.linear(['#e75a34', '#b32a14'], 90),
  ) +
  at(196, 144, put(paint, random, green.basil, 0, 0, 1.3, -40)) +
  stroke(
    'M192 66C182 82 202 92 192 108M160 76C152 90 168 98 160 112M224 76C216 90 232 98 224 112',
    '#2f6b3a',
    6,
    { opacity: 0.55 },
  );

/** A house on a corner, a round pizza for its window. */
const esquina: Picture = (paint, random) =>
  ground('#2f6db5', '#12335b', '#f6c445')(paint, random) +
  path('M192 116L76 146V296H192Z', paint.linear(['#fff3d6', '#e9cf9c'], 0)) +
  path('M192 116L308 146V296H192Z', paint.linear(['#e3bf85', '#c79a5c'], 0)) +
  path('M192 96L64 132V156L192 122L320 156V132Z', '#c8381f') +
  [96, 142]
    .map((x) =>
      rect(x, 188, 34, 46, paint.linear(['#ffe9b4', '#f6b04a'], 90), {
        rx: 4,
        stroke: '#5a3418',
        'stroke-width': 4,
      }),
    )
    .join('') +
  rect(224, 214, 54, 82, '#5a3418', { rx: 4 }) +
  rect(60, 292, 264, 12, '#f6c445', { rx: 6 }) +
  circle(192, 214, 54, '#c9762a') +
  circle(192, 214, 45, paint.radial(['#ffd76a', '#f3ae38'])) +
  [
    [178, 196],
    [210, 204],
    [184, 232],
    [214, 232],
  ]
    .map(([x = 0, y = 0]) => put(paint, random, meat.pepperoni, x, y, 0.55))
    .join('') +
  put(paint, random, green.basil, 196, 216, 0.8);

/** An awning over a padlock. */
const closed: Picture = (paint, random) =>
  ground('#f6f1ea', '#d9cfc2', '#8a7f72')(paint, random) +
  rect(112, 190, 160, 116, paint.linear(['#c9d1d6', '#9aa5ad'], 90), { rx: 4 }) +
  [204, 222, 240, 258, 276].map((y) => rect(112, y, 160, 3, '#7a858d', { opacity: 0.7 })).join('') +
  Array.from({ length: 6 }, (_, index) =>
    path(
      `M${84 + index * 36} 120H${120 + index * 36}V186A18 18 0 0 1 ${84 + index * 36} 186Z`,
      index % 2 ? '#fff6ea' : '#d3453a',
    ),
  ).join('') +
  rect(80, 112, 224, 14, '#a8322a', { rx: 4 }) +
  circle(192, 256, 22, 'none', { stroke: '#5c4c2c', 'stroke-width': 9 }) +
  rect(164, 258, 56, 46, paint.linear(['#f3c65e', '#c98f1c'], 60), { rx: 8 }) +
  circle(192, 278, 6, '#5c4c2c') +
  rect(189, 278, 6, 14, '#5c4c2c', { rx: 3 });

export const LOGOS: Record<string, Picture> = {
  'bella-napoli': napoli,
  'slice-house': sliceHouse,
  'forno-fechado': forno,
  'cantina-mesa': cantina,
  'la-esquina': esquina,
  'loja-bloqueada': closed,
};
