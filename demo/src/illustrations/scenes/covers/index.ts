import { pushedUp } from '../../core/window';
import type { Picture } from '../../dishes/dish';
import { napoli } from './pizzeria';
import { sliceShop } from './slice-shop';
import { bakery } from './bakery';
import { laidTable } from './laid-table';
import { closedShop } from './closed-shop';
import { cornerShop } from './corner-shop';

/**
 * The cover of each restaurant, by name; the important part is in the middle, because wide screens
 * show a strip only.
 */
export const COVERS: Record<string, Picture> = {
  'bella-napoli': pushedUp(napoli, 150),
  'slice-house': pushedUp(sliceShop, 150),
  'forno-fechado': pushedUp(bakery, 140),
  'cantina-mesa': pushedUp(laidTable, 80),
  'la-esquina': pushedUp(cornerShop, 110),
  'loja-bloqueada': pushedUp(closedShop, 96),
};
