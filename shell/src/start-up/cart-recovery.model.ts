import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { orderBus, recoveryBus } from '@storefront/shared-domain/bus';
import { serverNow } from '@storefront/shared-domain/clock';
import type { CartRecovery } from '@storefront/shared-domain/contracts';
import {
  $cartRecovery,
  $isCartReady,
  $isRecoveryRequested,
  $visitSource,
  restaurantSelected,
  visitSourceRead,
} from '@storefront/shared-domain/models';
import { isRecoveryFresh } from '@storefront/shared-domain/rules';
import { loadHttp } from '../session/provide-http';

/**
 * Reads the record of a recovery link (API-17). The http entry is loaded only for visits with such
 * a link.
 */
export const readRecoveryFx = createEffect<string, CartRecovery>(async (uuid) =>
  (await loadHttp()).readCartRecovery(uuid),
);

/** Marks the cart as continued (API-18). */
export const markRecoveryFx = createEffect<string, void>(
  async (uuid) => void (await (await loadHttp()).markCartRecovery(uuid, true)),
);

/** Deletes the record (API-19). */
export const deleteRecoveryFx = createEffect<string, void>(async (uuid) =>
  (await loadHttp()).deleteCartRecovery(uuid),
);

const checkFx = createEffect<{ uuid: string; record: CartRecovery }, string | null>(
  ({ uuid, record }) => (isRecoveryFresh(record.created_at, serverNow()) ? uuid : null),
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

// The domain's stores are reset before the deletion, so the id is stored here until then.
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

/** The start navigation opened the cart; happens once. */
export const cartShown = createEvent();

const $isShown = createStore(false)
  .on(cartShown, () => true)
  .reset(recoveryBus.recoveryFound, restaurantSelected);

/**
 * True when the start navigation opens the cart: a saved cart with items can be continued
 * (SHELL-43).
 */
export const $leadsToCart = combine(
  $isRecoveryRequested,
  $isShown,
  (isRequested, isShown) => isRequested && !isShown,
);

/** State of the cart recovery for the start navigation. */
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
