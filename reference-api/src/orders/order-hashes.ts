import type { CartLine, OrderRequest, PizzaLine } from '@storefront/shared-domain/contracts';
import { createHash } from 'node:crypto';

type Replacer = (key: string, value: unknown) => unknown;
const hash = (value: unknown, replacer?: Replacer): string =>
  createHash('sha256').update(JSON.stringify(value, replacer)).digest('base64url');

/**
 * Fields that the contract got after digests were first stored. Without a value they are left out,
 * so that an order that is sent again after an upgrade of the API has the digest of its first request.
 */
const ADDED: ReadonlySet<string> = new Set([
  'tip',
  'serviceFee',
  'serviceFeeName',
  'serviceFeeRecipient',
  'delivery_fee_unconfirmed',
]);
const withoutEmpty = (key: string, value: unknown): unknown =>
  ADDED.has(key) && (value === 0 || value === '' || value === false) ? undefined : value;

/**
 * Digest that distinguishes requests under the same idempotency key. Decoded bodies have their
 * fields in the contract's order, so the same body gives the same text.
 */
export const requestHash = (restaurantId: number, call: string, body: OrderRequest): string =>
  hash([restaurantId, call, body], withoutEmpty);

const listExtras = (line: CartLine) =>
  'extras' in line
    ? line.extras
        .filter(({ qty }) => qty > 0)
        .map(({ id, groupId, qty }) => `${groupId}/${id}x${qty}`)
        .sort()
    : [];

const listFlavors = ({ selectedFlavors }: PizzaLine) =>
  selectedFlavors
    .map(({ id, quantity, notes, additionalToppings }) =>
      JSON.stringify([id, quantity, notes, additionalToppings.map((topping) => topping.id).sort()]),
    )
    .sort();

/** The choices of a pizza, and of the pizzas of a combo in their order. */
function toChoiceKey(line: CartLine): unknown[] {
  if (line.type === 'pizza')
    return [line.crust?.id, line.dough?.id, line.qttyOfFlavorsSelected, listFlavors(line)];
  return line.type === 'combo'
    ? line.comboItems.map((pizza) => [pizza.id, pizza.notes, toChoiceKey(pizza)])
    : [];
}

/** Digest of the items and of delivery or pickup, independent of the lines' ids and order. */
export const cartHash = ({ orders, details }: OrderRequest): string =>
  hash([
    details.deliveryType,
    details.carTakeout,
    orders
      .map((line) =>
        JSON.stringify([
          line.type,
          line.id,
          line.qty,
          line.notes,
          listExtras(line),
          toChoiceKey(line),
        ]),
      )
      .sort(),
  ]);
