import type {
  Combo,
  ExtrasGroup,
  PizzaSize,
  Product,
  RestaurantData,
} from '@storefront/shared-domain/contracts';
import {
  canBeFinished,
  comboOffers,
  crustsOf,
  doughsOf,
  flavorLimits,
  groupLimits,
  isBaseNeeded,
  isBelowZero,
  isChoosable,
  isPaused,
  unmetGroup,
  type PizzaOffer,
} from '@storefront/shared-domain/rules';
import { shown, type RecordProblem } from './record-problem';

type Reason = string | null;

function groupReason(groups: readonly ExtrasGroup[]): Reason {
  const group = unmetGroup(groups);
  if (group === undefined) return null;
  if (group.name === '') return 'a required choice cannot be read';
  const { min, max, perOption } = groupLimits(group);
  const options = group.options.filter(isChoosable).length;
  return (
    `the choice ${shown(group.name)} requires ${min}, and has ${options} available options` +
    `, each ${perOption} times at most${max === Number.POSITIVE_INFINITY ? '' : `, ${max} in all`}`
  );
}

function pizzaReason(offer: PizzaOffer): Reason {
  const { size } = offer;
  if (canBeFinished(offer)) return null;
  if (isBaseNeeded(size.crustCategories, size) && crustsOf(offer).length === 0)
    return 'none of its crusts is available';
  if (isBaseNeeded(size.doughCategories, size) && doughsOf(offer).length === 0)
    return 'none of its doughs is available';
  const { min, max } = flavorLimits(offer, { count: 0 });
  return size.priceBehavior !== 'incremental' && min > max
    ? `it requires ${min} flavors, and may have ${max}`
    : 'none of its flavors is available at a known price for a possible number of parts';
}

const productReason = (product: Product): Reason =>
  groupReason(product.extras) ??
  (isBelowZero(product) ? 'one of its choices costs less than nothing' : null);

const toOffer = (size: PizzaSize, { menu, info }: RestaurantData): PizzaOffer => ({
  size,
  pizzas: menu.pizzas,
  association: null,
  rounding: info,
});

function comboReason(combo: Combo, { menu, info }: RestaurantData): Reason {
  const offers = comboOffers(combo, menu.pizzas, info);
  if (offers === null) return 'one of its sizes is paused or not on the menu';
  const broken = offers.find((offer) => pizzaReason(offer) !== null);
  return broken
    ? `of its size ${shown(broken.size.name)}, ${pizzaReason(broken)}`
    : groupReason(combo.extras);
}

/** Dishes that are on the menu, not paused, and cannot be sold. */
export function unsoldDishes(data: RestaurantData): RecordProblem[] {
  const { menu } = data;
  const products = [
    ...new Map(
      [...menu.featuredItems, ...menu.categories.flatMap((category) => category.products)].map(
        (product) => [product.id, product],
      ),
    ).values(),
  ];
  const judged = [
    ...products.map((product) => ({
      kind: 'product',
      it: product,
      reason: productReason(product),
    })),
    ...menu.pizzas.sizes.map((size) => ({
      kind: 'size',
      it: size,
      reason: groupReason(size.extras) ?? pizzaReason(toOffer(size, data)),
    })),
    ...menu.combos.map((combo) => ({ kind: 'combo', it: combo, reason: comboReason(combo, data) })),
  ];
  return judged.flatMap(({ kind, it, reason }) =>
    reason === null || isPaused(it)
      ? []
      : [
          {
            path: `${kind} ${it.id}`,
            what: `${shown(it.name)}: ${reason}`,
            effect: 'it is shown as unavailable',
          },
        ],
  );
}
