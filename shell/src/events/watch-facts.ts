import { combine, createEvent, createStore, createWatch, type Scope } from 'effector';
import { cartBus, orderBus } from '@storefront/shared-domain/bus';
import type { CartLine, PlacedOrder } from '@storefront/shared-domain/contracts';
import {
  $client,
  $customer,
  $isCartEmpty,
  $isDeliveryStepValid,
  $lastOrder,
  $lines,
  $restaurant,
} from '@storefront/shared-domain/models';
import { randomUuid } from '@storefront/shared-domain/storage';
import { toBuyer, type Fact, toPerson, toSale } from './facts';
import type { Reported } from './reported-orders';

/** The customer opened another page, by its name in the url map. */
export const pageShown = createEvent<string>();

export const $page = createStore('other').on(pageShown, (_, page) => page);

/**
 * The checkout is open: its page is shown with a cart and a valid delivery step, and does not
 * redirect.
 */
const $isAtCheckout = combine(
  $page,
  $lines,
  $isDeliveryStepValid,
  (page, lines, isValid) => page === 'payment' && lines.length > 0 && isValid,
);

type Facts = {
  readonly scope: Scope;
  readonly send: (fact: Fact) => void;
  readonly sent: Reported;
  readonly early?: readonly CartLine[];
};

/**
 * Publishes facts, and first the open checkout or the last order of the page. Returns a function to
 * stop.
 */
export function watchFacts({ scope, send, sent, early = [] }: Facts): () => void {
  const currency = (): string => scope.getState($restaurant)?.currency ?? 'BRL';
  const page = (): string => scope.getState($page);

  const checkout = (isOpen: boolean): void => {
    if (!isOpen || !sent.isNewCheckout()) return;
    const person = toPerson(scope.getState($client), scope.getState($customer));
    send({
      kind: 'checkout',
      page: page(),
      sale: toSale(randomUuid(), currency(), scope.getState($lines)),
      person,
    });
  };

  const added = (line: CartLine): void =>
    send({ kind: 'added', page: page(), sale: toSale(randomUuid(), currency(), [line]) });

  const ordered = (placed: PlacedOrder): void => {
    const { uuid, orders, details } = placed.order;
    sent.checkoutEnded();
    if (!sent.isNewOrder(uuid)) return;
    send({
      kind: 'ordered',
      page: page(),
      sale: toSale(randomUuid(), currency(), orders, details.grandTotal),
      person: toBuyer(placed),
      order: uuid,
    });
  };

  const emptied = (isEmpty: boolean): void => {
    if (isEmpty) sent.checkoutEnded();
  };

  const watches = [
    createWatch({ unit: $page.updates, scope, fn: (name) => send({ kind: 'page', page: name }) }),
    createWatch({ unit: cartBus.lineAdded, scope, fn: added }),
    createWatch({ unit: $isAtCheckout.updates, scope, fn: checkout }),
    createWatch({ unit: $isCartEmpty.updates, scope, fn: emptied }),
    createWatch({ unit: orderBus.placed, scope, fn: ordered }),
  ];
  send({ kind: 'page', page: page() });
  early.forEach(added);
  emptied(scope.getState($isCartEmpty)); // emptied earlier, on this page or on a previous visit
  checkout(scope.getState($isAtCheckout));
  const last = scope.getState($lastOrder);
  if (last !== null) ordered(last.placed);
  return () => watches.forEach((stop) => stop());
}
