import { blurred } from '../core/paint';
import { at, circle, ellipse, group, path, rect, stroke } from '../core/shapes';
import { put, type Sprite } from '../core/sprite';
import type { Prop } from '../dishes/dish';
import { bowl, WHITE } from './ware';

/** Any small thing beside the dish. */
export const beside =
  (sprite: Sprite, x: number, y: number, scale = 1.4, turn = 0): Prop =>
  (paint, random) =>
    put(paint, random, sprite, x, y, scale, turn);

/** A little pot of sauce. */
export const pot =
  (x: number, y: number, light: string, dark: string, radius = 74): Prop =>
  (paint) =>
    at(
      x,
      y,
      bowl(paint, radius, WHITE) +
        circle(0, 0, radius * 0.78, paint.radial([light, dark])) +
        ellipse(-radius * 0.25, -radius * 0.3, radius * 0.26, radius * 0.1, '#fff', {
          opacity: 0.5,
          transform: 'rotate(-30)',
        }),
    );

const metal =
  (body: string, turn: number, x: number, y: number): Prop =>
  (paint) =>
    blurred(paint, 5, at(x + 5, y + 8, group(body, { fill: '#2a0f03', opacity: 0.4 }), turn)) +
    at(x, y, group(body, { fill: paint.linear(['#f8f8f6', '#bfc3c6', '#8d9398'], 0) }), turn);
const HANDLE = '<rect x="-7" y="-10" width="14" height="250" rx="7"/>';
export const fork = (x: number, y: number, turn = 0): Prop =>
  metal(
    `${HANDLE}<path d="M-26-130V-60C-26-30-14-20-7-8H7C14-20 26-30 26-60V-130H18V-66H9V-130H-3V-66H-12V-130Z"/>`,
    turn,
    x,
    y,
  );
export const spoon = (x: number, y: number, turn = 0): Prop =>
  metal(`${HANDLE}<ellipse cx="0" cy="-60" rx="34" ry="58"/>`, turn, x, y);

/** A folded napkin. */
export const napkin =
  (x: number, y: number, color: string, stripe: string, turn = 18): Prop =>
  (paint) =>
    blurred(
      paint,
      8,
      rect(x - 94, y - 120, 200, 260, '#2a0f03', {
        opacity: 0.32,
        transform: `rotate(${turn} ${x} ${y})`,
      }),
    ) +
    group(
      [
        rect(-100, -130, 200, 260, color),
        rect(-76, -130, 10, 260, stripe, { opacity: 0.8 }),
        rect(-56, -130, 4, 260, stripe, { opacity: 0.8 }),
        path('M-100-130L100 130H40L-100-60Z', '#fff', { opacity: 0.12 }),
      ],
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    );

/** A dusting of flour. */
export const flour =
  (x: number, y: number, size: number): Prop =>
  (paint, random) =>
    blurred(
      paint,
      14,
      Array.from({ length: 7 }, () =>
        ellipse(
          x + random.between(-size, size),
          y + random.between(-size, size),
          random.between(0.2, 0.6) * size,
          random.between(0.1, 0.3) * size,
          '#fff',
          { opacity: 0.5 },
        ),
      ),
    ) +
    group(
      Array.from({ length: 40 }, () =>
        circle(
          x + random.between(-1.4, 1.4) * size,
          y + random.between(-1.4, 1.4) * size,
          random.between(0.6, 2),
          '#fff',
          { opacity: 0.7 },
        ),
      ),
    );

/** A slice of toasted bread lying flat. */
export const toast: Sprite = (paint, random) => {
  const outline =
    'M-74-30C-76-58-40-64 0-62S76-58 74-30C72 0 74 30 70 46C60 60-60 60-70 46C-74 30-72 0-74-30Z';
  const holes = Array.from({ length: 22 }, () =>
    ellipse(
      random.between(-58, 58),
      random.between(-46, 44),
      random.between(2, 6),
      random.between(1.5, 4),
      '#c98f48',
      { opacity: 0.5 },
    ),
  );
  const char = [-30, 0, 30].map((y) =>
    stroke(`M-56 ${y + 8}L52 ${y - 10}`, '#7a4317', 5, { opacity: 0.35 }),
  );
  return {
    outline,
    body:
      path(outline, paint.linear(['#c98440', '#8f4d1a'], 90)) +
      path(outline, paint.radial(['#ffe9bf', '#f3c986 70%', '#dba04f 100%']), {
        transform: 'scale(0.91)',
      }) +
      group(holes) +
      group(char),
  };
};
