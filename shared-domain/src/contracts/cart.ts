import * as z from 'zod/mini';
import { AdjustmentType, PriceBehavior } from './pizza';
import { Id, Money, amount, list, money, strictList, text, int } from './primitives';

/**
 * One chosen option. Name, price and group are for the screens; the server looks all of them up
 * again by id.
 */
export const ChosenExtra = z.object({
  id: Id,
  groupId: z.catch(Id, ''),
  name: text(),
  price: money(),
  qty: int().check(z.gte(0), z.lte(999)),
});
export type ChosenExtra = z.output<typeof ChosenExtra>;

/** A crust or a dough of a pizza (DOMAIN-024). */
export const ChosenBase = z.object({
  id: Id,
  name: text(),
  price: money(),
  sizeID: z.catch(Id, ''),
});

export const ChosenTopping = z.object({
  id: Id,
  name: text(),
  price: money(),
  sizeID: z.catch(Id, ''),
});

/**
 * One flavor of a pizza; `quantity` in parts of the pizza, `fractionText` such as '1/2'
 * (DOMAIN-024).
 */
export const ChosenFlavor = z.object({
  id: Id,
  name: text(),
  quantity: z.number(),
  price: money(),
  slicePrice: money(),
  fractionText: text(),
  additionalToppings: strictList(ChosenTopping),
  notes: text(),
});

/**
 * Fields of every line (DOMAIN-023): `id` of the product, size, combo or prize; `price` of one,
 * before extras. `lineId` identifies the line inside its cart; the server ignores it.
 */
const shared = {
  lineId: text(),
  id: Id,
  name: z.string(),
  notes: text(),
  qty: int().check(z.gte(1), z.lte(999)),
  price: Money,
};

/** A general product with its extras (DOMAIN-025). */
export const GeneralLine = z.object({
  ...shared,
  type: z.literal('general'),
  extras: strictList(ChosenExtra),
});
export type GeneralLine = z.output<typeof GeneralLine>;

/**
 * A pizza (DOMAIN-024); `totalPrice` is the price of one without extras, adjustments already in it.
 */
export const PizzaLine = z.object({
  ...shared,
  type: z.literal('pizza'),
  associationID: z.catch(Id, ''),
  discount: amount(0),
  discountType: AdjustmentType,
  addition: amount(0),
  additionType: AdjustmentType,
  basePrice: money(),
  totalPrice: Money,
  priceBehavior: PriceBehavior,
  minFlavors: amount(1),
  maxFlavors: amount(1),
  qttyOfFlavorsSelected: amount(0),
  crust: z.nullish(ChosenBase),
  dough: z.nullish(ChosenBase),
  selectedFlavors: strictList(ChosenFlavor),
  extras: strictList(ChosenExtra),
});
export type PizzaLine = z.output<typeof PizzaLine>;

/** A combo; `totalPrice` already contains extras and adjustments (CONFLICTS-19). */
export const ComboLine = z.object({
  ...shared,
  type: z.literal('combo'),
  totalPrice: Money,
  comboItems: strictList(PizzaLine),
  extras: strictList(ChosenExtra),
});
export type ComboLine = z.output<typeof ComboLine>;

/** A prize: costs points, no money (DOMAIN-026, DOMAIN-069). */
export const PrizeLine = z.object({
  ...shared,
  type: z.literal('prize'),
  points_needed: z.number(),
  pointsSpent: amount(0),
});
export type PrizeLine = z.output<typeof PrizeLine>;

/** One entry of the cart. */
export const CartLine = z.union([GeneralLine, PizzaLine, ComboLine, PrizeLine]);
export type CartLine = z.output<typeof CartLine>;

/** Delivery type of an order (DOMAIN-052). */
export const DeliveryType = z.enum(['delivery', 'balcony', 'carTakeout', 'table']);
export type DeliveryType = z.output<typeof DeliveryType>;

/**
 * Revision of the cart: lets two tabs distinguish a change from a copy. `seen`: the number of
 * states of each tab that it includes, the writer's own among them, last written last; `at`: when
 * it was written, in ms since 1970. Builds without support for it omit it.
 */
export const CartRevision = z.object({
  tab: z.string(),
  at: z.number(),
  seen: z.record(z.string(), int()),
});
export type CartRevision = z.output<typeof CartRevision>;

/** Content of `cart-{restaurantId}` (DOMAIN-053). A broken line is dropped alone. */
export const StoredCart = z.object({
  lines: list(CartLine),
  deliveryType: z.catch(z.nullish(DeliveryType), null),
  revision: z.catch(z.optional(CartRevision), undefined),
});
export type StoredCart = z.output<typeof StoredCart>;
