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
import { getFeeFx } from '../lib/delivery-fee/delivery-fee.api';
import { findPointFx } from '../lib/geocoding/geocoding.api';
import { regionOf } from '../lib/last-address';
import { getZonesFx } from '../lib/zones/zones.api';
import { savePointFx } from './address-wizard/finish.model';
import { saveCoordinatesFx } from './confirm-coordinates/confirm-coordinates.model';
import { readPhoneItemFx } from './customer/phone-lookup.model';
import { getFeeDiscountFx } from './fee-discount/fee-discount.model';
import { getTemplateFx } from './schedule/template.model';
import { orderConfirmed } from './table-order/table-order.model';

type Received = { call: string; body: unknown };
const received: Received[] = [];
let answer: (call: string) => { status: number; body: unknown };
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const call = `${request.method} ${request.url}`;
      received.push({ call, body: text === '' ? null : (JSON.parse(text) as unknown) });
      const { status, body } = answer(call);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
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
const answerWith = (body: unknown, status = 200): void => {
  answer = () => ({ status, body });
};
beforeEach(() => {
  received.splice(0);
  answerWith({});
});

const run = <Params, Done>(effect: Effect<Params, Done, Error>, params: Params) =>
  allSettled(effect, { scope: fork(), params } as never) as Promise<{
    status: 'done' | 'fail';
    value: unknown;
  }>;
const here = anAddress({
  coordinates: { latitude: -25.43, longitude: -49.27 },
  deliveryFeeID: 'f 1',
});

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

describe('[ERRORS-36] [OPEN-054] the point of a typed address', () => {
  const at = { latitude: -25.43, longitude: -49.27 };
  const address = { street: 'Rua Augusta', number: '', city: '', zone: '', name: '' };
  const find = (search: 'geospatial' | 'photon' | 'none') =>
    run(findPointFx, { restaurantId: 9, search, query: 'Rua Augusta & 7' });
  const geospatial = 'GET /restaurant/9/geospatial/geocode?query=Rua+Augusta+%26+7';
  const hereMaps = 'POST /restaurant/9/photon/geocodeHereMaps';
  const requested = () => received.map(({ call }) => call.replaceAll('%20', '+'));

  test('[API-29] comes from the geospatial call where the fee uses these calls', async () => {
    answerWith({ address, coordinates: at });
    expect(await find('geospatial')).toEqual({ status: 'done', value: at });
    expect(requested()).toEqual([geospatial]);
  });

  test.each(['photon', 'none'] as const)(
    '[API-26] comes from the other call: %s',
    async (search) => {
      answerWith({ lat: at.latitude, lng: at.longitude });
      expect(await find(search)).toEqual({ status: 'done', value: at });
      expect(requested()).toEqual([hereMaps]);
    },
  );

  test('an API without the geospatial call is requested by the other one; an unknown address is not', async () => {
    answer = (call) =>
      call.startsWith('GET')
        ? { status: 404, body: { error: 'Not found', code: 'not_found' } }
        : { status: 200, body: { lat: at.latitude, lng: at.longitude } };
    expect(await find('geospatial')).toEqual({ status: 'done', value: at });
    expect(requested()).toEqual([geospatial, hereMaps]);
    received.splice(0);
    answerWith({ error: 'Address not found', code: 'address_not_found' }, 404);
    expect(await find('geospatial')).toMatchObject({ status: 'fail', value: { status: 404 } });
    expect(requested()).toEqual([geospatial]);
  });

  test.each([{ latitude: 91, longitude: 0 }, { latitude: '1', longitude: null }, null])(
    'an answer with the coordinates %j is refused',
    async (coordinates) => {
      answerWith({ address, coordinates });
      expect(await find('geospatial')).toMatchObject({
        status: 'fail',
        value: { kind: 'contract' },
      });
    },
  );
});

test('[API-21] the fee discount is requested for the restaurant and the value of the cart', async () => {
  await run(getFeeDiscountFx, { info: aRestaurant({ id: 9 }), subtotal: minor(1500) });
  expect(received).toEqual([
    { call: expect.stringMatching(/^POST /) as string, body: { restaurantID: 9, value: 15 } },
  ]);
});

test('[API-49] the phone of the visit is read by its id, with the time of its answer', async () => {
  answerWith({ phone: '11987654321', createdAt: '', created_at: '' });
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

test('[API-02] the hours of scheduled orders are read for the template of the restaurant', async () => {
  await run(getTemplateFx, { restaurantId: 9, templateId: 't1' });
  expect(received[0]?.call).toMatch(/^GET .*\b9\b.*\bt1\b/);
});

test('[OPEN-100] the hours of a template that does not exist are null; another answer fails', async () => {
  const read = (status: number, body: unknown = {}) => {
    answerWith(body, status);
    return run(getTemplateFx, { restaurantId: 9, templateId: 't1' });
  };
  expect(await read(404)).toEqual({ status: 'done', value: null });
  expect((await read(409)).status).toBe('fail');
  expect((await read(200, 'no hours')).status).toBe('fail');
});

test.each([
  { by: 'address', call: 'POST /restaurant/deliveryfees' },
  { by: 'located', call: 'POST /restaurant/deliveryfees' },
  {
    by: 'point',
    call: 'GET /restaurant/9/geospatial/deliveryfee/latitude/-25.43/longitude/-49.27?deliveryFeeID=f+1',
  },
] as const)('[API-20] [API-30] the fee by $by is $call', async ({ by, call }) => {
  const fee = { found: true, delivery: true, deliveryFee: 5.9, deliveryFeeID: 'f1' };
  answerWith({ ...fee, motoboyRemuneration: 4 });
  expect(await run(getFeeFx, { restaurantID: 9, address: here, by })).toMatchObject({
    status: 'done',
    value: { deliveryFee: 590, deliveryFeeID: 'f1' },
  });
  expect(received.map((it) => it.call)).toEqual([call]);
});

test.each(['point', 'located'] as const)(
  '[ERRORS-35] the fee by %s of an address without its point sends no request',
  async (by) => {
    const address = anAddress({ coordinates: null });
    expect(await run(getFeeFx, { restaurantID: 9, address, by })).toMatchObject({
      status: 'fail',
      value: new Error('No address coordinates available for delivery fee calculation.'),
    });
    expect(received).toEqual([]);
  },
);

describe('the zones of a restaurant', () => {
  const REGIONS = 'POST /restaurant/bee/regions';
  const ZONES = 'PUT /restaurant/deliveryfees';
  const region = (region_id: string, fee: number) => ({ region_id, fee, returnFee: 0 });
  const zone = (id: string, ...regions: ReturnType<typeof region>[]) => ({
    id,
    zone: id,
    city: 'Campinas',
    available: true,
    regions,
  });
  async function readZones(zones: unknown[], regions: unknown[]) {
    answer = (call) => ({ status: 200, body: call === ZONES ? zones : regions });
    const result = await allSettled(getZonesFx, { scope: fork(), params: 9 });
    if (result.status === 'fail') throw result.value;
    return result.value;
  }

  test('[API-22] [OPEN-053] of several regions, the first listed one gives region_id and fee', async () => {
    const zones = await readZones(
      [
        zone('border', region('gone', 3), region('south', 7), region('north', 5.5)),
        zone('centre', region('north', 4)),
      ],
      [
        { region_id: 'north', name: 'Zona Norte' },
        { region_id: 'south', name: 'Zona Sul' },
      ],
    );
    expect(received).toEqual([
      { call: ZONES, body: { restaurantID: 9 } },
      { call: REGIONS, body: { restaurantID: 9 } },
    ]);
    expect(zones.map((found) => [regionOf(found), found.regions[0]?.fee])).toEqual([
      ['south', 700],
      ['north', 400],
    ]);
  });

  test('[API-23] zones of one region each need no list of regions', async () => {
    const zones = await readZones([zone('centre', region('north', 4))], []);
    expect(zones.map(regionOf)).toEqual(['north']);
    expect(received.map(({ call }) => call)).toEqual([ZONES]);
  });
});
