/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import { $restaurantData, tableLinkRead } from '@storefront/shared-domain/models';
import { keys } from '@storefront/shared-domain/storage';
import { aPlacedOrder, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import type { Storefront } from '../boot/storefront';
import { chosen } from './consent.model';
import { startEvents } from './start';
import { pageShown } from './watch-facts';

const info = aRestaurant({ fb_pixel_id: '123456789' });
const send = jest.fn<Promise<{ status: number }>, [string]>();
const purchases = () => send.mock.calls.filter(([url]) => url.endsWith('/purchase-event')).length;

/** A page of a customer that accepted. */
async function agreed() {
  const scope = fork({ values: [[$restaurantData, restaurantData({ info })]] });
  startEvents({ storefront: { config: { apiBase: '/api' } } as Storefront, scope, early: [] });
  await allSettled(chosen, { scope, params: 'accepted' });
  await rest();
  return scope;
}
const rest = () => new Promise((resolve) => setTimeout(resolve, 10));
const frame = () => document.querySelector('iframe');

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  send.mockReset().mockResolvedValue({ status: 200 });
  globalThis.fetch = send as unknown as typeof fetch;
});

test('[S35] a tablet assigned to a table sends nothing more, whatever was agreed to on it before', async () => {
  const scope = await agreed();
  expect([frame() === null, localStorage.getItem(keys.vendorEvents(info.id)) === null]).toEqual([
    false,
    false,
  ]);
  await allSettled(tableLinkRead, { scope, params: { mode: 'tablet', table: '7', token: 'code' } });
  await allSettled(pageShown, { scope, params: 'shopping-cart' });
  await allSettled(orderBus.placed, { scope, params: aPlacedOrder() });
  await rest();
  expect([frame(), localStorage.getItem(keys.vendorEvents(info.id)), purchases()]).toEqual([
    null,
    null,
    0,
  ]);
});

test('[EVENTS-03] [S35] a yes after a no does not send an order again', async () => {
  const scope = await agreed();
  await allSettled(orderBus.placed, { scope, params: aPlacedOrder() });
  await allSettled(chosen, { scope, params: 'rejected' });
  expect(localStorage.getItem(keys.reportedOrders(info.id))).toBeNull();
  await allSettled(chosen, { scope, params: 'accepted' });
  expect(purchases()).toBe(1);
});
