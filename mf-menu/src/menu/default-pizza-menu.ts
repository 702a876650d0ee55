import type { PizzaMenu } from '@storefront/shared-domain/contracts';

/**
 * How the menu lists pizzas where the restaurant's record does not decide it. The edition `flavors` of
 * this remote differs in nothing else: an experiment compares the two builds.
 */
export const DEFAULT_PIZZA_MENU: PizzaMenu =
  process.env['BUILD_EDITION'] === 'flavors' ? 'flavors' : 'sizes';
