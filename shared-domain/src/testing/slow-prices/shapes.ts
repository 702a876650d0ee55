import type { BaseCategory, PizzaAssociation } from '../../contracts';
import type { PizzaChoice, PizzaOffer } from '../../rules';

/*
 * Only the shapes are shared with the rules: what is given and what is chosen. Not a line that
 * computes is.
 */
export type { BaseCategory, PizzaAssociation, PizzaChoice, PizzaOffer };
export type Rounding = PizzaOffer['rounding'];
