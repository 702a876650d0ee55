import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { orderBus, recoveryBus } from '@storefront/shared-domain/bus';
import type { CartRecovery } from '@storefront/shared-domain/contracts';
import {
  $cartRecovery,
  $isCartReady,
  $isRecoveryAsked,
  $visitSource,
  restaurantSelected,
  visitSourceRead,
} from '@storefront/shared-domain/models';
import { isRecoveryFresh } from '@storefront/shared-domain/rules';
import { loadHttp } from '../remotes/provide-http';

/**
 * Reads the record a link names (API-17). The http entry is fetched only for a visit that came by
 * such a link.
 */
export const readRecoveryFx = createEffect<string, CartRecovery>(async (uuid) =>
  (await loadHttp()).readCartRecovery(uuid),
);

/** Tells that the cart is being continued (API-18). */
export const markRecoveryFx = createEffect<string, void>(
  async (uuid) => void (await (await loadHttp()).markCartRecovery(uuid, true)),
);

/** Removes the record (API-19). */
export const deleteRecoveryFx = createEffect<string, void>(async (uuid) =>
  (await loadHttp()).deleteCartRecovery(uuid),
);

const checkFx = createEffect<{ uuid: string; record: CartRecovery }, string | null>(
  ({ uuid, record }) => (isRecoveryFresh(record.created_at, Date.now()) ? uuid : null),
);

sample({
  clock: visitSourceRead,
  filter: ({ u }) => u !== '',
  fn: ({ u }) => u,
  target: readRecoveryFx,
});
sample({
  clock: readRecoveryFx.done,
  fn: ({ params, result }) => ({ uuid: params, record: result }),
  target: checkFx,
});
const found = sample({
  clock: checkFx.doneData,
  filter: (uuid) => uuid !== null,
  fn: (uuid) => uuid!,
});
sample({ clock: found, target: [recoveryBus.recoveryFound, markRecoveryFx] });

// The stores have let go of the record by then: it is kept here until it is deleted.
const $record = createStore<string | null>(null)
  .on($cartRecovery, (known, uuid) => uuid ?? known)
  .reset(deleteRecoveryFx, restaurantSelected);
sample({
  clock: [recoveryBus.startedOver, orderBus.placed],
  source: $record,
  filter: (uuid) => uuid !== null,
  fn: (uuid) => uuid!,
  target: deleteRecoveryFx,
});

/** The start-up was led to the cart; it happens once. */
export const cartShown = createEvent();

const $isShown = createStore(false)
  .on(cartShown, () => true)
  .reset(recoveryBus.recoveryFound, restaurantSelected);

/**
 * True when the start-up goes to the cart: a saved one with items is to be continued (SHELL-43).
 */
export const $leadsToCart = combine(
  $isRecoveryAsked,
  $isShown,
  (isAsked, isShown) => isAsked && !isShown,
);

/** What the cart has to say about where a visit begins. */
export const $recoveryAtStart = combine(
  {
    leads: $leadsToCart,
    isNamed: $visitSource.map(({ u }) => u !== ''),
    isReading: readRecoveryFx.pending,
    isCartReady: $isCartReady,
    isShown: $isShown,
  },
  ({ leads, isNamed, isReading, isCartReady, isShown }) => {
    if (leads) return 'found' as const;
    return isNamed && !isShown && (isReading || !isCartReady)
      ? ('waiting' as const)
      : ('none' as const);
  },
);
