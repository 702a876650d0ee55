import type { BaseCategory, PizzaChoice, PizzaOffer } from './shapes';
import { slowSlice } from './slow-pizza';
import type { Reported } from './ratio';

const isNeeded = (categories: readonly BaseCategory[], sizeId: string): boolean =>
  categories.some(({ options }) =>
    options.some(({ sizeID }) => sizeID === '' || sizeID === sizeId),
  );

const canHave = (categories: readonly BaseCategory[], sizeId: string): string[] =>
  categories.flatMap(({ options }) =>
    options
      .filter(({ available, sizeID }) => available && (sizeID === '' || sizeID === sizeId))
      .map(({ id }) => id),
  );

/** PIZZA-21, PIZZA-19, OPEN-033: whether a pizza is finished, with the reason. */
export function slowFinished(
  offer: PizzaOffer,
  { crust, dough, count, flavors }: PizzaChoice,
): Reported<boolean> {
  const { size, pizzas } = offer;
  const no = (words: string): Reported<boolean> => ({ value: false, words });
  for (const [what, chosen, categories] of [
    ['crust', crust, size.crustCategories],
    ['dough', dough, size.doughCategories],
  ] as const) {
    if (chosen === null && isNeeded(categories, size.id)) return no(`no ${what} is chosen`);
    if (chosen !== null && !canHave(categories, size.id).includes(chosen))
      return no(`the ${what} ${chosen} cannot be had`);
  }
  const filled = flavors.reduce((sum, { quantity }) => sum + quantity, 0);
  const isIncremental = size.priceBehavior === 'incremental';
  if (size.maxFlavors < 1) return no('maxFlavors is 0');
  if (isIncremental && (count < 1 || count < size.minFlavors || count > size.maxFlavors))
    return no(`${count} is no number of flavors that can be chosen`);
  const listed = new Set<string>();
  for (const { id, quantity, toppings } of flavors) {
    const category = pizzas.flavorCategories.find(
      (flavorCategory) =>
        size.flavors.some(({ flavorCategoryID }) => flavorCategoryID === flavorCategory.id) &&
        flavorCategory.flavors.some((flavor) => flavor.id === id),
    );
    const isThere = category?.flavors.find((flavor) => flavor.id === id)?.available === true;
    if (
      !isThere ||
      listed.has(id) ||
      !Number.isInteger(quantity) ||
      quantity < 1 ||
      slowSlice(offer, id, isIncremental ? count : filled) === null
    )
      return no(`the flavor ${id} cannot be had`);
    listed.add(id);
    const topping = toppings.find(
      (it, at) =>
        !canHave(pizzas.extras.additionalToppings, size.id).includes(it) ||
        toppings.indexOf(it) < at,
    );
    if (topping !== undefined) return no(`the topping ${topping} cannot be had`);
  }
  if (isIncremental)
    return filled === count
      ? { value: true, words: `${filled} parts, as chosen` }
      : no(`${filled} parts of ${count}`);
  const fewest = Math.max(1, size.minFlavors);
  if (filled > size.maxFlavors) return no(`${filled} parts, ${size.maxFlavors} is the most`);
  return filled < fewest
    ? no(`${filled} parts, ${fewest} is the least`)
    : { value: true, words: `${filled} parts, from ${fewest} to ${size.maxFlavors}` };
}
