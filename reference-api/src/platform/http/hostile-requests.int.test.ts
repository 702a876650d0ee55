import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { calls } from '@storefront/shared-domain/contracts';
import { rawExchange } from '@storefront/http-kit/testing';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { anOrder, lasanha, placed, send } from '../../testing/orders';
import { TRATTORIA } from '../../testing/restaurants';

describeOnPostgres('hostile and bad requests', (api) => {
  describe('hostile requests', () => {
    const ORDER = `/restaurant/${TRATTORIA}/order`;
    const LIMIT = 256 * 1024;
    const JSON_TYPE = { 'content-type': 'application/json' };

    const isWhole = async (): Promise<void> =>
      expect((await send(api(), anOrder())).status).toBe(200);
    const raw = (payload: string | Buffer, headers: Record<string, string>) =>
      api().app.inject({ method: 'POST', url: ORDER, payload, headers });
    const codeOf = (text: string): unknown => (JSON.parse(text) as { code?: unknown }).code;

    test('[B42] an order is found by its uuid in any case, and by nothing that only looks like one', async () => {
      const uuid = String((await placed(api(), anOrder()))['uuid']);
      for (const good of [uuid, uuid.toUpperCase()])
        expect([good, (await api().call('GET', `/order/uuid/${good}`)).status]).toEqual([
          good,
          200,
        ]);
      const bad = [
        `{${uuid}}`,
        uuid.replaceAll('-', ''),
        `${uuid}0`,
        ` ${uuid}`,
        '00000000-0000-0000-0000-000000000000',
        'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
        "1' or '1'='1",
        `${uuid}'; drop table orders; --`,
        '%00',
        'x'.repeat(190),
      ];
      for (const token of bad) {
        const { status, json } = await api().call(
          'GET',
          `/order/uuid/${encodeURIComponent(token)}`,
        );
        expect([token, status, typeof json['code']]).toEqual([token, 404, 'string']);
      }
      await isWhole();
    });

    test.each(['nil', "5f0c2f0e-6c3d-4b7e-9a55-0d5be0c4a001'--", ''])(
      '[B42] no order has the key %j',
      async (uuid) => {
        expect(await send(api(), anOrder({ details: { uuid } }))).toMatchObject({
          status: 400,
          json: { code: 'invalid_request', path: 'details.uuid' },
        });
      },
    );

    test.each([
      ['1', '100', null],
      ['-1', '10', 'page'],
      ['1.5', '10', 'page'],
      ['1000000001', '10', 'page'],
      ['%00', '10', 'page'],
      ['1', '-1', 'size'],
      ['1', '1e9', 'size'],
    ])('[B43] page %s of %s', async (page, size, refused) => {
      const { status, json } = await api().call(
        'POST',
        `/restaurant/${TRATTORIA}/orders/get/${page}/${size}`,
        { body: { ordersUUIDs: [] } },
      );
      expect([status, json['path']]).toEqual(refused === null ? [200, undefined] : [400, refused]);
    });

    test.each([
      { field: 'created_at; drop table orders; --', order: 'desc' },
      { field: 'created_at', order: 'asc; drop table orders' },
      { field: '__proto__', order: 'asc' },
      { field: ['created_at'], order: 1 },
    ])(
      '[B44] a list sorted by %j is refused or sorted as usual, never run',
      async (sortSettings) => {
        expect([200, 400]).toContain(
          (
            await api().call('POST', `/restaurant/${TRATTORIA}/orders/get/1/10`, {
              body: { ordersUUIDs: [], sortSettings },
            })
          ).status,
        );
        await isWhole();
      },
    );

    test('[B45] a list of no, of many, of the same and of unknown orders', async () => {
      const [one, two] = [
        String((await placed(api(), anOrder()))['uuid']),
        String((await placed(api(), anOrder()))['uuid']),
      ];
      const list = async (ordersUUIDs: unknown) =>
        api().call('POST', `/restaurant/${TRATTORIA}/orders/get/1/100`, { body: { ordersUUIDs } });
      const found = async (ordersUUIDs: unknown) =>
        ((await list(ordersUUIDs)).json as unknown as { uuid: string }[])
          .map(({ uuid }) => uuid)
          .sort();
      expect(await found([])).toEqual([]);
      expect(await found([one, one, two, one])).toEqual([one, two].sort());
      expect(await found([one, 'c0ffee00-1234-4abc-8def-0123456789ab'])).toEqual([one]);
      for (const bad of [
        Array.from({ length: 1001 }, () => one),
        one,
        [one, 7],
        [null],
        ["1' or '1'='1"],
        { 0: one },
      ])
        expect((await list(bad)).status).toBe(400);
      const elsewhere = await api().call('POST', '/restaurant/202/orders/get/1/100', {
        body: { ordersUUIDs: [one] },
      });
      expect(elsewhere.text).not.toContain(one);
    });

    test.each([
      [
        'objects 10,000 deep',
        JSON.stringify({ ...anOrder(), more: 0 }).replace(
          '"more":0',
          `"more":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
        ),
      ],
      [
        'a prototype in escapes',
        JSON.stringify(anOrder()).replace('{', '{"\\u005f_proto__":{"isAdmin":true},'),
      ],
      [
        'a prototype within',
        JSON.stringify(anOrder()).replace('"user":{', '"user":{"__proto__":{"isAdmin":true},'),
      ],
      [
        'a constructor',
        JSON.stringify(anOrder()).replace('{', '{"constructor":{"prototype":{"isAdmin":true}},'),
      ],
    ])('[B47] [S39] JSON with %s: 400, and nothing is changed by it', async (_case, payload) => {
      const { statusCode, body } = await raw(payload, JSON_TYPE);
      expect([statusCode, typeof codeOf(body)]).toEqual([400, 'string']);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
      await isWhole();
    });

    test('[B47] of a key that is said twice the last one counts, for the price as for the order', async () => {
      const twice = (first: number, last: number) =>
        JSON.stringify(anOrder({ orders: [lasanha({ qty: 99 })] })).replace(
          '"qty":99',
          `"qty":${first},"qty":${last}`,
        );
      expect((await raw(twice(2, 1), JSON_TYPE)).statusCode).toBe(200);
      const dearer = await raw(twice(1, 2), JSON_TYPE);
      expect([dearer.statusCode, codeOf(dearer.body)]).toEqual([409, 'price_changed']);
    });

    test('[B48] a body may have 256 KB and not a byte more', async () => {
      const sized = (size: number): string => {
        const text = JSON.stringify({ ...anOrder(), more: '' });
        return text.replace('"more":""', `"more":"${'x'.repeat(size - text.length)}"`);
      };
      const [fits, tooLarge] = await Promise.all([
        raw(sized(LIMIT), JSON_TYPE),
        raw(sized(LIMIT + 1), JSON_TYPE),
      ]);
      expect(fits.statusCode).not.toBe(413);
      expect([tooLarge.statusCode, codeOf(tooLarge.body)]).toEqual([413, 'payload_too_large']);
    });

    test.each([
      ['no type', {}, [400, 415]],
      ['a type of text', { 'content-type': 'text/plain' }, [415]],
      ['a charset beside it', { 'content-type': 'application/json; charset=utf-8' }, [200]],
    ])('[B48] an order of %s', async (_case, headers, expected) =>
      expect(expected).toContain(
        (await raw(Buffer.from(JSON.stringify(anOrder())), headers as Record<string, string>))
          .statusCode,
      ),
    );

    test('[B48] a body with invalid UTF-8, compression or a byte order mark is refused or read whole', async () => {
      const text = Buffer.from(JSON.stringify(anOrder({ user: { name: 'Bia Souza' } })));
      const broken = Buffer.from(text);
      broken[text.indexOf('Bia')] = 0xff;
      const bomb = gzipSync(Buffer.alloc(5 * 1024 * 1024, 0x20));
      const answers = [
        await raw(broken, JSON_TYPE),
        await raw(bomb, { ...JSON_TYPE, 'content-encoding': 'gzip' }),
        await raw(gzipSync(text), { ...JSON_TYPE, 'content-encoding': 'gzip' }),
        await raw(
          Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text.toString(), 'utf16le')]),
          JSON_TYPE,
        ),
      ];
      // A compressed body is parsed as sent, and is limited to the maximum body size.
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 413, 200, 400]);
      expect([200, 400]).toContain(
        (await raw(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), text]), JSON_TYPE)).statusCode,
      );
      await isWhole();
    });

    test.each(['x'.repeat(10_000), 'a&t[]=b&t[c]=d', '%00', '%E0%A4%A', '../../etc/passwd'])(
      '[B50] a query of %s breaks nothing and is repeated nowhere',
      async (text) => {
        for (const url of [
          `/restaurant/${TRATTORIA}/table-link?t=${text}`,
          `/update?uuid=${text}&is-cart-recovering=1`,
          `/restaurant/data/v2/trattoria?t=${text}&u=${text}&wpu=${text}&src=${text}&campaign=${text}`,
        ]) {
          const { statusCode, body } = await api().app.inject({ url });
          expect([url.slice(0, 40), statusCode < 500]).toEqual([url.slice(0, 40), true]);
          if (text.length > 8 && statusCode >= 400) expect(body).not.toContain(text);
        }
      },
    );

    test.each([
      '../trattoria',
      '..%2f..%2fetc%2fpasswd',
      '%00',
      'trаttoria',
      'x'.repeat(300),
      '__proto__',
    ])('[B51] there is no restaurant at %j', async (url) => {
      const { statusCode, body } = await api().app.inject({
        url: `/restaurant/data/v2/${/%/.test(url) ? url : encodeURIComponent(url)}`,
      });
      expect([400, 404, 414]).toContain(statusCode);
      expect(typeof codeOf(body)).toBe('string');
      expect(body).not.toMatch(/node_modules|\/work|passwd|FST_|at .*:\d+:\d+/);
      expect((await api().call('GET', '/restaurant/data/v2/trattoria')).status).toBe(200);
    });

    test('[B52] a record that lies is refused with a place, or read; it never throws', async () => {
      const good = (await api().call('GET', '/restaurant/data/v2/trattoria')).json;
      const parse = (change: (record: Record<string, Record<string, unknown>>) => void) => {
        const record = structuredClone(good) as unknown as Record<string, Record<string, unknown>>;
        change(record);
        return z.safeParse(calls.getRestaurant.answer, record);
      };
      expect(parse(() => undefined).success).toBe(true);
      const nothing = parse((it) => void (it['info'] = null as never));
      expect([nothing.success, nothing.error?.issues[0]?.path[0]]).toEqual([false, 'info']);
      const free = parse(
        (it) =>
          void ((
            it['menu']!['categories'] as { products: { price: unknown }[] }[]
          )[0]!.products[0]!.price = 'canary-free'),
      );
      expect([free.success, JSON.stringify(free.data).includes('canary-free')]).toEqual([
        true,
        false,
      ]); // the item with false data is left out, the menu stays
      const survived = [
        (it: Record<string, Record<string, unknown>>) =>
          void (it['menu'] = { ...it['menu'], categories: [] }),
        (it: Record<string, Record<string, unknown>>) => void (it['menu'] = { categories: 'none' }),
        (it: Record<string, Record<string, unknown>>) =>
          void (it['info']!['theme'] = { mainColor: 'javascript:alert(1)' }),
        (it: Record<string, Record<string, unknown>>) => void (it['info']!['currency'] = 'XXX'),
        (it: Record<string, Record<string, unknown>>) =>
          void (it['hours'] = {
            monday: [{ firstTime: '24:00:00', secondTime: '99:99', isClosed: false }],
          }),
      ];
      for (const change of survived) expect(() => parse(change)).not.toThrow();
    });

    test('[S40] [S46] no internals are disclosed, and nothing for developers is served', async () => {
      const paths = [
        '/.git/config',
        '/.env',
        '/server.js.map',
        '/docs',
        '/documentation',
        '/swagger',
        '/debug',
        '/__debug',
        '/admin',
        '/node_modules/fastify/package.json',
        '/%',
        '/%c0%ae',
      ];
      for (const path of paths) {
        const { statusCode, body, headers } = await api().app.inject({ url: path });
        expect([path, [400, 404].includes(statusCode)]).toEqual([path, true]);
        expect(body).not.toMatch(/fastify|FST_|node_modules|select |stack|at .*:\d+:\d+/i);
        expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
      }
    });
  });

  describe('bad input', () => {
    const ORDER = `/restaurant/${TRATTORIA}/order`;

    const withDetail = (details: object) => anOrder({ details: { ...details } });
    const { details: _details, ...withoutDetails } = anOrder();

    test.each([
      ['a quantity of -1', anOrder({ orders: [lasanha({ qty: -1 })] }), 'orders.0.qty'],
      ['a quantity of 1.5', anOrder({ orders: [lasanha({ qty: 1.5 })] }), 'orders.0.qty'],
      ['a quantity as text', anOrder({ orders: [lasanha({ qty: '2' })] }), 'orders.0.qty'],
      ['no quantity', anOrder({ orders: [lasanha({ qty: null })] }), 'orders.0.qty'],
      [
        'half an option',
        anOrder({ orders: [lasanha({ extras: [{ id: 'lasanha--molho--sugo', qty: 0.5 }] })] }),
        'orders.0.extras.0.qty',
      ],
      ['an astronomic price', anOrder({ orders: [lasanha({ price: 1e300 })] }), 'orders.0.price'],
      [
        'a line of an unknown kind',
        anOrder({ orders: [lasanha({ type: 'soup' })] }),
        'orders.0.type',
      ],
      [
        'a cart of 201 lines',
        anOrder({ orders: Array.from({ length: 201 }, () => lasanha()) }),
        'orders',
      ],
      ['no details', withoutDetails, 'details'],
      ['a key that is no uuid', withDetail({ uuid: "1'; drop table orders; --" }), 'details.uuid'],
      ['an unknown delivery type', withDetail({ deliveryType: 'drone' }), 'details.deliveryType'],
      ['a NUL in a name', anOrder({ user: { name: 'Bia\0Souza' } }), 'user.name'],
      ['a list as body', [1, 2, 3], 'body'],
      ['null as body', 'null', 'body'],
    ])('[API-04] %s: 400 with its path', async (_case, body, path) => {
      const { status, json } = await send(api(), body);
      expect([status, json['code'], json['path']]).toEqual([400, 'invalid_request', path]);
      expect(typeof json['error']).toBe('string');
    });

    test.each([
      ['long notes', anOrder({ orders: [lasanha({ notes: 'x'.repeat(1001) })] }), 'orders.0.notes'],
      ['a long fingerprint', anOrder({ fingerprint: 'x'.repeat(301) }), 'fingerprint'],
    ])('%s: 422 with its path', async (_case, body, path) => {
      expect(await send(api(), body)).toMatchObject({
        status: 422,
        json: { code: 'text_too_long', path },
      });
    });

    test.each([
      [
        '1 MB of notes',
        JSON.stringify(anOrder({ orders: [lasanha({ notes: 'x'.repeat(1_000_000) })] })),
        413,
        'payload_too_large',
        'body',
      ],
      ['half a body', JSON.stringify(anOrder()).slice(0, -20), 400, 'invalid_json', 'body'],
      ['an empty body', '', 400, 'invalid_request', 'body'],
      ['only brackets', '['.repeat(100_000) + ']'.repeat(100_000), 400, 'invalid_request', 'body'],
    ])('%s: %3$i %4$s', async (_case, body, status, code, path) => {
      const answer = await api().call('POST', ORDER, {
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect([answer.status, answer.json['code'], answer.json['path']]).toEqual([
        status,
        code,
        path,
      ]);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    });

    test.each([
      { changeValue: 1e300 },
      { deliveryFee: -1e300 },
      { grandTotal: 90_000_000_000_001 },
    ])('money no integer can hold breaks nothing: %j', async (details) => {
      expect((await send(api(), anOrder({ details }))).status).toBeLessThan(500);
    });

    test('an unknown route is a JSON 404, a wrong method too', async () => {
      for (const [method, path] of [
        ['GET', '/'],
        ['GET', '/admin'],
        ['PUT', ORDER],
        ['GET', '/restaurant/x/public/client/auth/nope'],
      ] as const) {
        expect(await api().call(method, path)).toMatchObject({
          status: 404,
          json: { error: 'Not found', code: 'not_found' },
        });
      }
    });

    test.each([
      ['two Host headers', 'GET /healthz HTTP/1.1\r\nhost: a.example\r\nHost: b.example\r\n\r\n'],
      ['one Host twice', 'GET /healthz HTTP/1.1\r\nhost: a.example\r\nhost: a.example\r\n\r\n'],
      [
        'another host in its target',
        'GET http://b.example/healthz HTTP/1.1\r\nhost: a.example\r\n\r\n',
      ],
      ['two of them and no route', 'PUT /none HTTP/1.1\r\nhost: a.example\r\nhost: b\r\n\r\n'],
    ])('a request with %s is refused, and its connection is closed', async (_what, bytes) => {
      const { port } = api().app.server.listening
        ? (api().app.server.address() as AddressInfo)
        : new URL(await api().app.listen({ port: 0, host: '127.0.0.1' }));
      const { status, body, headers } = await rawExchange(Number(port), bytes);
      expect([status, headers['connection'], JSON.parse(body)]).toEqual([
        400,
        'close',
        { error: 'The request names more than one host', code: 'host_invalid' },
      ]);
    });

    test('an error response discloses no internals', async () => {
      const { db } = api();
      await db.exec('alter table orders rename to orders_away');
      const { status, text, json } = await send(api(), anOrder());
      await db.exec('alter table orders_away rename to orders');
      expect([status, json]).toEqual([
        500,
        { error: 'An unexpected error occurred', code: 'internal' },
      ]);
      expect(text).not.toMatch(/orders|select|at /);
    });
  });
});
