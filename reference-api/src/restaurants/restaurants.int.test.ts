import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { calls, RestaurantData } from '@storefront/shared-domain/contracts';
import { bigRestaurant } from '../../../demo/src/demo-restaurants';
import { seedRestaurant } from '../seeding/seed-restaurant';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { capturedLog } from '../testing/log-lines';
import { aDelivery, aLine, anOrder, send } from '../testing/orders';
import { testRestaurants, TRATTORIA } from '../testing/restaurants';
import { OPERATOR_KEY } from '../testing/test-api';

const log = capturedLog('warn');

describeOnPostgres(
  'records of restaurants',
  (api) => {
    describe('restaurant data', () => {
      const [trattoria] = testRestaurants;
      const PATH = '/restaurant/data/v2/trattoria';

      test('[API-01] the answer is {info, menu, hours}, word for word what was stored', async () => {
        const { status, json } = await api().call('GET', PATH);
        expect(status).toBe(200);
        expect(json).toEqual({
          info: trattoria?.info,
          menu: trattoria?.menu,
          hours: trattoria?.hours,
        });
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

      test('[API-01] [OPEN-017] its file is the same answer, and caches store it for less than a minute', async () => {
        const [own, file] = await Promise.all([
          api().call('GET', PATH),
          api().call('GET', '/restaurant/trattoria.json'),
        ]);
        expect([file.status, file.text, file.headers['etag']]).toEqual([
          200,
          own.text,
          own.headers['etag'],
        ]);
        expect(own.headers['cache-control']).toBe('no-cache');
        const [, shared = ''] =
          /^public, max-age=0, s-maxage=(\d+)$/.exec(String(file.headers['cache-control'])) ?? [];
        expect(Number(shared)).toBeGreaterThan(0);
        expect(Number(shared)).toBeLessThan(60);
        const known = { 'if-none-match': String(file.headers['etag']) };
        expect(
          await api().call('GET', '/restaurant/trattoria.json', { headers: known }),
        ).toMatchObject({ status: 304, text: '' });
        expect(await api().call('GET', '/restaurant/nowhere.json')).toMatchObject({
          status: 404,
          json: { code: 'restaurant_not_found' },
        });
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

    test('32 readers of a new revision of a long menu are all served, from one load', async () => {
      const query = jest.spyOn(api().db, 'query');
      const big = bigRestaurant({ url: 'mercado', products: 300, seed: 1 });
      const read = (etag = '') =>
        api().app.inject({
          url: '/restaurant/data/v2/mercado',
          headers: { 'accept-encoding': 'br', 'if-none-match': etag },
        });
      for (const message of ['first', 'second']) {
        await seedRestaurant(
          api().db,
          { ...big, info: { ...big.info, message } },
          { isDemo: false, position: 9 },
        );
        const answers = await Promise.all(Array.from({ length: 32 }, () => read()));
        const bodies = new Set(
          answers.map(
            ({ statusCode, rawPayload }) =>
              `${statusCode} ${brotliDecompressSync(rawPayload).toString()}`,
          ),
        );
        expect([...bodies]).toEqual([
          expect.stringMatching(new RegExp(`^200 .*"message":"${message}"`)) as unknown,
        ]);
        expect((await read(String(answers[0]?.headers.etag))).statusCode).toBe(304);
      }
      expect(query.mock.calls.filter(([sql]) => sql.includes('document::text'))).toHaveLength(2);
      query.mockRestore();
    });

    describe('the price of a featured item', () => {
      type Product = { id: string; price: number };
      type Stored = { menu: { featuredItems: Product[]; categories: { products: Product[] }[] } };
      const nhoque = (price: number) =>
        anOrder({
          orders: [aLine('nhoque', { price })],
          details: { total: price, grandTotal: price },
        });

      beforeAll(() => log.clear());

      test('[DOMAIN-014] it is the product’s own: a copy’s other price is ignored, and never charged', async () => {
        const [{ document } = { document: null }] = await api().db.query<{ document: Stored }>(
          'select document from restaurants where id = $1',
          [TRATTORIA],
        );
        const listed = document!.menu.categories
          .flatMap(({ products }) => products)
          .find(({ id }) => id === 'nhoque')!;
        const changed = {
          ...document!,
          menu: { ...document!.menu, featuredItems: [{ ...listed, price: 1 }] },
        };
        await api().db.query(
          "update restaurants set document = $2::json, revision = 'featured' where id = $1",
          [TRATTORIA, JSON.stringify(changed)],
        );
        expect(await send(api(), nhoque(1))).toMatchObject({
          status: 409,
          json: { code: 'price_changed', total: listed.price },
        });
        expect((await send(api(), nhoque(listed.price))).json['order']).toMatchObject({
          details: { grandTotal: listed.price },
          orders: [{ price: listed.price }],
        });
      });

      test('the log says once per revision which products are listed with another price', async () => {
        await send(api(), nhoque(1));
        expect(log.lines().filter((line) => 'products' in line)).toEqual([
          expect.objectContaining({
            level: 'warn',
            restaurant: TRATTORIA,
            revision: 'featured',
            count: 1,
            products: ['nhoque'],
          }),
        ]);
      });
    });

    describe('a record with values at the edge', () => {
      type Wire = Record<string, unknown>;
      const HERE = `/restaurant/${TRATTORIA}`;
      let stored: { info: Wire; menu: { categories: { products: Wire[] }[] } };

      /** Stores the record with these changes of its dishes. */
      const change = async (revision: string, info: Wire, dishes: Record<string, Wire> = {}) => {
        const categories = stored.menu.categories.map((category) => ({
          ...category,
          products: category.products.map((product) => ({
            ...product,
            ...dishes[product['id'] as string],
          })),
        }));
        const document = {
          ...stored,
          info: { ...stored.info, ...info },
          menu: { ...stored.menu, categories },
        };
        await api().db.query(
          'update restaurants set document = $2::json, revision = $3 where id = $1',
          [TRATTORIA, JSON.stringify(document), revision],
        );
      };
      const group = (id: string, more: Wire = {}): Wire => ({
        id,
        name: id,
        type: 3,
        required: 1,
        options: [{ id: `${id}-1`, name: 'One' }],
        ...more,
      });
      const nhoque = (extras: Wire[] = []) =>
        anOrder({
          orders: [aLine('nhoque', { price: 38.9, extras })],
          details: { total: 38.9, grandTotal: 38.9 },
        });

      beforeAll(async () => {
        const [row] = await api().db.query<{ document: typeof stored }>(
          'select document from restaurants where id = $1',
          [TRATTORIA],
        );
        stored = row!.document;
        log.clear();
      });

      test('numbers as text are numbers: the id, a price, the minimum of a delivery', async () => {
        await change(
          'text',
          { id: String(TRATTORIA), min_total_delivery: '1.000,50' },
          { nhoque: { price: ' 38,90 ' } },
        );
        expect((await send(api(), nhoque())).status).toBe(200);
        expect(await send(api(), aDelivery())).toMatchObject({
          status: 422,
          json: { code: 'below_minimum' },
        });
      });

      test.each<[string, Wire[], Wire[]]>([
        [
          'one of two required groups is sold out',
          [group('a'), group('b', { options: [{ id: 'b-1', name: 'One', hasStock: false }] })],
          [{ id: 'a-1', groupId: 'a', qty: 1 }],
        ],
        [
          'three of two single options are required',
          [
            group('a', {
              qty_min: 3,
              options: ['a-1', 'a-2'].map((id) => ({ id, name: id })),
            }),
          ],
          ['a-1', 'a-2'].map((id) => ({ id, groupId: 'a', qty: 1 })),
        ],
        ['a required group cannot be read', [group('a', { type: 'sum' })], []],
      ])('a dish is not sold when %s', async (revision, extras, chosen) => {
        await change(revision, {}, { nhoque: { extras } });
        expect(await send(api(), nhoque(chosen))).toMatchObject({
          status: 422,
          json: { code: 'item_unavailable' },
        });
      });

      test('operators read the problems of a record, and the log has them once per revision', async () => {
        await change('broken', { min_total_delivery: '1.000' }, { nhoque: { price: 'R$ 38' } });
        const problems = {
          count: 2,
          first: [
            {
              path: 'info.min_total_delivery',
              what: '"1.000" has two meanings: thousands or decimals',
              effect: '0 is used instead',
            },
            {
              path: 'menu.categories.0.products.1.price',
              what: '"R$ 38" cannot be read',
              effect: 'the dish is not on the menu',
            },
          ],
        };
        for (const token of [OPERATOR_KEY, OPERATOR_KEY])
          expect(await api().call('GET', `${HERE}/record-problems`, { token })).toMatchObject({
            status: 200,
            json: problems,
          });
        expect(
          (await api().call('GET', '/restaurant/999999/record-problems', { token: OPERATOR_KEY }))
            .status,
        ).toBe(404);
        const logged = () =>
          log.lines().filter((line) => line['revision'] === 'broken' && 'problems' in line);
        while (logged().length === 0) await pause(20);
        expect(logged()).toEqual([
          expect.objectContaining({
            level: 'warn',
            restaurant: TRATTORIA,
            count: 2,
            problems: [
              'info.min_total_delivery: "1.000" has two meanings: thousands or decimals; 0 is used instead',
              'menu.categories.0.products.1.price: "R$ 38" cannot be read; the dish is not on the menu',
            ],
          }),
        ]);
      });

      afterAll(() => change('restored', {}));
    });

    describe('a record that cannot be read', () => {
      const PATH = '/restaurant/data/v2/trattoria';
      const change = (path: string, value: string) =>
        api().db.query(
          `update restaurants
     set document = jsonb_set(document::jsonb, '{${path}}', '${value}')::text::json,
       revision = md5(random()::text)
     where id = $1`,
          [TRATTORIA],
        );

      test('a record with wrong types has its own error, its fields are logged; others are served', async () => {
        await change('info,name', '{"toString":1}');
        const { status, json, headers } = await api().call('GET', PATH);
        expect([status, json, headers['retry-after']]).toEqual([
          503,
          { error: 'The record of this restaurant cannot be read', code: 'restaurant_unreadable' },
          '60',
        ]);
        expect((await send(api(), anOrder())).json).toMatchObject({
          code: 'restaurant_unreadable',
        });
        expect(log.lines().find(({ msg }) => msg === 'a request failed')).toMatchObject({
          restaurant: TRATTORIA,
          paths: ['info.name'],
        });
        const [{ url } = { url: '' }] = await api().db.query<{ url: string }>(
          'select url from restaurants where id <> $1',
          [TRATTORIA],
        );
        expect((await api().call('GET', `/restaurant/data/v2/${url}`)).status).toBe(200);
      });
    });
  },
  { logger: log.logger },
);
