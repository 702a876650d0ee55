import type { Random } from '../../build/seeded-random';
import { createPaint, type Paint } from '../core/paint';
import { at } from '../core/shapes';
import type { Surface } from '../surfaces/tables';
import type { Layer } from './layers';

/** Draws the inside of a square picture of 640. */
export type Picture = (paint: Paint, random: Random) => string;
/**
 * A plate or bowl: drawn around the origin; `inside` is the share of its radius that the food
 * fills.
 */
export type Ware = {
  draw: (paint: Paint, random: Random, radius: number) => string;
  inside: number;
};
/** An object beside the dish, drawn in the picture's coordinates. */
export type Prop = (paint: Paint, random: Random) => string;

export const SIDE = 640;

/** The ware with its food, around the origin. */
export const serve =
  (ware: Ware, layers: readonly Layer[], radius: number): Picture =>
  (paint, random) =>
    ware.draw(paint, random, radius) +
    layers.map((layer) => layer(paint, random, radius * ware.inside)).join('');

/** A dish from above: a table, objects around, the ware in the middle, the food in layers. */
export const dish =
  (
    surface: Surface,
    ware: Ware,
    layers: readonly Layer[],
    {
      props = [],
      radius = 278,
      x = 320,
      y = 320,
    }: { props?: readonly Prop[]; radius?: number; x?: number; y?: number } = {},
  ): Picture =>
  (paint, random) =>
    surface(paint, random, SIDE, SIDE) +
    props.map((prop) => prop(paint, random)).join('') +
    at(x, y, serve(ware, layers, radius)(paint, random));

/** The picture as a whole SVG. */
export function drawing(picture: Picture, random: Random, width = SIDE, height = SIDE): string {
  const paint = createPaint();
  return paint.svg(width, height, picture(paint, random));
}
