import { blurred } from '../../core/paint';
import { at, group, rect, type Point } from '../../core/shapes';
import { strew, type Sprite } from '../../core/sprite';
import { SIDE, type Picture } from '../../dishes/dish';
import * as baked from '../../sprites/baked';
import { pot } from '../../surfaces/props';
import type * as table from '../../surfaces/tables';

/** An open kraft box from above; `fill` draws into it. */
export const box =
  (surface: table.Surface, size: number, fill: Picture, beside: Picture = () => ''): Picture =>
  (paint, random) => {
    const half = size / 2;
    return (
      surface(paint, random, SIDE, SIDE) +
      at(
        320,
        320,
        blurred(
          paint,
          16,
          rect(-half + 8, -half + 20, size, size, '#2a0f03', { rx: 14, opacity: 0.55 }),
        ) +
          rect(-half, -half, size, size, paint.linear(['#d9a86a', '#b9813f'], 60), { rx: 14 }) +
          rect(
            -half + 16,
            -half + 16,
            size - 32,
            size - 32,
            paint.linear(['#8a5c2c', '#b58248'], 60),
            { rx: 8 },
          ) +
          rect(
            -half + 22,
            -half + 24,
            size - 44,
            size - 46,
            paint.linear(['#f9eed6', '#ecd9b0'], 60),
            { rx: 8 },
          ) +
          group(fill(paint, random)) +
          rect(-half + 3, -half + 3, size - 6, size - 6, 'none', {
            rx: 12,
            stroke: '#f3d09a',
            'stroke-width': 4,
            opacity: 0.8,
          }),
      ) +
      beside(paint, random)
    );
  };

/** Rows of snacks, kind by kind, each a little out of line. */
export const rows =
  (size: number, across: number, down: number, kinds: readonly Sprite[], scale: number): Picture =>
  (paint, random) => {
    const step = [(size - 60) / across, (size - 60) / down] as const;
    return Array.from({ length: down }, (_, row) => {
      const kind = kinds[Math.floor((row * kinds.length) / down)];
      if (!kind) return '';
      const line = Array.from({ length: across }, (_unused, column): Point => [
        -size / 2 + 30 + step[0] * (column + 0.5) + random.between(-4, 4),
        -size / 2 + 32 + step[1] * (row + 0.5) + random.between(-4, 4),
      ]);
      return line
        .map((point) =>
          strew(paint, random, kind, [point], { scale, turn: kind !== baked.coxinha }),
        )
        .join('');
    }).join('');
  };

export const SNACKS = [
  baked.coxinha,
  baked.cheeseBall,
  baked.rissole,
  baked.pie,
  baked.arancino,
] as const;

export const pots =
  (...all: readonly (readonly [number, number, string, string])[]): Picture =>
  (paint, random) =>
    all.map(([x, y, light, dark]) => pot(x, y, light, dark, 62)(paint, random)).join('');

export const MINI = ['margherita', 'calabresa', 'quatro-queijos', 'portuguesa'] as const;
