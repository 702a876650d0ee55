import fc from 'fast-check';
import {
  minor,
  type CartLine,
  type ChosenExtra,
  type ExtrasGroup,
  type ExtrasOption,
  type GeneralLine,
  type Menu,
  type Minor,
  type Product,
} from '../contracts';
import { aChosenExtra, aComboLine, aGeneralLine, aPizzaLine, aPrizeLine } from './lines';
import { aCategory, aMenu, anExtrasGroup, anExtrasOption, aProduct } from './menu';

/** Typical prices of restaurants, 0 included. */
export const anyPrice: fc.Arbitrary<Minor> = fc.integer({ min: 0, max: 1_000_000 }).map(minor);

/** Any amount, positive or negative, up to the maximum. */
export const anyAmount: fc.Arbitrary<Minor> = fc.maxSafeInteger().map(minor);

const name = fc.constantFrom('bruschetta', 'lasagna', 'tiramisu', 'espresso');
const optionId = fc.constantFrom('olives', 'cheese', 'basil');
const qty = fc.integer({ min: 1, max: 20 });

export const anyExtra: fc.Arbitrary<ChosenExtra> = fc
  .record({
    id: optionId,
    groupId: fc.constantFrom('toppings', 'sides', ''),
    price: anyPrice,
    qty: fc.integer({ min: 0, max: 5 }),
  })
  .map(aChosenExtra);

export const anyGeneralLine: fc.Arbitrary<GeneralLine> = fc
  .record({
    lineId: fc.uuid(),
    id: name,
    price: anyPrice,
    qty,
    notes: fc.constantFrom('', 'no salt'),
    extras: fc.array(anyExtra, { maxLength: 3 }),
  })
  .map(aGeneralLine);

/** A line of any type. */
export const anyLine: fc.Arbitrary<CartLine> = fc.oneof(
  anyGeneralLine,
  fc
    .record({
      lineId: fc.uuid(),
      totalPrice: anyPrice,
      qty,
      extras: fc.array(anyExtra, { maxLength: 3 }),
    })
    .map(aPizzaLine),
  fc
    .record({
      lineId: fc.uuid(),
      totalPrice: anyPrice,
      qty,
      extras: fc.array(anyExtra, { maxLength: 3 }),
    })
    .map(aComboLine),
  fc.record({ lineId: fc.uuid(), points_needed: fc.nat(500), qty }).map(aPrizeLine),
);

export const anyCart: fc.Arbitrary<CartLine[]> = fc.uniqueArray(anyLine, {
  maxLength: 8,
  selector: ({ lineId }) => lineId,
});

const anyOption: fc.Arbitrary<ExtrasOption> = fc
  .record({ id: optionId, price: anyPrice, available: fc.boolean(), hasStock: fc.boolean() })
  .map(anExtrasOption);

export const anyGroup: fc.Arbitrary<ExtrasGroup> = fc
  .record({
    id: fc.constantFrom('toppings', 'sides'),
    type: fc.constantFrom(1 as const, 2 as const, 3 as const),
    required: fc.boolean(),
    qty_min: fc.nat(3),
    qty_max: fc.nat(6),
    qtyPerItem: fc.nat(3),
    options: fc.uniqueArray(anyOption, { maxLength: 3, selector: ({ id }) => id }),
  })
  .map(anExtrasGroup);

export const anyProduct: fc.Arbitrary<Product> = fc
  .record({
    id: name,
    price: anyPrice,
    unavailable: fc.boolean(),
    hasStock: fc.boolean(),
    unavailableByTemplate: fc.boolean(),
    totalCalcType: fc.constantFrom('', 'WEIGHT'),
    extras: fc.uniqueArray(anyGroup, { maxLength: 2, selector: ({ id }) => id }),
  })
  .map(aProduct);

/** A small menu with many missing, paused or repeated entries. */
export const anyMenu: fc.Arbitrary<Menu> = fc
  .record({
    featuredItems: fc.array(anyProduct, { maxLength: 2 }),
    categories: fc.array(
      fc
        .record({
          id: fc.uuid(),
          available: fc.boolean(),
          products: fc.array(anyProduct, { maxLength: 3 }),
        })
        .map(aCategory),
      { maxLength: 3 },
    ),
  })
  .map(aMenu);
