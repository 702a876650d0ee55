import type { DemoRestaurant } from './demo-restaurant';
import { bellaNapoli } from './restaurants/bella-napoli';
import { cantinaMesa } from './restaurants/cantina-mesa';
import { fornoFechado } from './restaurants/forno-fechado';
import { laEsquina } from './restaurants/la-esquina';
import { lojaBloqueada } from './restaurants/loja-bloqueada';
import { sliceHouse } from './restaurants/slice-house';

export { bigRestaurant } from './generate-big-menu';
export type * from './demo-restaurant';

/** The restaurants of the demo's seed; `README.md` beside this file describes what each shows. */
export const demoRestaurants: DemoRestaurant[] = [
  bellaNapoli,
  sliceHouse,
  fornoFechado,
  cantinaMesa,
  laEsquina,
  lojaBloqueada,
];
