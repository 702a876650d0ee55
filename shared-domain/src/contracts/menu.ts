import * as z from 'zod/mini';
import { dietary } from './dietary';
import { Id, flag, list, on } from './primitives';
import {
  amount,
  certainFlag,
  distinct,
  money,
  name,
  numeral,
  numeralOr,
  price,
  priceChange,
  text,
  word,
} from './record-fields';

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
 * unreadable price or without a name is omitted.
 */
export const ExtrasOption = z.object({
  id: Id,
  name: name(),
  description: text(),
  image: text(),
  price: priceChange(),
  available: on(),
  hasStock: on(),
  asTitle: flag(),
  qty: amount(0),
  isChecked: flag(),
});
export type ExtrasOption = z.output<typeof ExtrasOption>;

const required = { required: certainFlag(), qty_min: numeralOr(0) };

/**
 * A group of extras (DOMAIN-020). `qty_max` and `qtyPerItem` of 0 mean no limit. Options with the id of
 * another one are omitted.
 */
export const ExtrasGroup = z.object({
  id: Id,
  name: name(),
  description: text(),
  type: ExtrasType,
  ...required,
  qty_max: numeralOr(0, z.gte(0)),
  qtyPerItem: numeralOr(0, z.gte(0)),
  step: amount(0),
  options: list(ExtrasOption, () => [], distinct),
});
export type ExtrasGroup = z.output<typeof ExtrasGroup>;

/** Stands for a required group that cannot be read: nothing in it can be chosen. */
const UNREAD_GROUP: ExtrasGroup = {
  id: '',
  name: '',
  description: '',
  type: 1,
  required: true,
  qty_min: 0,
  qty_max: 0,
  qtyPerItem: 0,
  step: 0,
  options: [],
};

const isOptional = ({ required: isRequired, qty_min }: z.output<typeof Requirement>): boolean =>
  !isRequired && qty_min < 1;
const Requirement = z.object(required);

/** An unreadable group is omitted when it is certainly optional; else no choice of it is possible. */
function unreadGroup(wire: unknown): ExtrasGroup[] {
  const read = z.safeParse(Requirement, wire);
  return wire === null || (read.success && isOptional(read.data)) ? [] : [UNREAD_GROUP];
}

/** Groups of a dish. A choice cannot name two with the same id: the second one is unreadable. */
export const extrasGroups = () => GROUPS;
const GROUPS = list(ExtrasGroup, unreadGroup, (groups) =>
  groups.flatMap((group, index) =>
    groups.findIndex(({ id }) => id === group.id) === index ? group : unreadGroup(group),
  ),
);

/** Channel a product is sold in; absent means all (OPEN-032). */
export const Channel = z.enum(['delivery', 'table']);
const CHANNELS = list(Channel);

/**
 * A general product (DOMAIN-019). `oldPrice`, `tags` and `dietary` are this project's additions for
 * the card (MENU-20).
 */
export const Product = z.object({
  id: Id,
  category_id: z.catch(Id, ''),
  name: name(),
  description: text(),
  image: text(),
  price: price(),
  oldPrice: money(),
  extras: extrasGroups(),
  unavailable: flag(),
  unavailableByTemplate: flag(),
  featured: flag(),
  fromPrice: money(),
  hasStock: on(),
  totalCalcType: text(),
  channels: z.nullish(CHANNELS),
  tags: list(word()),
  dietary: dietary(),
});
export type Product = z.output<typeof Product>;

/** A general category (DOMAIN-018). */
export const Category = z.object({
  id: Id,
  name: name(),
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
  name: name(),
  description: text(),
  image: text(),
  points_needed: numeral(z.gte(1)),
});
export type Prize = z.output<typeof Prize>;
