import type { SeededRestaurant } from '@storefront/reference-api/plugin/restaurants';
import { withFromPrices } from './build/pizza-from-prices';
import { collectPictures } from './pictures';
import { bellaNapoli } from './restaurants/bella-napoli';
import { cantinaMesa } from './restaurants/cantina-mesa';
import { fornoFechado } from './restaurants/forno-fechado';
import { laEsquina } from './restaurants/la-esquina';
import { lojaBloqueada } from './restaurants/loja-bloqueada';
import { sliceHouse } from './restaurants/slice-house';

export { bigRestaurant } from './big/generate-big-menu';
export type * from '@storefront/reference-api/plugin/restaurants';

/** The restaurants of the demo's seed; `README.md` beside this file describes what each shows. */
export const demoRestaurants: SeededRestaurant[] = [
  bellaNapoli,
  sliceHouse,
  fornoFechado,
  cantinaMesa,
  laEsquina,
  lojaBloqueada,
].map((restaurant) => ({
  ...restaurant,
  menu: withFromPrices(restaurant),
  pictures: { colors: collectPictures(restaurant) },
}));
