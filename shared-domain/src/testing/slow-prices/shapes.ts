import type { BaseCategory, PizzaAssociation } from '../../contracts';
import type { PizzaChoice, PizzaOffer } from '../../rules';

/* Only types of inputs and choices are shared with the rules; no computing code is. */
export type { BaseCategory, PizzaAssociation, PizzaChoice, PizzaOffer };
export type Rounding = PizzaOffer['rounding'];
