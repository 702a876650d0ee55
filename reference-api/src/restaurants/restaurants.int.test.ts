import { calls, RestaurantData } from '@storefront/shared-domain/contracts';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { seedRestaurant } from '../seeding/seed-restaurant';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { testRestaurants } from '../testing/restaurants';

const [trattoria] = testRestaurants;
const PATH = '/restaurant/data/v2/trattoria';

describeOnPostgres('restaurant data', (api) => {
  test('[API-01] the answer is {info, menu, hours}, word for word what was stored', async () => {
    const { status, json } = await api().call('GET', PATH);
    expect(status).toBe(200);
    expect(json).toEqual({ info: trattoria?.info, menu: trattoria?.menu, hours: trattoria?.hours });
  });

  test('[API-01] the storefront reads the answer by its contract, prices as hundredths', async () => {
    const { json } = await api().call('GET', PATH);
    const data = z.parse(calls.getRestaurant.answer, json);
    expect(data).toEqual(z.parse(RestaurantData, json));
    expect(data.menu.categories[0]?.products[0]).toMatchObject({ id: 'lasanha', price: 4250 });
  });

  test('[API-01] an unknown restaurant is 404 with a text and a code', async () => {
    const { status, json } = await api().call('GET', '/restaurant/data/v2/nowhere');
    expect([status, json]).toEqual([
      404,
      { error: 'Restaurant not found', code: 'restaurant_not_found' },
    ]);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('with %s the same bytes come compressed', async (encoding, unpack) => {
    const plain = await api().call('GET', PATH);
    const packed = await api().app.inject({
      url: PATH,
      headers: { 'accept-encoding': `${encoding}, identity;q=0.5` },
    });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.text);
    expect(packed.rawPayload.length).toBeLessThan(plain.text.length / 2);
  });

  test('a browser with the current revision gets 304 and no body, until the menu changes', async () => {
    const { headers } = await api().call('GET', PATH);
    const known = { 'if-none-match': String(headers['etag']) };
    expect(await api().call('GET', PATH, { headers: known })).toMatchObject({
      status: 304,
      text: '',
    });
    if (!trattoria) throw new Error('the first test restaurant is the trattoria');
    await seedRestaurant(
      api().db,
      { ...trattoria, info: { ...trattoria.info, message: 'Novo' } },
      { isDemo: true, position: 0 },
    );
    const { status, json } = await api().call('GET', PATH, { headers: known });
    expect([status, json['info']?.['message']]).toEqual([200, 'Novo']);
    await seedRestaurant(api().db, trattoria, { isDemo: true, position: 0 });
  });

  test('the demo list names the demo restaurants only, in their order', async () => {
    const { json } = await api().call('GET', '/restaurants');
    expect(json).toEqual([
      {
        url: 'trattoria',
        name: 'trattoria',
        description: 'Mensagem de trattoria',
        language: 'pt-br',
      },
      { url: 'diner', name: 'diner', description: 'Mensagem de diner', language: 'en' },
    ]);
  });
});

describeOnPostgres(
  'without the demo',
  (api) => {
    test.each(['/restaurants', '/demo/orders/6b1f3c2e-9f43-4f0e-9a55-0d3d1f6c2b11/advance'])(
      '%s does not exist',
      async (path) => {
        const method = path === '/restaurants' ? 'GET' : 'POST';
        expect(await api().call(method, path)).toMatchObject({
          status: 404,
          json: { error: 'Not found', code: 'not_found' },
        });
      },
    );
  },
  { demo: false },
);
