import { allSettled, fork } from 'effector';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureHttp } from '@storefront/shared-domain/http';
import { regionOf } from '../last-address';
import { getZonesFx } from './zones.api';

const REGIONS = 'POST /restaurant/bee/regions';
const ZONES = 'PUT /restaurant/deliveryfees';
const requested: { call: string; body: unknown }[] = [];
let answers: Record<string, unknown> = {};
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const call = `${request.method} ${request.url}`;
      requested.push({ call, body: JSON.parse(text) as unknown });
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[call]));
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
beforeEach(() => requested.splice(0));

const region = (region_id: string, fee: number) => ({ region_id, fee, returnFee: 0 });
const zone = (id: string, ...regions: ReturnType<typeof region>[]) => ({
  id,
  zone: id,
  city: 'Campinas',
  available: true,
  regions,
});
async function readZones(zones: unknown[], regions: unknown[]) {
  answers = { [ZONES]: zones, [REGIONS]: regions };
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
  expect(requested).toEqual([
    { call: ZONES, body: { restaurantID: 9 } },
    { call: REGIONS, body: { restaurantID: 9 } },
  ]);
  expect(zones.map((found) => [regionOf(found), found.regions[0]?.fee])).toEqual([
    ['south', 700],
    ['north', 400],
  ]);
});

test('[API-23] zones of one region each need no list of regions', async () => {
  expect((await readZones([zone('centre', region('north', 4))], [])).map(regionOf)).toEqual([
    'north',
  ]);
  expect(requested.map(({ call }) => call)).toEqual([ZONES]);
});
