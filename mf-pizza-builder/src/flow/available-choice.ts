import {
  crustsOf,
  doughsOf,
  emptyChoice,
  findBase,
  findFlavor,
  flavorCounts,
  flavorLimits,
  isFlavorOffered,
  toppingsOf,
  type FlavorChoice,
  type PizzaChoice,
  type PizzaOffer,
} from '@storefront/shared-domain/menu-rules';

/** The remaining choice, and the ids of what was removed. */
export type AvailableChoice = { readonly choice: PizzaChoice; readonly dropped: readonly string[] };

/**
 * Possible divisions of a flavor: the chosen one of an incremental size, otherwise any up to the
 * maximum.
 */
const divisions = (offer: PizzaOffer, choice: PizzaChoice): number[] => {
  const { max } = flavorLimits(offer, choice);
  return offer.size.priceBehavior === 'incremental'
    ? [max]
    : Array.from({ length: max }, (_, index) => index + 1);
};

/** The first flavors that fit within the limit. */
function withinLimit(flavors: readonly FlavorChoice[], max: number): FlavorChoice[] {
  const before = flavors.map((_, index) =>
    flavors.slice(0, index).reduce((sum, { quantity }) => sum + quantity, 0),
  );
  return flavors.flatMap((flavor, index) => {
    const quantity = Math.min(flavor.quantity, max - (before[index] ?? 0));
    return quantity > 0 ? [{ ...flavor, quantity }] : [];
  });
}

/**
 * An earlier choice reduced to what the current menu offers: paused, missing and excess parts are
 * removed, so that the result can always be completed.
 */
export function availableChoice(offer: PizzaOffer, choice: PizzaChoice): AvailableChoice {
  const isCounted =
    offer.size.priceBehavior !== 'incremental' || flavorCounts(offer).includes(choice.count);
  const count = isCounted ? choice.count : emptyChoice(offer).count;
  const toppings = toppingsOf(offer);
  const offered = choice.flavors.filter(({ id }) =>
    divisions(offer, { ...choice, count }).some((division) => isFlavorOffered(offer, id, division)),
  );
  const flavors = withinLimit(offered, flavorLimits(offer, { count }).max).map((flavor) => ({
    ...flavor,
    toppings: flavor.toppings.filter((id) => findBase(toppings, id) !== undefined),
  }));
  const stored: PizzaChoice = {
    crust: findBase(crustsOf(offer), choice.crust)?.id ?? null,
    dough: findBase(doughsOf(offer), choice.dough)?.id ?? null,
    count,
    flavors,
  };
  const idsOf = ({ crust, dough, flavors: chosen }: PizzaChoice): string[] =>
    [
      crust,
      dough,
      ...chosen.flatMap((flavor) => [
        ...Array.from({ length: flavor.quantity }, () => flavor.id),
        ...flavor.toppings,
      ]),
    ].filter((id) => id !== null);
  const left = idsOf(stored);
  const dropped = idsOf(choice).filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return dropped.length === 0 && count === choice.count
    ? { choice, dropped }
    : { choice: stored, dropped };
}

/** Names of the removed parts, if the menu still lists them; without duplicates. */
export function findNames({ size, pizzas, ...rest }: PizzaOffer, ids: readonly string[]): string[] {
  const bases = [
    ...size.crustCategories,
    ...size.doughCategories,
    ...pizzas.extras.additionalToppings,
  ];
  const nameOf = (id: string): string | undefined =>
    findFlavor({ size, pizzas, ...rest }, id)?.flavor.name ?? findBase(bases, id)?.name;
  return [...new Set(ids)].map(nameOf).filter((name) => name !== undefined);
}
