import type { CityPlan } from '../city';
import { asuncion } from './asuncion';
import { beloHorizonte } from './belo-horizonte';
import { brooklyn } from './brooklyn';
import { curitiba } from './curitiba';
import { rioDeJaneiro } from './rio-de-janeiro';
import { saoPaulo } from './sao-paulo';

/** The areas of the demo restaurants. */
export const cityPlans: CityPlan[] = [
  saoPaulo,
  brooklyn,
  curitiba,
  beloHorizonte,
  rioDeJaneiro,
  asuncion,
];
