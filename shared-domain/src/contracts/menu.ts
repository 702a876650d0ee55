import * as z from 'zod/mini';
import { dietary } from './dietary';
import { Id, Money, amount, flag, list, money, on, optionalMoney, text } from './primitives';

/** 1 single choice, 2 quantity, 3 checkbox or quantity (EXTRAS-03). */
export const ExtrasType = z.codec(
  z.union([z.number(), z.string()]),
  z.union([z.literal(1), z.literal(2), z.literal(3)]),
  {
    decode: (type) => Number(type) as 1 | 2 | 3,
    encode: (type) => type,
  },
);

/**
 * One option of an extras group (DOMAIN-021). Without a price it costs nothing; one with an
 * unreadable price is omitted.
 */
export const ExtrasOption = z.object({
  id: Id,
  name: z.string(),
  description: text(),
  image: text(),
  price: optionalMoney(),
  available: on(),
  hasStock: on(),
  asTitle: flag(),
  qty: amount(0),
  isChecked: flag(),
});
export type ExtrasOption = z.output<typeof ExtrasOption>;

/** A group of extras (DOMAIN-020). `qty_max` and `qtyPerItem` of 0 mean no limit. */
export const ExtrasGroup = z.object({
  id: Id,
  name: z.string(),
  description: text(),
  type: ExtrasType,
  required: flag(),
  qty_min: amount(0),
  qty_max: amount(0),
  qtyPerItem: amount(0),
  step: amount(0),
  options: list(ExtrasOption),
});
export type ExtrasGroup = z.output<typeof ExtrasGroup>;

/** Channel a product is sold in; absent means all (OPEN-032). */
export const Channel = z.enum(['delivery', 'table']);

/**
 * A general product (DOMAIN-019). `oldPrice`, `tags` and `dietary` are this project's additions for
 * the card (MENU-20).
 */
export const Product = z.object({
  id: Id,
  category_id: z.catch(Id, ''),
  name: z.string(),
  description: text(),
  image: text(),
  price: Money,
  oldPrice: money(),
  extras: list(ExtrasGroup),
  unavailable: flag(),
  unavailableByTemplate: flag(),
  featured: flag(),
  fromPrice: money(),
  hasStock: on(),
  totalCalcType: text(),
  channels: z.catch(z.nullish(z.array(Channel)), null),
  tags: list(z.string()),
  dietary: dietary(),
});
export type Product = z.output<typeof Product>;

/** A general category (DOMAIN-018). */
export const Category = z.object({
  id: Id,
  name: z.string(),
  description: text(),
  available: on(),
  unavailable: flag(),
  unavailableByTemplate: flag(),
  products: list(Product),
});
export type Category = z.output<typeof Category>;

/** A product bought with points (OPEN-025). */
export const Prize = z.object({
  id: Id,
  name: z.string(),
  description: text(),
  image: text(),
  points_needed: z.number(),
});
export type Prize = z.output<typeof Prize>;
