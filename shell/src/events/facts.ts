import type {
  CartLine,
  Client,
  Customer,
  Minor,
  PlacedOrder,
} from '@storefront/shared-domain/contracts';
import { toDecimal } from '@storefront/shared-domain/contracts';
import { cartSubtotal, lineSubtotal } from '@storefront/shared-domain/rules';
import { urlMap } from '../app/url-map';

/**
 * Goods and what they come to, in decimals of the currency; `eventId` names this one event wherever
 * it is told.
 */
export type Sale = {
  readonly eventId: string;
  readonly currency: string;
  readonly value: number;
  readonly items: { id: string; name: string; price: number; quantity: number }[];
};
export type Person = { readonly name: string; readonly email: string; readonly phone: string };

/** Something that happened and may be told, once the customer has agreed to it. */
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

/** One who is told. `stop`: from now on nothing, not even what waits. */
export interface Listener {
  tell(fact: Fact): void;
  flush?(): void;
  stop(): void;
}

const itemOf = (line: CartLine) => ({
  id: line.id,
  name: line.name,
  price: Math.round(lineSubtotal(line) / line.qty) / 100,
  quantity: line.qty,
});

/** `value`: what was paid for it all; default: what the lines cost. */
export const saleOf = (
  eventId: string,
  currency: string,
  lines: readonly CartLine[],
  value: Minor = cartSubtotal(lines),
): Sale => ({ eventId, currency, value: toDecimal(value), items: lines.map(itemOf) });

/** Who is about to order: the account, else what the form holds. */
export const personOf = (client: Client | null, form: Customer): Person => {
  const { name, email, phone } = form;
  return {
    name: name || (client?.name ?? ''),
    email: email || (client?.email ?? ''),
    phone: phone || (client?.phone ?? ''),
  };
};

/** Who ordered. */
export const buyerOf = ({ client, order: { user } }: PlacedOrder): Person => ({
  name: client.name || user.name,
  email: client.email || user.email,
  phone: client.phone || user.phone,
});

const KNOWN = new Set(
  urlMap.flatMap(({ path, children = [] }) => [
    path,
    ...children.map((child) => `${path}/${child.path}`),
  ]),
);

/**
 * The name of a page as it is told: one of the url map, nothing that a customer could have typed or
 * that could name them.
 */
export function pageName(pathname: string): string {
  const path = pathname.replace(/^\/{1,9}|\/{1,9}$/g, '');
  if (path === '') return 'menu';
  return KNOWN.has(path) ? path : 'other';
}
