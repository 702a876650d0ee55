import { blurred } from '../core/paint';
import { inRect } from '../core/scatter';
import { at, circle, ellipse, group, path, type Point } from '../core/shapes';
import { put, strew } from '../core/sprite';
import { dish, SIDE, type Picture } from '../dishes/dish';
import { some } from '../dishes/layers';
import * as baked from '../sprites/baked';
import * as green from '../sprites/greens';
import * as sweet from '../sprites/sweets';
import * as veg from '../sprites/vegetables';
import { flour, pot, toast } from '../surfaces/props';
import * as table from '../surfaces/tables';
import { board, bowl, plate, CREAM, WHITE } from '../surfaces/ware';
import * as ware from '../surfaces/wares';

/** A loaf from above: crust, floured scores, a gleam. */
const loaf =
  (x: number, y: number, width: number, height: number, turn: number, cuts: number): Picture =>
  (paint, random) => {
    const outline = `M${-width} 0C${-width} ${-height} ${width} ${-height} ${width} 0C${width} ${height} ${-width} ${height} ${-width} 0Z`;
    const scores = Array.from({ length: cuts }, (_, index) => {
      const at_ = -width * 0.66 + ((index + 0.5) * width * 1.32) / cuts;
      return path(
        `M${at_ - 18} ${height * 0.42}Q${at_ + 4} 0 ${at_ + 26} ${-height * 0.42}Q${at_ + 22} 0 ${at_ - 18} ${height * 0.42}Z`,
        '#fbe3b4',
        {
          stroke: '#9c5a20',
          'stroke-width': 2.4,
        },
      );
    });
    const dust = inRect(random, 90, width * 1.5, height * 1.1).map(([dx, dy]) =>
      circle(dx - width * 0.75, dy - height * 0.55, random.between(1, 3), '#fff', {
        opacity: random.between(0.3, 0.8),
      }),
    );
    return at(
      x,
      y,
      blurred(paint, 12, path(outline, '#2a0f03', { opacity: 0.5, transform: 'translate(8 16)' })) +
        path(outline, paint.radial(['#e0a052', '#b06a26 60%', '#6d360e 100%'], [0.4, 0.3])) +
        scores.join('') +
        dust.join('') +
        blurred(
          paint,
          6,
          ellipse(-width * 0.3, -height * 0.36, width * 0.4, height * 0.12, '#fff3d6', {
            opacity: 0.5,
          }),
        ),
      turn,
    );
  };
const scene =
  (surface: table.Surface, ...parts: readonly Picture[]): Picture =>
  (paint, random) =>
    surface(paint, random, SIDE, SIDE) + parts.map((part) => part(paint, random)).join('');
const onBoard: Picture = (paint, random) => at(320, 320, board(paint, random, 580, 470));
/** A cup of coffee from above on its saucer. */
const cup =
  (radius: number, coffee: readonly [string, string], art: Picture): Picture =>
  (paint, random) =>
    at(
      320,
      330,
      plate(paint, 268, CREAM) +
        path(`M${radius - 12} -20C${radius + 92} -50 ${radius + 92} 50 ${radius - 12} 20`, 'none', {
          stroke: '#f6efe2',
          'stroke-width': 26,
        }) +
        bowl(paint, radius, WHITE) +
        circle(0, 0, radius * 0.84, paint.radial([coffee[0], coffee[1]], [0.45, 0.4])) +
        art(paint, random) +
        blurred(
          paint,
          3,
          ellipse(-radius * 0.34, -radius * 0.4, radius * 0.24, radius * 0.08, '#fff', {
            opacity: 0.5,
            transform: 'rotate(-35)',
          }),
        ),
    );
const beans: Picture = (paint, random) =>
  strew(
    paint,
    random,
    sweet.chocoChunk,
    [
      [70, 90],
      [110, 64],
      [96, 130],
      [580, 560],
      [548, 590],
    ],
    { scale: 1.5 },
  );

export const BAKERY: Record<string, Picture> = {
  'focaccia-alecrim': scene(
    table.oak,
    onBoard,
    (paint, random) =>
      at(
        320,
        318,
        blurred(
          paint,
          12,
          path('M-224-150C-236-168 236-168 224-150V154C236 172-236 172-224 154Z', '#2a0f03', {
            opacity: 0.5,
            transform: 'translate(6 16)',
          }),
        ) +
          path(
            'M-224-150C-236-172 236-172 224-150C240-120 240 120 224 154C236 174-236 174-224 154C-240 120-240-120-224-150Z',
            paint.radial(['#ffe3a0', '#efb456 65%', '#b06f22 100%']),
          ) +
          inRect(random, 30, 390, 250)
            .map(
              ([x, y]) =>
                circle(x - 195, y - 125, 17, paint.radial(['#a8661c', '#d99a3c'], [0.5, 0.4])) +
                ellipse(x - 199, y - 131, 6, 3, '#fff', { opacity: 0.6 }),
            )
            .join('') +
          strew(
            paint,
            random,
            green.rosemary,
            inRect(random, 11, 380, 240).map(([x, y]): Point => [x - 190, y - 120]),
            { scale: 1.1 },
          ) +
          group(
            inRect(random, 60, 400, 260).map(([x, y]) =>
              circle(x - 200, y - 130, 2, '#fff', { opacity: 0.9 }),
            ),
          ),
        -4,
      ),
    pot(560, 566, '#e9d05c', '#b8912a', 62),
  ),
  'pao-italiano': scene(
    table.walnutWood,
    flour(110, 110, 70),
    onBoard,
    loaf(320, 316, 226, 176, -12, 3),
    flour(540, 560, 50),
  ),
  ciabatta: scene(
    table.linen,
    onBoard,
    loaf(300, 232, 214, 104, -10, 0),
    loaf(336, 412, 214, 104, -6, 0),
    flour(120, 560, 60),
  ),
  grissini: scene(
    table.sageCloth,
    onBoard,
    (paint, random) =>
      strew(
        paint,
        random,
        baked.grissino,
        Array.from({ length: 17 }, (_, index): Point => [
          300 + random.between(-20, 30),
          150 + index * 21,
        ]),
        { scale: 2.1, turn: false, vary: 0.06 },
      ),
    pot(540, 556, '#fff6d8', '#ead08a', 70),
  ),
  couvert: scene(
    table.greenCheck,
    onBoard,
    (paint, random) =>
      put(paint, random, toast, 210, 220, 1.35, -12) +
      put(paint, random, toast, 320, 260, 1.35, 8) +
      put(paint, random, baked.bun, 480, 210, 2, 10) +
      put(paint, random, baked.bun, 520, 320, 1.8, 40) +
      strew(
        paint,
        random,
        veg.wholeBlackOlive,
        [
          [380, 440],
          [410, 470],
          [440, 436],
        ],
        { scale: 1.9 },
      ) +
      put(paint, random, green.rosemary, 470, 420, 1.6, -20),
    pot(170, 440, '#fff6cf', '#f0d77a', 74),
    pot(300, 470, '#e0532c', '#9c2410', 74),
  ),
  cookie: dish(table.teal, ware.whitePlate, [
    some(baked.cookie, 3, 2.1, { reach: 0.42, inner: 0.3 }),
    some(sweet.chocoChunk, 5, 1.1, { reach: 0.9, inner: 0.8 }),
  ]),
  zeppole: dish(
    table.nightBlue,
    ware.parchment,
    [
      some(baked.zeppola, 9, 1.9, { reach: 0.6 }),
      (_, random, radius) =>
        group(
          inRect(random, 220, radius * 1.5, radius * 1.5).map(([x, y]) =>
            circle(x - radius * 0.75, y - radius * 0.75, random.between(0.8, 2.4), '#fff', {
              opacity: 0.9,
            }),
          ),
        ),
    ],
    { props: [pot(560, 558, '#7a4526', '#3a1a0a', 72)] },
  ),
  espresso: scene(
    table.walnutWood,
    beans,
    cup(
      134,
      ['#8a5224', '#3f1e0a'],
      (paint) =>
        circle(0, 0, 110, 'none', { stroke: '#c98f4c', 'stroke-width': 9, opacity: 0.75 }) +
        blurred(paint, 4, ellipse(-20, 10, 50, 30, '#b9783a', { opacity: 0.5 })),
    ),
  ),
  cappuccino: scene(
    table.linen,
    beans,
    cup(
      168,
      ['#d9a468', '#9c6230'],
      (paint, random) =>
        path(
          'M0 108C-40 60-112 30-104-36C-98-84-30-92 0-44C30-92 98-84 104-36C112 30 40 60 0 108Z',
          paint.radial(['#fffaf0', '#f6e3c4']),
        ) +
        path(
          'M0 70C-24 40-70 20-64-24C-58-52-20-54 0-20C20-54 58-52 64-24C70 20 24 40 0 70Z',
          '#c98f52',
          { opacity: 0.55 },
        ) +
        path(
          'M0 40C-14 22-40 12-36-14C-32-30-12-30 0-10C12-30 32-30 36-14C40 12 14 22 0 40Z',
          '#fff6e6',
        ) +
        group(
          inRect(random, 60, 260, 260).map(([x, y]) =>
            circle(x - 130, y - 130, 1.6, '#5c2f16', { opacity: 0.5 }),
          ),
        ),
    ),
  ),
};
