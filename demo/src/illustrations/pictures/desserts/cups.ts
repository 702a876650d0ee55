import { ellipse, path, rect, stroke } from '../../core/shapes';
import { put, strew } from '../../core/sprite';
import type { Picture } from '../../dishes/dish';
import * as fruit from '../../sprites/fruits';
import * as green from '../../sprites/greens';
import * as sweet from '../../sprites/sweets';
import * as set from '../../surfaces/stage';
import { dome, nearer } from './kit';

/** Desserts served in a cup or a glass. */
export const CUPS: Record<string, Picture> = {
  gelato: (paint, random) =>
    set.MINT(paint, random) +
    nearer(
      set.footShadow(paint, 320, 566, 230) +
        dome(250, 360, 92, ['#f0f4c0', '#c3d67a', '#8aa348'])(paint, random) +
        dome(392, 360, 92, ['#ffd3dc', '#f28a9c', '#c8506c'])(paint, random) +
        dome(322, 300, 96, ['#8a5a3c', '#5c3018', '#381a0a'])(paint, random) +
        path(
          'M170 352H472C470 470 420 540 372 548H270C222 540 172 470 170 352Z',
          paint.linear(['#a9c45c/0.9', '#5c3018/0.85', '#f28a9c/0.9'], 0),
        ) +
        path('M170 352H472C470 470 420 540 372 548H270C222 540 172 470 170 352Z', '#fff', {
          opacity: 0.3,
          stroke: '#fff',
          'stroke-width': 4,
        }) +
        path('M170 352H472L468 376H174Z', '#fff', { opacity: 0.55 }) +
        rect(300, 544, 42, 18, '#fff', { opacity: 0.7 }) +
        ellipse(321, 564, 92, 14, '#fff', { opacity: 0.75 }) +
        stroke('M196 380C202 450 230 500 262 524', '#fff', 9, { opacity: 0.75 }) +
        strew(
          paint,
          random,
          sweet.pistachio,
          [
            [220, 296],
            [252, 284],
            [286, 320],
            [206, 330],
          ],
          { scale: 1.3 },
        ) +
        put(paint, random, fruit.strawberry, 446, 282, 1.9, 20) +
        rect(348, 128, 22, 150, paint.linear(['#f6d59a', '#c98f48'], 0), {
          rx: 4,
          transform: 'rotate(20 360 200)',
        }),
    ),
  affogato: (paint, random) =>
    set.AMBER(paint, random) +
    nearer(
      set.footShadow(paint, 320, 560, 220) +
        dome(320, 350, 104, ['#fffdf4', '#fbeecb', '#e3c98c'])(paint, random) +
        path(
          'M196 330H444L420 520C414 548 226 548 220 520Z',
          paint.linear(['#6d3716', '#41200c', '#5c2e14'], 0),
        ) +
        path('M196 330H444L438 372H202Z', '#d9a76a', { opacity: 0.75 }) +
        path('M186 300H454L428 526C420 560 220 560 212 526Z', '#fff', {
          opacity: 0.1,
          stroke: '#fff',
          'stroke-width': 4,
        }) +
        stroke('M214 330L232 500', '#fff', 11, { opacity: 0.6 }) +
        put(paint, random, sweet.chocoChunk, 360, 250, 1.5) +
        put(paint, random, sweet.almond, 300, 246, 1.5, 30),
    ),
  zabaione: (paint, random) =>
    set.SUN(paint, random) +
    nearer(
      set.footShadow(paint, 320, 566, 200) +
        path('M190 250H450C446 380 396 440 336 446V540H304V446C244 440 194 380 190 250Z', '#fff', {
          opacity: 0.45,
          stroke: '#fff',
          'stroke-width': 4,
        }) +
        path(
          'M200 286H440C432 380 390 428 320 430C250 428 208 380 200 286Z',
          paint.linear(['#f0cf62', '#fbe9a8', '#f6d878', '#dcae3c'], 0),
        ) +
        ellipse(320, 286, 120, 26, '#fff3c0') +
        ellipse(320, 556, 96, 16, '#fff', { opacity: 0.8 }) +
        stroke('M216 300C222 360 244 396 268 412', '#fff', 9, { opacity: 0.8 }) +
        [
          [250, 264, 1.9, -10],
          [316, 250, 2.2, 6],
          [384, 266, 1.9, 20],
        ]
          .map(([x = 0, y = 0, scale = 1, turn = 0]) =>
            put(paint, random, fruit.strawberrySlice, x, y, scale, turn),
          )
          .join('') +
        put(paint, random, green.mint, 350, 222, 1.7),
    ),
  'salada-frutas': (paint, random) =>
    set.MINT(paint, random) +
    nearer(
      set.footShadow(paint, 320, 566, 260) +
        strew(
          paint,
          random,
          fruit.orange,
          [
            [214, 300],
            [430, 296],
          ],
          { scale: 2 },
        ) +
        strew(
          paint,
          random,
          fruit.kiwi,
          [
            [290, 270],
            [364, 300],
          ],
          { scale: 2.1 },
        ) +
        strew(
          paint,
          random,
          fruit.grape,
          [
            [250, 330],
            [400, 336],
            [330, 322],
            [226, 340],
            [300, 340],
            [440, 338],
          ],
          { scale: 2.5 },
        ) +
        strew(
          paint,
          random,
          fruit.strawberry,
          [
            [262, 296],
            [410, 280],
          ],
          { scale: 1.8, turn: false },
        ) +
        strew(
          paint,
          random,
          fruit.pineapple,
          [
            [336, 256],
            [196, 328],
            [462, 326],
          ],
          { scale: 2 },
        ) +
        strew(
          paint,
          random,
          fruit.blueberry,
          [
            [310, 300],
            [372, 258],
            [244, 262],
          ],
          { scale: 2.2 },
        ) +
        path(
          'M160 340H480C478 460 420 548 364 556H276C220 548 162 460 160 340Z',
          paint.linear(['#ffb45c/0.75', '#ffd98a/0.6', '#ff8a5c/0.75'], 20),
        ) +
        strew(
          paint,
          random,
          fruit.kiwi,
          [
            [250, 430],
            [392, 440],
          ],
          { scale: 1.9 },
        ) +
        strew(
          paint,
          random,
          fruit.grape,
          [
            [320, 420],
            [300, 490],
            [350, 500],
          ],
          { scale: 2.4 },
        ) +
        strew(
          paint,
          random,
          fruit.strawberrySlice,
          [
            [214, 400],
            [430, 396],
          ],
          { scale: 1.6 },
        ) +
        path('M160 340H480C478 460 420 548 364 556H276C220 548 162 460 160 340Z', '#fff', {
          opacity: 0.24,
          stroke: '#fff',
          'stroke-width': 4,
        }) +
        stroke('M184 370C192 450 224 506 258 530', '#fff', 10, { opacity: 0.7 }) +
        put(paint, random, green.mint, 320, 226, 2),
    ),
};
