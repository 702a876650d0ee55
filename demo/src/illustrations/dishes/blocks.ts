import type { Random } from '../../build/seeded-random';
import { polygon, smooth } from '../core/curves';
import { blurred, type Paint } from '../core/paint';
import { ellipse, group, num, path, rect, stroke, type Point } from '../core/shapes';

/**
 * One layer of a cut piece, from the top down: its share of the height and its colours, light to
 * dark.
 */
export type Cut = { share: number; colors: readonly [string, string]; holes?: string };

/** A plate seen from the table's edge. */
export function uprightPlate(
  paint: Paint,
  x: number,
  y: number,
  radius: number,
  rim = '#ffffff',
  shade = '#d8cfc2',
): string {
  return (
    blurred(
      paint,
      12,
      ellipse(x + 10, y + radius * 0.14, radius * 1.02, radius * 0.3, '#1d0a02', { opacity: 0.45 }),
    ) +
    ellipse(x, y + radius * 0.05, radius, radius * 0.3, shade) +
    ellipse(x, y, radius, radius * 0.29, paint.linear([rim, '#f3eee6', shade], 20)) +
    ellipse(
      x,
      y + 2,
      radius * 0.74,
      radius * 0.2,
      paint.linear([shade, '#faf6ef', '#ffffff'], 60),
    ) +
    stroke(
      smooth([
        [x - radius * 0.9, y - radius * 0.06],
        [x - radius * 0.5, y - radius * 0.215],
        [x, y - radius * 0.262],
      ]),
      '#fff',
      4,
      { opacity: 0.9 },
    )
  );
}

/**
 * A straight-cut block: front, side and top, in layers. `top` is drawn over the top face, in its
 * own slanted space of width × depth.
 */
export function block(
  paint: Paint,
  random: Random,
  x: number,
  y: number,
  [width, height, depth]: readonly [number, number, number],
  cuts: readonly Cut[],
  topColors: readonly [string, string],
  top: (paint: Paint, random: Random) => string = () => '',
): string {
  const [dx, dy] = [depth * 0.62, -depth * 0.42];
  const [left, right, head] = [x - width / 2 - dx / 2, x + width / 2 - dx / 2, y - height];
  let level = head;
  const bands = cuts.map(({ share, colors: [light, dark], holes }) => {
    const [from, to] = [level, level + share * height];
    level = to;
    const wave = (side: number): Point[] =>
      Array.from({ length: 6 }, (_, index): Point => [
        left + (index * (right - left)) / 5,
        side + (side > head + 2 && side < y - 2 ? random.between(-3, 3) : 0),
      ]);
    const crumbs = holes
      ? Array.from({ length: Math.round(width * share * 0.5) }, () =>
          ellipse(
            random.between(left + 6, right - 6),
            random.between(from + 4, to - 4),
            random.between(1.4, 4.4),
            random.between(1, 2.6),
            holes,
            {
              opacity: random.between(0.25, 0.6),
            },
          ),
        )
      : [];
    return (
      path(smooth([...wave(from), ...wave(to).reverse()]), paint.linear([light, dark], 90)) +
      group(crumbs) +
      path(
        polygon([
          [right, from],
          [right + dx, from + dy],
          [right + dx, to + dy],
          [right, to],
        ]),
        dark,
      ) +
      path(
        polygon([
          [right, from],
          [right + dx, from + dy],
          [right + dx, to + dy],
          [right, to],
        ]),
        '#2a0f03',
        { opacity: 0.2 },
      )
    );
  });
  const face = polygon([
    [left, head],
    [right, head],
    [right + dx, head + dy],
    [left + dx, head + dy],
  ]);
  const slanted = group(top(paint, random), {
    transform: `matrix(1 0 ${(dx / depth).toFixed(3)} ${(dy / depth).toFixed(3)} ${num(left)} ${num(head)})`,
  });
  return (
    blurred(
      paint,
      8,
      path(
        polygon([
          [left, y + 2],
          [right + 6, y + 4],
          [right + dx + 16, y + dy + 6],
          [left + dx, y + dy],
        ]),
        '#1d0a02',
        { opacity: 0.5 },
      ),
    ) +
    bands.join('') +
    path(face, paint.linear([topColors[0], topColors[1]], 30)) +
    group(slanted, {
      'clip-path': paint.clip(
        `<path d="${polygon([
          [left - 60, head + 30],
          [right + 60, head + 30],
          [right + dx + 60, head + dy - 90],
          [left + dx - 60, head + dy - 90],
        ])}"/>`,
      ),
    }) +
    stroke(`M${num(left + 3)} ${num(head)}L${num(right - 2)} ${num(head)}`, '#fff', 2, {
      opacity: 0.4,
    })
  );
}

/** A wedge of a round cake lying with its cut side to the front, its rim to the right. */
export function wedge(
  paint: Paint,
  random: Random,
  x: number,
  y: number,
  [width, height, depth]: readonly [number, number, number],
  cuts: readonly Cut[],
  rim: readonly [string, string],
  topColors: readonly [string, string],
): string {
  const [left, right, head] = [x - width / 2, x + width / 2, y - height];
  const back: Point = [right - width * 0.06, head - depth];
  let level = head;
  const bands = cuts.map(({ share, colors: [light, dark], holes }) => {
    const [from, to] = [level, level + share * height];
    level = to;
    const crumbs = holes
      ? Array.from({ length: Math.round(width * share * 0.35) }, () =>
          ellipse(
            random.between(left + 8, right - 8),
            random.between(from + 3, to - 3),
            random.between(1.2, 3.6),
            random.between(1, 2.2),
            holes,
            {
              opacity: random.between(0.25, 0.55),
            },
          ),
        )
      : [];
    return (
      rect(left, from, width, to - from + 0.6, paint.linear([light, dark], 90)) + group(crumbs)
    );
  });
  return (
    blurred(
      paint,
      9,
      path(
        polygon([
          [left, y + 3],
          [right + 30, y + 3],
          [right + 20, y - depth * 0.5],
        ]),
        '#1d0a02',
        { opacity: 0.5 },
      ),
    ) +
    path(
      `M${num(right)} ${num(head)}Q${num(right + depth * 0.34)} ${num(head - depth * 0.5)} ${num(back[0])} ${num(back[1])}V${num(back[1] + height)}Q${num(right + depth * 0.34)} ${num(y - depth * 0.5)} ${num(right)} ${num(y)}Z`,
      paint.linear([rim[0], rim[1]], 0),
    ) +
    bands.join('') +
    path(
      `M${num(left)} ${num(head)}L${num(right)} ${num(head)}Q${num(right + depth * 0.34)} ${num(head - depth * 0.5)} ${num(back[0])} ${num(back[1])}Z`,
      paint.linear([topColors[0], topColors[1]], 20),
    ) +
    stroke(`M${num(left + 6)} ${num(head)}L${num(right - 2)} ${num(head)}`, '#fff', 2, {
      opacity: 0.45,
    })
  );
}
