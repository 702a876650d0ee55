import {
  requiresCount,
  crustsOf,
  doughsOf,
  flavorLimits,
  type PizzaChoice,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';

export type StepName = 'crust' | 'dough' | 'count' | 'category' | 'flavors';

/** The steps of a pizza in order (PIZZA-03, PIZZA-16). */
export function listSteps(offer: PizzaOffer): StepName[] {
  const requested: readonly (readonly [StepName, boolean])[] = [
    ['crust', crustsOf(offer).length > 0],
    ['dough', doughsOf(offer).length > 0],
    ['count', requiresCount(offer)],
    ['category', true],
    ['flavors', true],
  ];
  return requested.flatMap(([name, isThere]) => (isThere ? [name] : []));
}

/** The sections of the page: the category and flavor steps share one section. */
export const listSections = (offer: PizzaOffer): StepName[] =>
  listSteps(offer).filter((name) => name !== 'category');

/**
 * Whether a step is done. The category step is always done: the first is preselected. The flavor
 * step is last and never done.
 */
function isDone(name: StepName, offer: PizzaOffer, choice: PizzaChoice): boolean {
  switch (name) {
    case 'crust':
      return choice.crust !== null;
    case 'dough':
      return choice.dough !== null;
    case 'count':
      return flavorLimits(offer, choice).max > 0;
    case 'category':
      return true;
    case 'flavors':
      return false;
  }
}

/** The current step, counted from 1: choosing crust or dough advances it (PIZZA-17). */
export function stepAt(offer: PizzaOffer, choice: PizzaChoice): number {
  const steps = listSteps(offer);
  const open = steps.findIndex((name) => !isDone(name, offer, choice));
  return 1 + (open < 0 ? steps.length - 1 : open);
}

export function sectionAfter(name: StepName, offer: PizzaOffer): StepName {
  const sections = listSections(offer);
  return sections[sections.indexOf(name) + 1] ?? 'flavors';
}
