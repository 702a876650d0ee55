import { createEvent, createStore, createWatch, type Scope } from 'effector';
import { cartBus, orderBus } from '@storefront/shared-domain/bus';
import type { PlacedOrder } from '@storefront/shared-domain/contracts';
import { $client, $customer, $lastOrder, $lines, $orderUuid, $restaurant } from '@storefront/shared-domain/models';
import { randomUuid } from '@storefront/shared-domain/storage';
import { buyerOf, type Fact, personOf, saleOf } from './facts';

/** The customer is on another page of the storefront, by its name in the url map. */
export const pageShown = createEvent<string>();

export const $page = createStore('other').on(pageShown, (_, page) => page);

type Facts = {
  readonly scope: Scope;
  readonly tell: (fact: Fact) => void;
  /** True for an order that was not told yet, which it then is. */
  readonly isNewOrder: (uuid: string) => boolean;
};

/** Tells what happens from now on, and the checkout or order that the page is in the middle of. Gives the way to stop. */
export function watchFacts({ scope, tell, isNewOrder }: Facts): () => void {
  const checkouts = new Set<string>();
  const currency = (): string => scope.getState($restaurant)?.currency ?? 'BRL';
  const page = (): string => scope.getState($page);

  const checkout = (uuid: string | null): void => {
    const lines = scope.getState($lines);
    if (uuid === null || checkouts.has(uuid) || lines.length === 0) return;
    checkouts.add(uuid);
    tell({ kind: 'checkout', page: page(), sale: saleOf(randomUuid(), currency(), lines), person: personOf(scope.getState($client), scope.getState($customer)) });
  };

  const ordered = (placed: PlacedOrder): void => {
    const { uuid, orders, details } = placed.order;
    if (!isNewOrder(uuid)) return;
    tell({ kind: 'ordered', page: page(), sale: saleOf(randomUuid(), currency(), orders, details.grandTotal), person: buyerOf(placed), order: uuid });
  };

  const watches = [
    createWatch({ unit: $page.updates, scope, fn: (name) => tell({ kind: 'page', page: name }) }),
    createWatch({ unit: cartBus.lineAdded, scope, fn: (line) => tell({ kind: 'added', page: page(), sale: saleOf(randomUuid(), currency(), [line]) }) }),
    createWatch({ unit: $orderUuid.updates, scope, fn: checkout }),
    createWatch({ unit: orderBus.placed, scope, fn: ordered }),
  ];
  tell({ kind: 'page', page: page() });
  checkout(scope.getState($orderUuid));
  const last = scope.getState($lastOrder);
  if (last !== null) ordered(last.placed);
  return () => watches.forEach((stop) => stop());
}
