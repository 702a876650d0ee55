import type { Random } from '../../build/seeded-random';
import { blob } from '../core/curves';
import { blurred, type Paint } from '../core/paint';
import { circle, ellipse, group, path, rect, stroke } from '../core/shapes';
import { smooth, polar } from '../core/curves';

/** The shadow of a round object on the table. */
export const roundShadow = (paint: Paint, radius: number, opacity = 0.5): string =>
  blurred(
    paint,
    radius * 0.07,
    ellipse(radius * 0.05, radius * 0.1, radius * 1.02, radius, '#2a0f03', { opacity }),
  );

export type Glaze = { rim: string; body: string; deep: string; line?: string };
export const WHITE: Glaze = { rim: '#ffffff', body: '#f7f3ec', deep: '#d9d0c2' };
export const CREAM: Glaze = { rim: '#fffaf0', body: '#f6ead2', deep: '#d7c29a', line: '#b5502d' };
export const BLUE: Glaze = { rim: '#f4f8fb', body: '#e6eff5', deep: '#a9c0d0', line: '#2f6a97' };
export const CLAY: Glaze = { rim: '#d98a5c', body: '#c26f41', deep: '#8a4320' };
export const INK: Glaze = { rim: '#5b6470', body: '#3d454f', deep: '#20262d' };
export const LEAF: Glaze = { rim: '#f3f7ea', body: '#e2ecd2', deep: '#aebf94', line: '#5d8a45' };

/** A flat plate seen from above. */
export function plate(paint: Paint, radius: number, glaze: Glaze = WHITE): string {
  return (
    roundShadow(paint, radius) +
    circle(0, 0, radius, paint.radial([glaze.rim, glaze.body, glaze.deep], [0.4, 0.36], 0.75)) +
    circle(0, 0, radius * 0.985, 'none', {
      stroke: '#fff',
      'stroke-width': radius * 0.012,
      opacity: 0.8,
    }) +
    (glaze.line
      ? circle(0, 0, radius * 0.925, 'none', {
          stroke: glaze.line,
          'stroke-width': radius * 0.018,
          opacity: 0.85,
        })
      : '') +
    blurred(
      paint,
      radius * 0.015,
      circle(radius * 0.01, radius * 0.014, radius * 0.755, 'none', {
        stroke: glaze.deep,
        'stroke-width': radius * 0.04,
        opacity: 0.8,
      }),
    ) +
    circle(0, 0, radius * 0.74, paint.radial([glaze.body, glaze.rim], [0.56, 0.6], 0.7)) +
    blurred(
      paint,
      radius * 0.02,
      stroke(
        smooth([polar(195, radius * 0.87), polar(228, radius * 0.88), polar(262, radius * 0.87)]),
        '#fff',
        radius * 0.04,
        { opacity: 0.85 },
      ),
    )
  );
}

/** A deep bowl seen from above: a thick rim, a shaded inside. */
export function bowl(paint: Paint, radius: number, glaze: Glaze = WHITE): string {
  return (
    roundShadow(paint, radius, 0.58) +
    circle(0, 0, radius, paint.radial([glaze.rim, glaze.body, glaze.deep], [0.38, 0.34], 0.75)) +
    circle(0, 0, radius * 0.975, 'none', {
      stroke: '#fff',
      'stroke-width': radius * 0.014,
      opacity: 0.7,
    }) +
    (glaze.line
      ? circle(0, 0, radius * 0.94, 'none', { stroke: glaze.line, 'stroke-width': radius * 0.026 })
      : '') +
    circle(0, 0, radius * 0.88, paint.linear([glaze.deep, glaze.body, glaze.rim], 60)) +
    blurred(
      paint,
      radius * 0.04,
      circle(-radius * 0.01, -radius * 0.02, radius * 0.86, 'none', {
        stroke: '#3a2412',
        'stroke-width': radius * 0.07,
        opacity: 0.3,
      }),
    )
  );
}

/** A round wooden board, with an optional handle. */
export function roundBoard(paint: Paint, random: Random, radius: number, handle = true): string {
  const grain = Array.from({ length: 9 }, (_, index) => {
    const y = -radius * 0.85 + index * radius * 0.21;
    const half = Math.sqrt(Math.max(0, radius * radius - y * y)) * 0.96;
    return stroke(
      smooth([
        [-half, y],
        [0, y + random.between(-8, 8)],
        [half, y],
      ]),
      '#7c4a20',
      random.between(1, 2.4),
      { opacity: 0.3 },
    );
  });
  const grip = handle
    ? group(
        [
          rect(
            -radius * 0.13,
            radius * 0.9,
            radius * 0.26,
            radius * 0.5,
            paint.linear(['#b9824a', '#d8a565', '#a56c38'], 0),
            { rx: radius * 0.12 },
          ),
          circle(0, radius * 1.27, radius * 0.05, '#5b3413'),
        ],
        { transform: 'rotate(-38)' },
      )
    : '';
  return (
    roundShadow(paint, radius, 0.55) +
    grip +
    circle(0, 0, radius, paint.linear(['#dfae6f', '#c48c4d', '#a46c35'], 55)) +
    group(grain) +
    circle(0, 0, radius * 0.985, 'none', {
      stroke: '#f3cf98',
      'stroke-width': radius * 0.014,
      opacity: 0.8,
    }) +
    circle(0, 0, radius * 0.93, 'none', { stroke: '#8a5627', 'stroke-width': 1.6, opacity: 0.5 })
  );
}

/** A rectangular board around the origin. */
export function board(paint: Paint, random: Random, width: number, height: number): string {
  const grain = Array.from({ length: 8 }, (_, index) => {
    const y = -height / 2 + ((index + 0.6) * height) / 8;
    return stroke(
      smooth([
        [-width * 0.48, y],
        [-width * 0.1, y + random.between(-7, 7)],
        [width * 0.48, y],
      ]),
      '#7c4a20',
      random.between(1, 2.4),
      { opacity: 0.32 },
    );
  });
  return (
    blurred(
      paint,
      16,
      rect(-width / 2 + 8, -height / 2 + 16, width, height, '#2a0f03', { rx: 26, opacity: 0.5 }),
    ) +
    rect(
      -width / 2,
      -height / 2,
      width,
      height,
      paint.linear(['#dcaa6b', '#c48b4c', '#a36a34'], 50),
      { rx: 26 },
    ) +
    group(grain) +
    rect(-width / 2 + 3, -height / 2 + 3, width - 6, height - 6, 'none', {
      rx: 24,
      stroke: '#f4d3a0',
      'stroke-width': 3,
      opacity: 0.7,
    })
  );
}

/** A crumpled sheet of baking paper. */
export function paper(paint: Paint, random: Random, radius: number): string {
  const outline = blob(random, radius, 0.07, 13);
  const folds = Array.from({ length: 6 }, () => {
    const turn = random.between(0, 360);
    return stroke(
      smooth([
        polar(turn, radius * 0.3),
        polar(turn + 6, radius * 0.65),
        polar(turn + random.between(-6, 16), radius * 0.95),
      ]),
      '#c9ad7c',
      2,
      { opacity: 0.4 },
    );
  });
  return (
    blurred(paint, 9, path(outline, '#2a0f03', { opacity: 0.35, transform: 'translate(5 9)' })) +
    path(outline, paint.radial(['#fffaf0', '#f6e8cd', '#e4cda2'])) +
    group(folds)
  );
}
