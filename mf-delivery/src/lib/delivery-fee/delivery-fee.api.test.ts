import { allSettled, fork } from 'effector';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureHttp } from '@storefront/shared-domain/http';
import { anAddress } from '@storefront/shared-domain/testing';
import { getFeeFx } from './delivery-fee.api';
import type { FeeQuestion } from './fee-question';

const requested: string[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        found: true,
        delivery: true,
        deliveryFee: 5.9,
        deliveryFeeID: 'f1',
        motoboyRemuneration: 4,
      }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  configureHttp({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    getToken: () => null,
    getRestaurantId: () => 9,
    getVisit: () => null,
    tokenRefreshed: () => undefined,
    loggedOut: () => undefined,
  });
});
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => requested.splice(0));

const fetchFee = (question: FeeQuestion) =>
  allSettled(getFeeFx, { scope: fork(), params: question });
const here = anAddress({
  coordinates: { latitude: -25.43, longitude: -49.27 },
  deliveryFeeID: 'f 1',
});

test.each([
  { by: 'address', call: 'POST /restaurant/deliveryfees' },
  { by: 'located', call: 'POST /restaurant/deliveryfees' },
  {
    by: 'point',
    call: 'GET /restaurant/9/geospatial/deliveryfee/latitude/-25.43/longitude/-49.27?deliveryFeeID=f+1',
  },
] as const)('[API-20] [API-30] by $by it is $call', async ({ by, call }) => {
  expect(await fetchFee({ restaurantID: 9, address: here, by })).toMatchObject({
    status: 'done',
    value: { deliveryFee: 590, deliveryFeeID: 'f1' },
  });
  expect(requested).toEqual([call]);
});

test.each(['point', 'located'] as const)(
  '[ERRORS-35] %s: an address without its point sends no request',
  async (by) => {
    const { status, value } = await fetchFee({
      restaurantID: 9,
      address: anAddress({ coordinates: null }),
      by,
    });
    expect(status).toBe('fail');
    expect(value).toEqual(
      new Error('No address coordinates available for delivery fee calculation.'),
    );
    expect(requested).toEqual([]);
  },
);
