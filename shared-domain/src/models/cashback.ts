import { combine, createStore, sample } from 'effector';
import { orderBus, sessionBus } from '../bus';
import type { CashbackBalance } from '../contracts';
import { $restaurant, restaurantSelected } from './restaurant';
import { $client } from './session';

const read = sample({
  clock: sessionBus.cashbackRead,
  source: $client, // a slow answer for whoever was here before is dropped
  filter: (client, { clientId }) => client?.id === clientId,
  fn: (_, { balance }) => balance,
});

/**
 * What the logged-in customer may spend here and until when, as it was read last (API-42); null
 * while unknown.
 */
export const $cashback = createStore<CashbackBalance | null>(null)
  .on(read, (_, balance) => balance)
  .reset(sessionBus.signedIn, sessionBus.signedOut, restaurantSelected);

/**
 * True when the balance is to be read before it is shown: it never was, or an order may have
 * changed it.
 */
export const $isCashbackOld = createStore(true)
  .on(read, () => false)
  .reset(orderBus.placed, sessionBus.signedIn, sessionBus.signedOut, restaurantSelected);

/**
 * Whose balance may be read, and where; null while nobody is known or the restaurant gives no
 * cashback.
 */
export const $cashbackOwner = combine($restaurant, $client, (info, client) =>
  info?.cashbackSettings.enabled && client !== null
    ? { restaurantId: info.id, clientId: client.id }
    : null,
);
