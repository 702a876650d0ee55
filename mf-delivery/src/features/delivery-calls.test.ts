import { allSettled, fork, type Effect } from 'effector';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { minor } from '@storefront/shared-domain/contracts';
import { configureHttp } from '@storefront/shared-domain/http';
import {
  $customer,
  $deliveryType,
  $lines,
  $restaurantData,
} from '@storefront/shared-domain/models';
import {
  aCustomer,
  aGeneralLine,
  anAddress,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { savePointFx } from './address-wizard/finish.model';
import { saveCoordinatesFx } from './confirm-coordinates/confirm-coordinates.model';
import { readPhoneItemFx } from './customer/phone-lookup.model';
import { getFeeDiscountFx } from './fee-discount/fee-discount.model';
import { getTemplateFx } from './schedule/template.model';
import { orderConfirmed } from './table-order/table-order.model';

type Received = { call: string; body: unknown };
const received: Received[] = [];
let answer = { status: 200, body: {} as unknown };
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      received.push({
        call: `${request.method} ${request.url}`,
        body: text === '' ? null : (JSON.parse(text) as unknown),
      });
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body));
    });
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
beforeEach(() => {
  received.splice(0);
  answer = { status: 200, body: {} };
});

const run = <Params, Done>(effect: Effect<Params, Done, Error>, params: Params) =>
  allSettled(effect, { scope: fork(), params } as never) as Promise<{
    status: 'done' | 'fail';
    value: unknown;
  }>;
const here = anAddress({ coordinates: { latitude: -25.43, longitude: -49.27 } });

test('[API-24] the confirmed point of an address is sent with it, from both maps', async () => {
  for (const effect of [savePointFx, saveCoordinatesFx]) {
    await run(effect, { restaurantId: 9, address: here });
    expect(received.splice(0)).toEqual([
      {
        call: expect.stringMatching(/^PUT .*\b9\b/) as string,
        body: expect.objectContaining({ street: 'Rua Augusta' }) as object,
      },
    ]);
  }
});

test('[API-21] the fee discount is requested for the restaurant and the value of the cart', async () => {
  await run(getFeeDiscountFx, { info: aRestaurant({ id: 9 }), subtotal: minor(1500) });
  expect(received).toEqual([
    { call: expect.stringMatching(/^POST /) as string, body: { restaurantID: 9, value: 15 } },
  ]);
});

test('[API-49] the phone of the visit is read by its id, with the time of its answer', async () => {
  answer.body = { phone: '11987654321', createdAt: '', created_at: '' };
  const { status, value } = await run(readPhoneItemFx, 'w1');
  expect([received[0]?.call, status]).toEqual([expect.stringContaining('w1'), 'done']);
  expect(value).toEqual({
    item: expect.objectContaining({ phone: '11987654321' }) as object,
    readAt: expect.any(Date) as Date,
  });
});

test('[API-05] an order to a table is sent to its restaurant', async () => {
  const scope = fork({
    values: [
      [$restaurantData, restaurantData()],
      [$deliveryType, 'table'],
      [$lines, [aGeneralLine()]],
      [$customer, aCustomer({ table: '12' })],
    ],
  });
  await allSettled(orderConfirmed, { scope });
  expect(received).toEqual([
    {
      call: expect.stringMatching(/^POST .*\b7\b/) as string,
      body: expect.objectContaining({
        details: expect.objectContaining({ table: '12' }) as object,
      }) as object,
    },
  ]);
});

describe('[API-02] the hours of scheduled orders', () => {
  const read = (status: number, body: unknown = {}) => {
    answer = { status, body };
    return run(getTemplateFx, { restaurantId: 9, templateId: 't1' });
  };

  test('are read for the template of the restaurant', async () => {
    await read(200);
    expect(received[0]?.call).toMatch(/^GET .*\b9\b.*\bt1\b/);
  });

  test('[OPEN-100] are null for a template that does not exist', async () =>
    expect(await read(404)).toEqual({ status: 'done', value: null }));

  test('fail with any other answer', async () => {
    expect((await read(409)).status).toBe('fail');
    expect((await read(200, 'no hours')).status).toBe('fail');
  });
});
