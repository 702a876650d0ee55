import type { BaseCategory, PizzaChoice, PizzaOffer } from './shapes';
import {
  by,
  count,
  isLess,
  isSame,
  isWhole,
  money,
  NOTHING,
  notBelowZero,
  over,
  plus,
  total,
  type Ratio,
  type Reported,
} from './ratio';
import { roundTo } from './round-to';
import { slowAssociation } from './slow-association';
import { joined, rule, said } from './words';

type Item = { readonly name: string; readonly price: Ratio };
type Flavor = Item & { readonly quantity: number };

/** The category of a flavor on the size: the first in the menu's order. */
function categoryOf({ size, pizzas }: PizzaOffer, flavorId: string) {
  for (const category of pizzas.flavorCategories) {
    const ofSize = size.flavors.find((it) => it.flavorCategoryID === category.id);
    const flavor = category.flavors.find((it) => it.id === flavorId);
    if (ofSize !== undefined && flavor !== undefined) return { ofSize, flavor };
  }
  return null;
}

/**
 * The applicable fraction: on incremental sizes the exact one, elsewhere the nearest with fewer
 * parts.
 */
function fit(
  fractions: readonly { pizzaPart: number; price: number }[],
  parts: number,
  isIncremental: boolean,
): Ratio | null {
  const here = fractions.find((fraction) => fraction.pizzaPart === parts);
  if (here !== undefined) return money(here.price);
  return isIncremental || parts <= 0 ? null : fit(fractions, parts - 1, isIncremental);
}

/**
 * OPEN-038: the price of the applicable fraction; an exception replaces it; plus extraPrice of the
 * category. null: none, or one below 0.
 */
export function slowSlice(offer: PizzaOffer, flavorId: string, parts: number): Reported | null {
  const found = categoryOf(offer, flavorId);
  if (found === null) return null;
  const isIncremental = offer.size.priceBehavior === 'incremental';
  const { fractions, exceptions, extraPrice } = found.ofSize;
  const exception = exceptions.find((it) => it.flavorID === flavorId);
  const own = exception === undefined ? null : fit(exception.fractions, parts, isIncremental);
  const price = own ?? fit(fractions, parts, isIncremental);
  if (price === null || isLess(price, NOTHING)) return null;
  const value = plus(price, money(extraPrice));
  if (isLess(value, NOTHING)) return null;
  const what = `${said(price)}${own === null ? '' : ' by exception'}`;
  return {
    value,
    words:
      extraPrice === 0
        ? what
        : `${what} + ${said(money(extraPrice))} of the category = ${said(value)}`,
  };
}

/**
 * Number of parts of the pizza: the chosen number on incremental sizes (when there is such a
 * fraction), else the filled ones.
 */
function partsOf({ size }: PizzaOffer, { count: chosen }: PizzaChoice, filled: number): number {
  if (size.priceBehavior !== 'incremental') return filled === 0 ? 1 : filled;
  const known = size.flavors.some((flavor) =>
    [flavor.fractions, ...flavor.exceptions.map((exception) => exception.fractions)].some((list) =>
      list.some(({ pizzaPart }) => pizzaPart === chosen),
    ),
  );
  return known && chosen >= size.minFlavors && chosen <= size.maxFlavors && chosen >= 1
    ? chosen
    : 0;
}

function flavorsPrice({ size, rounding }: PizzaOffer, flavors: readonly Flavor[]): Reported {
  const each = flavors.map(({ price, quantity }) =>
    quantity === 1 ? said(price) : `${quantity} x ${said(price)}`,
  );
  if (size.priceBehavior === 'incremental') {
    const slices = flavors.map(({ price, quantity }) => by(price, count(quantity)));
    const value = plus(money(size.price), total(slices));
    return {
      value,
      words: `${joined([`base ${said(money(size.price))}`, ...each])} = ${said(value)}`,
    };
  }
  if (flavors.length === 0) return { value: NOTHING, words: 'no flavors: 0.00' };
  if (size.priceBehavior === 'highest') {
    const value = flavors.reduce(
      (dearest, { price }) => (isLess(dearest, price) ? price : dearest),
      NOTHING,
    );
    return {
      value,
      words: `the dearest of ${flavors.map(({ price }) => said(price)).join(', ')} is ${said(value)}`,
    };
  }
  const parts = count(flavors.reduce((sum, { quantity }) => sum + quantity, 0));
  const mean = over(total(flavors.map(({ price, quantity }) => by(price, count(quantity)))), parts);
  const words = `(${joined(each)}) / ${parts.n} = ${said(mean)}`;
  if (isWhole(mean)) return { value: mean, words: `${words}, whole, left as it is` };
  const value = roundTo(mean, rounding.round_type, rounding.round_step);
  const how = rule(rounding.round_type, rounding.round_step);
  return {
    value,
    words:
      isSame(mean, value) && how === 'to the hundredth'
        ? words
        : `${words}, ${how} → ${said(value)}`,
  };
}

function base(
  what: string,
  categories: readonly BaseCategory[],
  sizeId: string,
  id: string | null,
): Item[] {
  for (const category of categories) {
    const option = category.options.find(
      (it) => it.id === id && it.available && (it.sizeID === '' || it.sizeID === sizeId),
    );
    if (option !== undefined) return [{ name: what, price: money(option.price) }];
  }
  return [];
}

/**
 * The price of one pizza of a choice, finished or not, by the text of DOMAIN-080 to DOMAIN-084.
 * Unavailable parts cost nothing.
 */
export function slowPizza(offer: PizzaOffer, choice: PizzaChoice): Reported {
  const { size, pizzas } = offer;
  const offered = choice.flavors.filter(
    ({ id }) => categoryOf(offer, id)?.flavor.available === true,
  );
  const parts = partsOf(
    offer,
    choice,
    offered.reduce((sum, { quantity }) => sum + quantity, 0),
  );
  const flavors = offered.flatMap(({ id, quantity }): Flavor[] => {
    const price = slowSlice(offer, id, parts);
    return price === null ? [] : [{ name: id, quantity, price: price.value }];
  });
  const ofFlavors = flavorsPrice(offer, flavors);
  const more = [
    ...base('crust', size.crustCategories, size.id, choice.crust),
    ...base('dough', size.doughCategories, size.id, choice.dough),
    ...offered.flatMap(({ toppings }) =>
      toppings.flatMap((id) => base('topping', pizzas.extras.additionalToppings, size.id, id)),
    ),
  ];
  const own = notBelowZero(plus(ofFlavors.value, total(more.map(({ price }) => price))));
  const added = more.map(({ name, price }) => ` + ${name} ${said(price)}`).join('');
  const words = added === '' ? ofFlavors.words : `${ofFlavors.words};${added} = ${said(own)}`;
  return slowAssociation({ value: own, words }, offer.association, offer.rounding);
}
