import type { Random } from '../../build/seeded-random';
import type { Paint } from './paint';
import { at } from './shapes';

/** The picture moved up by this many pixels: the part above the window is cut off. */
export const pushedUp =
  (picture: (paint: Paint, random: Random) => string, pixels: number) =>
  (paint: Paint, random: Random): string =>
    at(0, -pixels, picture(paint, random));
