import { blurred } from '../../core/paint';
import { inRect } from '../../core/scatter';
import { at, circle, ellipse, group, path, stroke } from '../../core/shapes';
import { put, type Sprite } from '../../core/sprite';
import { uprightPlate } from '../../dishes/blocks';
import type { Picture } from '../../dishes/dish';
import type * as set from '../../surfaces/stage';

const PLATE_Y = 520;

export const CREAM = ['#fffaf0', '#efdfc0'] as const;

export type Aside = readonly [sprite: Sprite, x: number, y: number, scale: number, turn?: number];

export const on =
  (stage: set.Stage, rim: string, draw: Picture, asides: readonly Aside[] = []): Picture =>
  (paint, random) =>
    stage(paint, random) +
    group(
      [
        uprightPlate(paint, 320, PLATE_Y, 268, rim),
        draw(paint, random),
        ...asides.map(([sprite, x, y, scale, turn = 0]) =>
          put(paint, random, sprite, x, y, scale, turn),
        ),
      ],
      { transform: 'translate(320 545) scale(1.17) translate(-320 -545)' },
    );

/** A ribbon of sauce on the plate. */
export const ribbon =
  (color: string, y = PLATE_Y + 22): Picture =>
  (paint) =>
    stroke(`M120 ${y}C180 ${y + 44} 420 ${y + 52} 522 ${y - 2}`, color, 13, { opacity: 0.92 }) +
    stroke(`M132 ${y}C190 ${y + 38} 420 ${y + 44} 512 ${y - 4}`, '#fff', 3, { opacity: 0.4 }) +
    circle(96, y - 10, 8, color) +
    circle(548, y - 16, 6, color) +
    blurred(paint, 1, circle(548, y - 16, 2, '#fff', { opacity: 0.5 }));

export const cocoa =
  (width: number, depth: number): Picture =>
  (_, random) =>
    group(
      inRect(random, 150, width, depth).map(([x, y]) =>
        circle(x, y, random.between(1, 3), random.pick(['#4a2413', '#6b3a20', '#7d4a2a']), {
          opacity: 0.8,
        }),
      ),
    );

export const together =
  (...all: readonly Picture[]): Picture =>
  (paint, random) =>
    all.map((one) => one(paint, random)).join('');

/** A dome of ice cream seen from the side. */
export const dome =
  (
    x: number,
    y: number,
    radius: number,
    [light, mid, dark]: readonly [string, string, string],
  ): Picture =>
  (paint, random) => {
    const foot = Array.from({ length: 9 }, (_, index) =>
      circle(
        x - radius + 6 + (index * (radius * 2 - 12)) / 8,
        y - 2 + random.between(-3, 3),
        radius * 0.2,
        paint.radial([light, mid]),
      ),
    );
    return (
      path(
        `M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}Z`,
        paint.radial([light, mid, dark], [0.36, 0.3]),
      ) +
      foot.join('') +
      [0.3, 0.55, 0.75]
        .map((share) =>
          stroke(
            `M${x - radius * 0.7} ${y - radius * share}Q${x} ${y - radius * (share + 0.16)} ${x + radius * 0.66} ${y - radius * (share - 0.06)}`,
            dark,
            2,
            { opacity: 0.25 },
          ),
        )
        .join('') +
      ellipse(x - radius * 0.36, y - radius * 0.62, radius * 0.24, radius * 0.12, '#fff', {
        opacity: 0.6,
        transform: `rotate(-28 ${x - radius * 0.36} ${y - radius * 0.62})`,
      })
    );
  };

/** The objects on the table, drawn a little closer. */
export const nearer = (body: string): string => at(320, 560, at(-320, -560, body), 0, 1.16);

export const LADYFINGER = ['#e0b478', '#a86f38'] as const;

export const COFFEE = ['#7d4a28', '#4e2812'] as const;
