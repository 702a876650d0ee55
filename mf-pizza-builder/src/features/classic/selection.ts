import {
  divisionOf,
  err,
  flavorLimits,
  isFlavorOffered,
  ok,
  partsOf,
  type FlavorChoice,
  type PizzaChoice,
  type PizzaOffer,
  type Result,
} from '@storefront/shared-domain/menu-rules';

/** Customer actions on a pizza. */
export type Action =
  | {
      readonly kind: 'crust-chosen' | 'dough-chosen' | 'flavor-added' | 'flavor-removed';
      readonly id: string;
    }
  | { readonly kind: 'count-chosen'; readonly count: number }
  | { readonly kind: 'topping-toggled'; readonly flavor: string; readonly topping: string };

export type Refusal = 'full' | 'count-missing' | 'flavor-unavailable';

/** Number of parts after adding one; the division of an incremental pizza is fixed. */
const divisionWithMore = (offer: PizzaOffer, choice: PizzaChoice): number =>
  offer.size.priceBehavior === 'incremental' ? divisionOf(offer, choice) : partsOf(choice) + 1;

/** Why a part of a flavor cannot be added; null when it can. */
function findRefusal(offer: PizzaOffer, choice: PizzaChoice, id: string): Refusal | null {
  const { max } = flavorLimits(offer, choice);
  if (max === 0) return 'count-missing';
  if (partsOf(choice) >= max) return 'full';
  return isFlavorOffered(offer, id, divisionWithMore(offer, choice)) ? null : 'flavor-unavailable';
}

const changed = (
  choice: PizzaChoice,
  id: string,
  change: (flavor: FlavorChoice) => FlavorChoice,
): PizzaChoice => ({
  ...choice,
  flavors: choice.flavors
    .map((flavor) => (flavor.id === id ? change(flavor) : flavor))
    .filter(({ quantity }) => quantity > 0),
});

const added = (choice: PizzaChoice, id: string): PizzaChoice =>
  choice.flavors.some((flavor) => flavor.id === id)
    ? changed(choice, id, (flavor) => ({ ...flavor, quantity: flavor.quantity + 1 }))
    : { ...choice, flavors: [...choice.flavors, { id, quantity: 1, toppings: [] }] };

const toggled = (toppings: readonly string[], id: string): string[] =>
  toppings.includes(id) ? toppings.filter((topping) => topping !== id) : [...toppings, id];

/**
 * The choice after an action. Another number of flavors clears the flavors (PIZZA-18); a part
 * beyond the maximum is rejected (PIZZA-19); a flavor without parts is removed with its toppings
 * (PIZZA-20).
 */
export function select(
  offer: PizzaOffer,
  choice: PizzaChoice,
  action: Action,
): Result<PizzaChoice, Refusal> {
  switch (action.kind) {
    case 'crust-chosen':
      return ok({ ...choice, crust: action.id });
    case 'dough-chosen':
      return ok({ ...choice, dough: action.id });
    case 'count-chosen':
      return ok(
        action.count === choice.count ? choice : { ...choice, count: action.count, flavors: [] },
      );
    case 'flavor-added': {
      const refusal = findRefusal(offer, choice, action.id);
      return refusal === null ? ok(added(choice, action.id)) : err(refusal);
    }
    case 'flavor-removed':
      return ok(
        changed(choice, action.id, (flavor) => ({ ...flavor, quantity: flavor.quantity - 1 })),
      );
    case 'topping-toggled':
      return ok(
        changed(choice, action.flavor, (flavor) => ({
          ...flavor,
          toppings: toggled(flavor.toppings, action.topping),
        })),
      );
  }
}
