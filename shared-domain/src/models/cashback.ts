import { combine, createStore, sample } from 'effector';
import { orderBus, sessionBus } from '../bus';
import type { CashbackBalance } from '../contracts';
import { $restaurant, restaurantSelected } from './restaurant';
import { $client } from './session';

const read = sample({
  clock: sessionBus.cashbackRead,
  source: $client, // drops a slow answer for the previous client
  filter: (client, { clientId }) => client?.id === clientId,
  fn: (_, { balance }) => balance,
});

/**
 * The last loaded cashback balance of the logged-in customer here, with its expiry (API-42); null
 * while unknown.
 */
export const $cashback = createStore<CashbackBalance | null>(null)
  .on(read, (_, balance) => balance)
  .reset(sessionBus.signedIn, sessionBus.signedOut, restaurantSelected);

/**
 * True when the balance must be loaded before it is shown: never loaded, or possibly changed by an
 * order.
 */
export const $isCashbackOld = createStore(true)
  .on(read, () => false)
  .reset(orderBus.placed, sessionBus.signedIn, sessionBus.signedOut, restaurantSelected);

/**
 * Restaurant and client of the readable balance; null while no client is loaded or the restaurant
 * gives no cashback.
 */
export const $cashbackOwner = combine($restaurant, $client, (info, client) =>
  info?.cashbackSettings.enabled && client !== null
    ? { restaurantId: info.id, clientId: client.id }
    : null,
);
