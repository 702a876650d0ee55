import { bellaNapoli } from './bella-napoli';
import { cantinaMesa } from './cantina-mesa';
import { fornoFechado } from './forno-fechado';
import { laEsquina } from './la-esquina';
import { sliceHouse } from './slice-house';
import { lojaBloqueada } from './loja-bloqueada';
import type { Expected } from './expected';

/** By the URL of the restaurant. */
export const EXPECTED: Readonly<Record<string, Expected>> = {
  'bella-napoli': bellaNapoli,
  'cantina-mesa': cantinaMesa,
  'forno-fechado': fornoFechado,
  'la-esquina': laEsquina,
  'slice-house': sliceHouse,
  'loja-bloqueada': lojaBloqueada,
};
