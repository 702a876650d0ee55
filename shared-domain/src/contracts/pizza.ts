import * as z from 'zod/mini';
import { dietary } from './dietary';
import { ExtrasGroup } from './menu';
import { Id, amount, flag, list, money, on, optionalMoney, text } from './primitives';

/** Percentage or amount of an adjustment; for pizzas and combos. */
export const AdjustmentType = z.catch(z.nullish(z.enum(['percent', 'fixed'])), null);

export const PriceBehavior = z.enum(['incremental', 'highest', 'average']);
export type PriceBehavior = z.output<typeof PriceBehavior>;

/** Price of the fraction 1/pizzaPart of a size. */
export const Fraction = z.object({ pizzaPart: z.number(), price: optionalMoney() });
export type Fraction = z.output<typeof Fraction>;

/** A flavor with fraction prices that differ from its category's (DOMAIN-016). */
export const FlavorException = z.object({ flavorID: Id, fractions: list(Fraction) });

/** Prices of one category's flavors on one size (DOMAIN-016). */
export const SizeFlavors = z.object({
  flavorCategoryID: Id,
  extraPrice: money(),
  fractions: list(Fraction),
  exceptions: list(FlavorException),
});

/** One crust, dough or topping with its price per size; `available` defaults to true. */
export const BaseOption = z.object({
  id: Id,
  name: z.string(),
  description: text(),
  price: optionalMoney(),
  available: on(),
  sizeID: z.catch(Id, ''),
});
export type BaseOption = z.output<typeof BaseOption>;
export const BaseCategory = z.object({
  id: Id,
  name: z.string(),
  description: text(),
  options: list(BaseOption),
});
export type BaseCategory = z.output<typeof BaseCategory>;

/** A pizza size (DOMAIN-016). */
export const PizzaSize = z.object({
  id: Id,
  name: z.string(),
  description: text(),
  image: text(),
  price: money(),
  priceBehavior: PriceBehavior,
  minFlavors: amount(1),
  maxFlavors: amount(1),
  flavors: list(SizeFlavors),
  crustCategories: list(BaseCategory),
  doughCategories: list(BaseCategory),
  discount: amount(0),
  discountType: AdjustmentType,
  addition: amount(0),
  additionType: AdjustmentType,
  associationID: z.catch(Id, ''),
  fromPrice: money(),
  extras: list(ExtrasGroup),
  unavailable: flag(),
  featured: flag(),
  dietary: dietary(),
});
export type PizzaSize = z.output<typeof PizzaSize>;

/** A flavor (DOMAIN-017). */
export const Flavor = z.object({
  id: Id,
  name: z.string(),
  description: text(),
  image: text(),
  available: on(),
  possiblePrices: list(z.number()),
  dietary: dietary(),
});
export type Flavor = z.output<typeof Flavor>;
export const FlavorCategory = z.object({
  id: Id,
  name: z.string(),
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
      crust: list(BaseCategory),
      dough: list(BaseCategory),
      additionalToppings: list(BaseCategory),
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

/** A combo (DOMAIN-015). */
export const Combo = z.object({
  id: Id,
  name: z.string(),
  description: text(),
  image: text(),
  price: money(),
  fromPrice: money(),
  fromNEP: flag(),
  pizzaSizes: list(Id),
  pizzaAssociations: list(PizzaAssociation),
  extras: list(ExtrasGroup),
  unavailable: flag(),
  featured: flag(),
  dietary: dietary(),
});
export type Combo = z.output<typeof Combo>;
