import type {
  CartLine,
  ChosenExtra,
  ExtrasGroup,
  PizzaLine,
  RestaurantData,
} from '@storefront/shared-domain/contracts';
import {
  buildCombo,
  buildPizza,
  comboOffers,
  crustsOf,
  doughsOf,
  flavorCounts,
  flavorLimits,
  flavorsOf,
  groupLimits,
  isChoosable,
  isFlavorOffered,
  toppingsOf,
  withExtras,
  type PizzaOffer,
} from '@storefront/shared-domain/rules';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';

/** Picks of a pizza or a combo as numbers, mapped to the options that exist. */
export type PizzaPick = {
  index: number;
  isCombo: boolean;
  flavors: number[];
  base: number;
  topping: number;
  qty: number;
};

export const pizzaPick: fc.Arbitrary<PizzaPick> = fc.record({
  index: fc.nat(20),
  isCombo: fc.boolean(),
  flavors: fc.array(fc.nat(60), { minLength: 1, maxLength: 4 }),
  base: fc.nat(6),
  topping: fc.nat(20),
  qty: fc.integer({ min: 1, max: 3 }),
});

const nth = <T>(all: readonly T[], index: number): T | undefined =>
  all[index % Math.max(1, all.length)];

/** The minimum number of options per group, all of one option, starting with the picked one. */
export function extrasOf(groups: readonly ExtrasGroup[], pick: number): ChosenExtra[] {
  return groups.flatMap((group) => {
    const options = group.options.filter(isChoosable);
    let missing = groupLimits(group).min;
    return options
      .map((_, at) => options[(at + pick) % options.length])
      .flatMap((option) => {
        const qty = Math.min(missing, groupLimits(group).perOption);
        missing -= qty;
        return option && qty > 0
          ? [{ id: option.id, groupId: group.id, name: option.name, price: option.price, qty }]
          : [];
      });
  });
}

/** A complete pizza of an offer: the picked flavors that it has, filled up with the first one. */
function pizzaOf(offer: PizzaOffer, { flavors, base, topping }: PizzaPick): PizzaLine {
  const count = nth(flavorCounts(offer), flavors.length) ?? 0;
  const { min, max } = flavorLimits(offer, { count });
  const parts =
    offer.size.priceBehavior === 'incremental' ? max : Math.min(max, Math.max(min, flavors.length));
  const offered = flavorsOf(offer)
    .map(({ flavor: { id } }) => id)
    .filter((id) => isFlavorOffered(offer, id, parts));
  const ids = [...new Set(flavors.slice(0, parts).flatMap((pick) => nth(offered, pick) ?? []))];
  const idsOf = (categories: ReturnType<typeof crustsOf>): string[] =>
    categories.flatMap(({ options }) => options.map(({ id }) => id));
  const extra = nth(idsOf(toppingsOf(offer)), topping);
  const choice = {
    crust: nth(idsOf(crustsOf(offer)), base) ?? null,
    dough: nth(idsOf(doughsOf(offer)), base) ?? null,
    count,
    flavors: ids.map((id, at) => ({
      id,
      quantity: at === 0 ? parts - ids.length + 1 : 1,
      toppings: extra !== undefined && topping % 2 === 0 ? [extra] : [],
    })),
  };
  const built = buildPizza(offer, choice, randomUUID());
  if (!built.ok) throw new Error(`${offer.size.name}: ${built.error.kind}`);
  return built.value;
}

/** The line that the storefront's builders create from a pick. */
export function honestPizza({ menu, info }: RestaurantData, pick: PizzaPick): CartLine {
  const combo = pick.isCombo
    ? nth(
        menu.combos.filter((it) => !it.unavailable),
        pick.index,
      )
    : undefined;
  if (combo !== undefined) {
    const pizzas = (comboOffers(combo, menu.pizzas, info) ?? []).map((offer) =>
      pizzaOf(offer, pick),
    );
    return {
      ...buildCombo(combo, pizzas, extrasOf(combo.extras, pick.base), randomUUID()),
      qty: pick.qty,
    };
  }
  const size = nth(
    menu.pizzas.sizes.filter((it) => !it.unavailable),
    pick.index,
  );
  if (size === undefined) throw new Error('there are no pizzas');
  const pizza = pizzaOf({ size, pizzas: menu.pizzas, association: null, rounding: info }, pick);
  return { ...withExtras(pizza, extrasOf(size.extras, pick.base)), qty: pick.qty };
}
