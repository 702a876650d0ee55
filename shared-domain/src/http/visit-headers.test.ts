import * as z from 'zod/mini';
import { calls } from '../contracts';
import { call } from '../contracts/call';
import { callApi } from './call-api';
import { fakePage, json, startServer } from './local-server.test-kit';
import { configureHttp, type Visit } from './ports';
import { visitHeaders } from './visit-headers';

const visit: Visit = {
  id: '00000000-0000-4000-8000-000000000001',
  arms: [
    { experiment: 'pizzas', arm: 'nep', how: 'assigned' },
    { experiment: 'buttons', arm: 'control', how: 'assigned' },
    { experiment: 'forced', arm: 'on', how: 'forced' },
    { experiment: 'tried', arm: 'on', how: 'override' },
  ],
};

test('an order is counted for the arms its visitor was assigned, control included, and for no others', () =>
  expect(visitHeaders(visit)).toEqual({
    'x-storefront-visitor': visit.id,
    'x-storefront-arms': 'pizzas=nep,buttons=control',
  }));

test.each([
  { case: 'no visitor is known', given: null },
  { case: 'a visitor without storage', given: { ...visit, id: null } },
])('$case: nothing is said', ({ given }) => expect(visitHeaders(given)).toEqual({}));

test('a visitor without an experiment is still a visitor', () =>
  expect(visitHeaders({ ...visit, arms: [] })).toStrictEqual({ 'x-storefront-visitor': visit.id }));

test('an order carries the stamp of its visit', () =>
  expect(visitHeaders({ ...visit, arms: [], stamp: 'signed' })).toEqual({
    'x-storefront-visitor': visit.id,
    'x-storefront-stamp': 'signed',
  }));

test('orders carry the caller, other calls do not', async () => {
  const server = await startServer(() => json(200, { price: 1 }));
  configureHttp({ ...fakePage(server.baseUrl, null).ports, getVisit: () => visit });
  const small = call({
    id: 'somethingElse',
    method: 'POST',
    path: '/prices',
    body: null,
    answer: z.object({ price: z.number() }),
  });
  await callApi(small, {});
  await callApi({ ...small, id: calls.placeOrder.id }, {});
  await callApi({ ...small, id: calls.placeTableOrder.id }, {});
  await server.stop();
  expect(server.seen.map(({ headers }) => headers['x-storefront-visitor'] ?? null)).toEqual([
    null,
    visit.id,
    visit.id,
  ]);
});

test('only calls about fees and points of addresses send the device, and only with getDevice', async () => {
  const server = await startServer(() => json(200, { price: 1 }));
  const small = call({
    id: 'somethingElse',
    method: 'POST',
    path: '/prices',
    body: null,
    answer: z.object({ price: z.number() }),
  });
  const { ports } = fakePage(server.baseUrl, null);
  for (const page of [{ ...ports, getDevice: () => 'a-device' }, ports]) {
    configureHttp(page);
    for (const { id } of [small, calls.placeOrder, calls.getDeliveryFee, calls.saveCoordinates])
      await callApi({ ...small, id }, {});
  }
  await server.stop();
  expect(server.seen.map(({ headers }) => headers['x-storefront-device'] ?? null)).toEqual([
    null,
    null,
    'a-device',
    'a-device',
    null,
    null,
    null,
    null,
  ]);
});
