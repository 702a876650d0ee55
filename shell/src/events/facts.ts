import type {
  CartLine,
  Client,
  Customer,
  Minor,
  PlacedOrder,
} from '@storefront/shared-domain/contracts';
import { toDecimal } from '@storefront/shared-domain/contracts';
import { cartSubtotal, lineSubtotal } from '@storefront/shared-domain/rules';
import { type Address, addressAt } from '../addresses/addresses';

/**
 * Goods and their total, in decimals of the currency. `eventId` identifies this event at all
 * listeners.
 */
export type Sale = {
  readonly eventId: string;
  readonly currency: string;
  readonly value: number;
  readonly items: { id: string; name: string; price: number; quantity: number }[];
};
export type Person = { readonly name: string; readonly email: string; readonly phone: string };

/** An event that may be published once the customer has accepted. */
export type Fact =
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'added'; readonly page: string; readonly sale: Sale }
  | {
      readonly kind: 'checkout';
      readonly page: string;
      readonly sale: Sale;
      readonly person: Person;
    }
  | {
      readonly kind: 'ordered';
      readonly page: string;
      readonly sale: Sale;
      readonly person: Person;
      readonly order: string;
    };

/** Receives facts. `stop` ends the publishing and drops queued facts. */
export interface Listener {
  send(fact: Fact): void;
  flush?(): void;
  stop(): void;
}

const toItem = (line: CartLine) => ({
  id: line.id,
  name: line.name,
  price: Math.round(lineSubtotal(line) / line.qty) / 100,
  quantity: line.qty,
});

/** `value`: the amount paid; default: the subtotal of the lines. */
export const toSale = (
  eventId: string,
  currency: string,
  lines: readonly CartLine[],
  value: Minor = cartSubtotal(lines, currency),
): Sale => ({ eventId, currency, value: toDecimal(value), items: lines.map(toItem) });

/** Personal data before the order: from the form, else from the account. */
export const toPerson = (client: Client | null, form: Customer): Person => {
  const { name, email, phone } = form;
  return {
    name: name || (client?.name ?? ''),
    email: email || (client?.email ?? ''),
    phone: phone || (client?.phone ?? ''),
  };
};

/** Personal data of the buyer. */
export const toBuyer = ({ client, order: { user } }: PlacedOrder): Person => ({
  name: client.name || user.name,
  email: client.email || user.email,
  phone: client.phone || user.phone,
});

/**
 * The published name of a page: a path as a remote declares it, never text that a customer could have
 * typed or that could identify them.
 */
export function pageName(addresses: readonly Address[], pathname: string): string {
  const path = addressAt(addresses, pathname)?.path;
  return path === '' ? 'menu' : (path ?? 'other');
}
