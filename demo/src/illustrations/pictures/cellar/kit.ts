import { put, type Sprite } from '../../core/sprite';
import { at } from '../../core/shapes';
import type { Picture } from '../../dishes/dish';
import { bottle, type Bottle } from '../../drinks/bottles';
import { glass, type Glass } from '../../drinks/glasses';
import * as fruit from '../../sprites/fruits';
import type * as set from '../../surfaces/stage';

export const FLOOR = 566;

export type Aside = readonly [sprite: Sprite, x: number, y: number, scale: number, turn?: number];

export const around =
  (asides: readonly Aside[]): Picture =>
  (paint, random) =>
    asides
      .map(([sprite, x, y, size, turn = 0]) =>
        at(x, y, put(paint, random, sprite, 0, 0, size, turn), 0, 1, 0.62),
      )
      .join('');

/** A bottle with its glass beside it. */
export const poured =
  (
    stage: set.Stage,
    look: Bottle,
    scale: number,
    served: Glass,
    served_at: readonly [number, number] = [456, 0.94],
    asides: readonly Aside[] = [],
  ): Picture =>
  (paint, random) =>
    stage(paint, random) +
    bottle(paint, random, 236, FLOOR, look, scale) +
    glass(paint, random, served_at[0], FLOOR + 26, served, served_at[1]) +
    around(asides)(paint, random);

export const alone =
  (stage: set.Stage, look: Glass, scale: number, asides: readonly Aside[] = []): Picture =>
  (paint, random) =>
    stage(paint, random) +
    glass(paint, random, 320, FLOOR + 10, look, scale) +
    around(asides)(paint, random);

export const RED: Glass = { shape: 'balloon', drink: ['#8f1f38', '#4a0d1e'], fill: 0.52 };

export const WHITE: Glass = { shape: 'wine', drink: ['#f6e9a8', '#dcc25c'], fill: 0.58 };

export const DARK = ['#3a4a2c', '#141c10', '#26331d'] as const;

export const GREEN = ['#6f8f4a', '#33491f', '#4f6c34'] as const;

export const BROWN = ['#8a4f1f', '#3a1b08', '#5c2f10'] as const;

export const grapesOf = (x: number, y: number): Aside[] => [
  [fruit.grape, x, y, 2.6],
  [fruit.grape, x + 30, y + 10, 2.4],
  [fruit.grape, x + 12, y + 26, 2.5],
];
