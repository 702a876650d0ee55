import { pushedUp } from '../../core/window';
import type { Picture } from '../../dishes/dish';
import { PIZZA_NIGHTS } from './pizza-nights';
import { HOUSE_SPECIALS } from './house-specials';

const lifted = (all: Record<string, Picture>, pixels: number): Record<string, Picture> =>
  Object.fromEntries(
    Object.entries(all).map(([name, picture]) => [name, pushedUp(picture, pixels)]),
  );

/** Every highlight banner, by name: the lower part of the drawing. */
export const HIGHLIGHTS: Record<string, Picture> = {
  ...lifted(PIZZA_NIGHTS, 84),
  ...lifted(HOUSE_SPECIALS, 52),
};
