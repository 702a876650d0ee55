import * as z from 'zod/mini';
import { dietary } from './dietary';
import { extrasGroups } from './menu';
import { Id, ZERO, flag, list, minor, on } from './primitives';
import {
  amount,
  label,
  money,
  name,
  numeral,
  numeralOr,
  price,
  priceChange,
  priceOrNothing,
  text,
  whole,
} from './record-fields';

/** Percentage or amount of an adjustment; for pizzas and combos. */
export const AdjustmentType = z.catch(z.nullish(z.enum(['percent', 'fixed'])), null);

export const PriceBehavior = z.enum(['incremental', 'highest', 'average']);
export type PriceBehavior = z.output<typeof PriceBehavior>;

/** Price of a fraction without one: the flavor cannot be chosen for that number of parts. */
const UNPRICED = minor(-1);

/** Price of the fraction 1/pizzaPart of a size. Absent, unreadable or below 0 it is no price. */
export const Fraction = z.object({ pizzaPart: numeral(), price: z.catch(price(), UNPRICED) });
export type Fraction = z.output<typeof Fraction>;

/** A flavor with fraction prices that differ from its category's (DOMAIN-016). */
export const FlavorException = z.object({ flavorID: Id, fractions: whole(Fraction) });

/** Prices of one category's flavors on one size (DOMAIN-016); with an unreadable row none of them. */
export const SizeFlavors = z.object({
  flavorCategoryID: Id,
  extraPrice: priceChange(),
  fractions: whole(Fraction),
  exceptions: whole(FlavorException),
});

/** One crust, dough or topping with its price per size; `available` defaults to true. */
export const BaseOption = z.object({
  id: Id,
  name: name(),
  description: text(),
  price: priceChange(),
  available: on(),
  sizeID: label(),
});
export type BaseOption = z.output<typeof BaseOption>;

/** Stands for an unreadable option: it may be of any size, and cannot be chosen. */
const UNREAD_OPTION: BaseOption = {
  id: '',
  name: '',
  description: '',
  price: ZERO,
  available: false,
  sizeID: '',
};
export const BaseCategory = z.object({
  id: Id,
  name: name(),
  description: text(),
  options: list(BaseOption, () => [UNREAD_OPTION]),
});
export type BaseCategory = z.output<typeof BaseCategory>;
const BASES = list(BaseCategory, () => [
  { id: '', name: '', description: '', options: [UNREAD_OPTION] },
]);

/** A pizza size (DOMAIN-016). */
export const PizzaSize = z.object({
  id: Id,
  name: name(),
  description: text(),
  image: text(),
  price: priceOrNothing(),
  priceBehavior: PriceBehavior,
  minFlavors: numeralOr(1),
  maxFlavors: numeralOr(1),
  flavors: list(SizeFlavors),
  crustCategories: BASES,
  doughCategories: BASES,
  discount: amount(0),
  discountType: AdjustmentType,
  addition: amount(0),
  additionType: AdjustmentType,
  associationID: z.catch(Id, ''),
  fromPrice: money(),
  extras: extrasGroups(),
  unavailable: flag(),
  featured: flag(),
  dietary: dietary(),
});
export type PizzaSize = z.output<typeof PizzaSize>;

/** A flavor (DOMAIN-017). */
export const Flavor = z.object({
  id: Id,
  name: name(),
  description: text(),
  image: text(),
  available: on(),
  possiblePrices: list(numeral()),
  dietary: dietary(),
});
export type Flavor = z.output<typeof Flavor>;
export const FlavorCategory = z.object({
  id: Id,
  name: name(),
  description: text(),
  flavors: list(Flavor),
});
export type FlavorCategory = z.output<typeof FlavorCategory>;

/** All components of pizzas (DOMAIN-014). */
export const Pizzas = z.object({
  sizes: list(PizzaSize),
  flavorCategories: list(FlavorCategory),
  extras: z.catch(
    z.object({
      crust: BASES,
      dough: BASES,
      additionalToppings: BASES,
    }),
    { crust: [], dough: [], additionalToppings: [] },
  ),
});
export type Pizzas = z.output<typeof Pizzas>;

/** Rules of one size within a combo (DOMAIN-015). */
export const PizzaAssociation = z.object({
  pizza_size_id: Id,
  id: Id,
  discount: amount(0),
  discount_type: AdjustmentType,
  addition: amount(0),
  addition_type: AdjustmentType,
});
export type PizzaAssociation = z.output<typeof PizzaAssociation>;

/** A combo (DOMAIN-015). One with an unreadable part is omitted: it would have fewer pizzas. */
export const Combo = z.object({
  id: Id,
  name: name(),
  description: text(),
  image: text(),
  price: priceOrNothing(),
  fromPrice: money(),
  fromNEP: flag(),
  pizzaSizes: whole(Id),
  pizzaAssociations: whole(PizzaAssociation),
  extras: extrasGroups(),
  unavailable: flag(),
  featured: flag(),
  dietary: dietary(),
});
export type Combo = z.output<typeof Combo>;
