import type { Random } from '../../build/seeded-random';
import { polar, sector, smooth } from '../core/curves';
import { blurred, type Paint } from '../core/paint';
import { circle, ellipse, group, path, rect, stroke, type Point } from '../core/shapes';
import { at } from '../core/shapes';

/** Rows of bricks, a little uneven, filling a rectangle. */
export function bricks(
  paint: Paint,
  random: Random,
  width: number,
  height: number,
  colors: readonly string[],
  joint: string,
  brick: readonly [number, number] = [74, 30],
): string {
  const parts = [rect(0, 0, width, height, joint)];
  for (let row = 0; row * brick[1] < height; row += 1) {
    for (let x = row % 2 ? -brick[0] / 2 : 0; x < width; x += brick[0]) {
      parts.push(
        rect(x + 2, row * brick[1] + 2, brick[0] - 4, brick[1] - 4, random.pick(colors), {
          rx: 3,
          opacity: random.between(0.82, 1),
        }),
      );
    }
  }
  return group(parts, {
    'clip-path': paint.clip(`<rect x="0" y="0" width="${width}" height="${height}"/>`),
  });
}

/**
 * The mouth of a wood oven, its middle at the origin of the hearth; `fire` false shows the iron
 * door instead.
 */
export function oven(paint: Paint, random: Random, radius: number, fire: boolean): string {
  const arch = `M${-radius} 0V${-radius * 0.3}A${radius} ${radius} 0 0 1 ${radius} ${-radius * 0.3}V0Z`;
  const stones = Array.from({ length: 15 }, (_, index) =>
    path(
      sector(radius, radius * 1.26, 180 + index * 12 + 0.6, 180 + (index + 1) * 12 - 0.6),
      random.pick(['#c4724a', '#b3623c', '#d08358', '#a8562f']),
      { transform: `translate(0 ${-radius * 0.3})` },
    ),
  );
  const posts = [-1, 1].flatMap((side) =>
    [0, 1].map((row) =>
      rect(
        side > 0 ? radius : -radius * 1.26,
        -radius * 0.3 + row * radius * 0.16,
        radius * 0.26,
        radius * 0.14,
        random.pick(['#c4724a', '#b3623c', '#d08358']),
        { rx: 3 },
      ),
    ),
  );
  return (
    blurred(
      paint,
      14,
      path(arch, '#1d0a02', { opacity: 0.5, transform: 'translate(0 8) scale(1.3)' }),
    ) +
    stones.join('') +
    posts.join('') +
    path(arch, '#1c0c06') +
    (fire ? flames(paint, random, radius, arch) : door(paint, radius, arch)) +
    rect(-radius * 1.5, 0, radius * 3, radius * 0.16, paint.linear(['#9c8a78', '#5c4c3f'], 90), {
      rx: 6,
    }) +
    rect(-radius * 1.5, 0, radius * 3, 4, '#d9c8b4', { rx: 2 })
  );
}

function flames(paint: Paint, random: Random, radius: number, arch: string): string {
  const tongues = Array.from({ length: 15 }, (_, index) => {
    const [x, height] = [
      -radius * 0.66 + (index * radius * 1.32) / 14,
      radius * random.between(0.3, 0.85) * (1 - Math.abs(index - 7) / 16),
    ];
    return at(
      x,
      -radius * 0.05,
      path(
        `M${-radius * 0.12} 0C${-radius * 0.16} ${-height * 0.5} ${random.between(-0.06, 0.06) * radius} ${-height * 0.6} 0 ${-height}C${radius * 0.06} ${-height * 0.6} ${radius * 0.17} ${-height * 0.5} ${radius * 0.12} 0Z`,
        paint.linear(['#ffe37a', '#ff9a2c', '#e0481a'], 90),
        { opacity: 0.86 },
      ),
    );
  });
  const core = Array.from({ length: 8 }, (_, index) =>
    at(
      -radius * 0.4 + index * radius * 0.115,
      -radius * 0.04,
      path(
        `M${-radius * 0.06} 0Q${-radius * 0.07} ${-radius * 0.2} 0 ${-radius * random.between(0.22, 0.4)}Q${radius * 0.07} ${-radius * 0.2} ${radius * 0.06} 0Z`,
        '#fff6c8',
      ),
    ),
  );
  const logs = [-0.42, 0, 0.4].map((x, index) =>
    rect(
      x * radius - radius * 0.3,
      -radius * 0.12,
      radius * 0.6,
      radius * 0.12,
      paint.linear(['#6d3a1c', '#33160a'], 90),
      {
        rx: radius * 0.05,
        transform: `rotate(${(index - 1) * 9} ${x * radius} ${-radius * 0.06})`,
      },
    ),
  );
  return (
    group(
      [
        ellipse(
          0,
          -radius * 0.1,
          radius * 0.95,
          radius * 0.9,
          paint.radial(['#ffb14a/0.95', '#e0591a/0.7', '#3a1206/0'], [0.5, 0.6], 0.55),
        ),
        blurred(paint, 3, tongues),
        blurred(paint, 2, core),
        ...logs,
        ...Array.from({ length: 26 }, () =>
          circle(
            random.between(-0.7, 0.7) * radius,
            -random.between(0.1, 1.1) * radius,
            random.between(1, 3),
            '#ffd98a',
            {
              opacity: random.between(0.4, 1),
            },
          ),
        ),
      ],
      { 'clip-path': paint.clip(`<path d="${arch}"/>`) },
    ) +
    blurred(
      paint,
      radius * 0.25,
      ellipse(0, -radius * 0.3, radius * 1.25, radius * 1.1, '#ffae4a', { opacity: 0.35 }),
    )
  );
}

function door(paint: Paint, radius: number, arch: string): string {
  const bands = [-0.2, -0.7].map(
    (y) =>
      rect(-radius, y * radius, radius * 2, radius * 0.09, '#20242a') +
      rect(-radius, y * radius, radius * 2, 3, '#6d7680', { opacity: 0.7 }),
  );
  const rivets = [-0.78, -0.4, 0, 0.4, 0.78].flatMap((x) =>
    [-0.155, -0.655].map((y) => circle(x * radius, y * radius, radius * 0.028, '#8a939c')),
  );
  return (
    group(
      [
        path(arch, paint.linear(['#4c545d', '#343b43', '#23282e'], 60)),
        ...bands,
        ...rivets,
        rect(-radius * 0.2, -radius * 0.46, radius * 0.4, radius * 0.08, '#b0793a', {
          rx: radius * 0.04,
        }),
      ],
      { 'clip-path': paint.clip(`<path d="${arch}"/>`) },
    ) +
    blurred(
      paint,
      5,
      stroke(
        `M${-radius * 0.97} -4V${-radius * 0.3}A${radius * 0.97} ${radius * 0.97} 0 0 1 ${radius * 0.97} ${-radius * 0.3}V-4`,
        '#ff8a2c',
        6,
        {
          opacity: 0.75,
        },
      ),
    ) +
    blurred(paint, 6, rect(-radius, -7, radius * 2, 7, '#ff9a3c', { opacity: 0.8 }))
  );
}

/** A string of little lamps from one point to another. */
export function lamps(paint: Paint, from: Point, to: Point, sag: number, count: number): string {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag];
  const where = (share: number): Point => [
    from[0] * (1 - share) ** 2 + 2 * middle[0] * share * (1 - share) + to[0] * share ** 2,
    from[1] * (1 - share) ** 2 + 2 * middle[1] * share * (1 - share) + to[1] * share ** 2,
  ];
  const wire = stroke(smooth([0, 0.25, 0.5, 0.75, 1].map(where)), '#3a2416', 3, { opacity: 0.7 });
  return (
    wire +
    Array.from({ length: count }, (_, index) => {
      const [x, y] = where((index + 0.5) / count);
      return (
        blurred(paint, 14, circle(x, y + 14, 26, '#ffd98a', { opacity: 0.55 })) +
        rect(x - 4, y, 8, 8, '#3a2416') +
        ellipse(x, y + 17, 9, 12, paint.radial(['#fffbe6', '#ffd566']))
      );
    }).join('')
  );
}
/** A bush of small leaves for pots and window boxes. */
export const bush = (
  paint: Paint,
  random: Random,
  radius: number,
  colors: readonly [string, string, string],
): string =>
  Array.from({ length: 26 }, () => {
    const [x, y] = polar(random.between(180, 360), radius * Math.sqrt(random.next()));
    return ellipse(x, y * 0.9, radius * 0.24, radius * 0.15, paint.linear([...colors], 80), {
      transform: `rotate(${random.whole(-60, 60)} ${x.toFixed(0)} ${y.toFixed(0)})`,
    });
  }).join('');
