import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { demo } from '../../../../demo/src';
import { demoCalls } from '../../../../demo/src/demo-calls';
import { describedCalls } from '../../testing/api-calls';
import { createReferenceApi } from '../../reference-api';
import { seedRestaurant } from '../../seeding/seed-restaurant';
import { aCard, CARDS } from '../../testing/cards';
import { hookedDatabase } from '../../testing/hooked-database';
import { capturedLog } from '../../testing/log-lines';
import { anOrder, placed, send } from '../../testing/orders';
import { PASSWORD, testRestaurants, TRATTORIA } from '../../testing/restaurants';
import { openTestApi, OPERATOR_KEY, type TestApi } from '../../testing/test-api';
import { openTestPostgres, prepareFolder } from '../../testing/test-databases';
import { openDatabase } from '../db/open-database';
import { createLogger } from './logger';

const log = capturedLog();
let api: TestApi;
/** Called before each transaction, and before each statement outside of one: its error is the database's. */
let fails: (sql: string, params?: readonly unknown[]) => void = () => undefined;

beforeAll(async () => {
  const db = await openTestPostgres({}, 'seeded');
  const failing = hookedDatabase(db, () => fails('begin'));
  api = await openTestApi(
    {
      ...failing,
      query: async <Row extends object>(sql: string, params?: readonly unknown[]) => {
        fails(sql, params);
        return db.query<Row>(sql, params);
      },
    },
    { logger: log.logger, isSeeded: true },
  );
});
afterAll(() => api.close());
beforeEach(() => {
  log.clear();
  fails = () => undefined;
});

describe('the log', () => {
  const ID = 'b3f1c7de-0a2b-4c4d-8e6f-1234567890ab';
  const breakDatabase = (): void => {
    fails = (sql) => {
      if (sql !== 'begin') return;
      throw Object.assign(
        new Error(
          'duplicate key value violates unique constraint "orders_key" for Zoë Canária, +55 19 98888-7777',
        ),
        { code: '23505', detail: 'Key (phone)=(19988887777)', params: ['secret'] },
      );
    };
  };
  const requests = () => log.lines().filter(({ msg }) => msg === 'request');

  test('[S41] each request is one line with the pattern of its route, without its path and address', async () => {
    const order = anOrder();
    await send(api, order);
    await api.call('GET', `/order/uuid/${order.details.uuid}`, { headers: { 'x-request-id': ID } });
    expect(requests()).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        method: 'POST',
        route: '/restaurant/:restaurantId/order',
        status: 200,
        ms: expect.any(Number),
        restaurant: TRATTORIA,
        client: expect.stringMatching(/^[\w-]{10}$/),
        msg: 'request',
      },
      {
        level: 'info',
        time: expect.any(String),
        reqId: ID,
        method: 'GET',
        route: '/order/uuid/:token',
        status: 200,
        ms: expect.any(Number),
        client: expect.any(String),
        msg: 'request',
      },
    ]);
    expect(log.text()).not.toContain(order.details.uuid);
    expect(log.text()).not.toContain('127.0.0.1');
  });

  test('[S41] a refusal is counted by its code, an unknown route without one, health and metrics never', async () => {
    await api.call('POST', `/restaurant/${TRATTORIA}/public/client/auth`, {
      body: { email: 'nobody@canaria.example', password: 'x', loginMode: 'email' },
    });
    await api.call('GET', '/19988887777');
    for (const path of ['/healthz', '/readyz', '/metrics'])
      await api.call('GET', path, { token: OPERATOR_KEY });
    expect(requests().map(({ route, status, code }) => [route, status, code])).toEqual([
      ['/restaurant/:restaurantId/public/client/auth', 404, expect.any(String)],
      ['none', 404, 'not_found'],
    ]);
    expect(log.text()).not.toMatch(/canaria|19988887777/);
  });

  test('[OPEN-029] the code of a table is written into no log', async () => {
    await api.call('GET', `/restaurant/${TRATTORIA}/table-link?t=the-code-of-a-table`, {
      token: 'the-token',
    });
    await api.call('GET', '/nowhere?t=the-code-of-a-table');
    expect(requests()).toHaveLength(2);
    expect(log.text()).not.toMatch(/the-code-of-a-table|the-token/);
  });

  test('[S33] an error is logged by kind, code and location, without input or data of the database', async () => {
    breakDatabase();
    const { status } = await send(
      api,
      anOrder({ user: { name: 'Zoë Canária', phone: '(19) 98888-7777' } }),
    );
    const failure = log.lines().find(({ msg }) => msg === 'a request failed');
    expect(status).toBe(500);
    expect(failure?.['err']).toMatchObject({
      type: 'Error',
      code: '23505',
      message: 'duplicate key value violates unique constraint orders_key for [sent], +[number]',
    });
    expect((failure?.['err'] as { stack: string[] }).stack[0]).toMatch(/^at .*logger\.int\.test/);
    expect(log.text()).not.toMatch(/Canária|98888|secret/);
  });

  test.each([
    ['a uuid', ID, ID],
    ['the name a proxy gave', 'a'.repeat(32), 'a'.repeat(32)],
    ['a phone', '5519988887777', null],
    ['two lines', `${ID}%0d%0aevil`, null],
    ['a long one', 'a'.repeat(5000), null],
    ['nothing', '', null],
  ])('[S41] a request id that is %s', async (_case, given, stored) => {
    const { headers } = await api.call('GET', '/nowhere', { headers: { 'x-request-id': given } });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/);
    if (stored === null) expect(headers['x-request-id']).not.toContain(given || 'nothing');
    else expect(headers['x-request-id']).toBe(stored);
    expect(requests()[0]?.['reqId']).toBe(headers['x-request-id']);
  });

  test('[S41] refusals and failures carry the id as well', async () => {
    breakDatabase();
    const answers = [
      await api.call('GET', '/order/uuid/nobody', { headers: { 'x-request-id': ID } }),
      await api.call('POST', `/restaurant/${TRATTORIA}/order`, {
        body: '{',
        headers: { 'x-request-id': ID, 'content-type': 'application/json' },
      }),
      await send(api, anOrder()),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 400, 500]);
    expect(answers.map(({ headers }) => headers['x-request-id'])).toEqual([
      ID,
      ID,
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
  });

  test('[S41] input never starts a line: raw line breaks are refused, encoded ones are not logged', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const say = (text: string): Promise<string> =>
      new Promise((resolve, reject) => {
        // Without an end: a server drops the response to a client that has closed its half.
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        let received = '';
        socket
          .on('data', (chunk) => void (received += String(chunk)))
          .on('end', () => resolve(received))
          .on('error', reject);
      });
    const injected = '{"level":"fatal","msg":"injected"}';
    const answers = await Promise.all([
      say(
        `GET /nowhere HTTP/1.1\r\nhost: x\r\nx-request-id: a\n${injected}\r\nconnection: close\r\n\r\n`,
      ),
      say(
        `GET /nowhere HTTP/1.1\r\nhost: x\r\nx-request-id: a\r ${injected}\r\nconnection: close\r\n\r\n`,
      ),
      say(
        `GET /nowhere%0d%0a${encodeURIComponent(injected)} HTTP/1.1\r\nhost: x\r\n` +
          `user-agent: a\u2028${injected}\r\nconnection: close\r\n\r\n`,
      ),
    ]);
    expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['400', '400', '404']);
    expect(log.lines().every(({ msg }) => msg !== 'injected')).toBe(true);
    expect(log.text()).not.toContain('injected');
  });

  test('the level limits what is written, the format fits people or programs', () => {
    const written: string[] = [];
    const logger = createLogger({
      level: 'warn',
      format: 'text',
      to: { write: (line) => void written.push(line) },
    });
    logger.info('unheard');
    logger.warn({ route: '/restaurant/:id/order', note: 'two\nlines' }, 'received');
    expect(written).toEqual([
      expect.stringMatching(
        /^\d\d:\d\d:\d\d warn received route=\/restaurant\/:id\/order note="two\\nlines"\n$/,
      ),
    ]);
  });
});

describe('data of customers', () => {
  /** Values of no real person that appear nowhere else. */
  const CANARY = {
    name: 'Zuleica Canária',
    phone: '19 98765-0123',
    mail: 'zuleica@canaria.example',
    cpf: '390.533.447-05',
    street: 'Rua do Canário Amarelo',
    card: '4539148803436467',
    token: 'eyJhbGciOiJIUzI1NiJ9.canary.signature',
    coupon: 'CANARIO10',
    password: 'canary-passwörd',
    uuid: 'c0ffee00-1234-4abc-8def-0123456789ab',
  };
  const DIGITS = ['19987650123', '987650123', '39053344705'];
  const WORDS = [...Object.values(CANARY), ...DIGITS, 'Canário', 'Zuleica', 'c0ffee00', 'CANARIO'];
  const breakStatements = (broken: RegExp): void => {
    fails = (sql, params = []) => {
      if (sql !== 'begin' && broken.test(sql))
        throw Object.assign(
          new Error(
            `cannot ${sql} for "${CANARY.name}" with ${CANARY.mail}, ${CANARY.phone}, ${CANARY.uuid}`,
          ),
          { detail: CANARY.phone, params, query: sql, where: CANARY.cpf },
        );
    };
  };
  const found = (): string[] => WORDS.filter((word) => log.text().includes(word));
  /** A card is refused before a call reads anything: each is made without and with one. */
  const { card, ...WITHOUT_CARD } = CANARY;
  const query = new URLSearchParams({
    ...WITHOUT_CARD,
    query: CANARY.street,
    t: CANARY.token,
    u: CANARY.uuid,
    wpu: CANARY.phone,
    uuid: CANARY.uuid,
  }).toString();
  const headers = {
    authorization: `Bearer ${CANARY.token}`,
    cookie: `session=${CANARY.token}`,
    'user-agent': CANARY.mail,
    referer: `https://x.example/?${query}`,
    'x-storefront-visitor': CANARY.uuid,
    'x-request-id': CANARY.phone,
    'x-forwarded-for': '10.1.2.3',
  };
  const body = {
    ...WITHOUT_CARD,
    details: { ...WITHOUT_CARD, coupom: CANARY.coupon },
    user: { ...WITHOUT_CARD, address: CANARY.street },
    email: CANARY.mail,
    loginMode: 'email',
    code: CANARY.coupon,
    ordersUUIDs: [CANARY.uuid],
  };
  const withCard = { ...body, card, creditCard: { creditCardNumber: card } };
  const valueOf = (parameter: string): string =>
    parameter === 'restaurantId'
      ? String(TRATTORIA)
      : encodeURIComponent(/uuid|token|id/i.test(parameter) ? CANARY.uuid : CANARY.phone);
  /** Every call, with a canary in each parameter of its path but the restaurant's. */
  const requests = [...describedCalls, ...demoCalls]
    .map(({ method, path, body: takesBody }) => ({
      method,
      url: `${path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name))}?${query}`,
      takesBody: takesBody !== null,
    }))
    .filter(({ url }) => !url.startsWith('/realtime'));

  test.each([
    ['as it should', null],
    ['while the database fails', /.*/s],
  ])(
    '[S33] [S13] [S41] what customers send is in no line of the log: every call, %s',
    async (_case, failure) => {
      if (failure) breakStatements(failure);
      for (const { method, url, takesBody } of requests) {
        for (const [sent, authorization, more] of [
          [body, headers.authorization, ''],
          [body, undefined, ''],
          [withCard, headers.authorization, `&card=${card}`],
          ['{"broken', undefined, ''],
        ] as const) {
          const { authorization: _ours, ...others } = headers;
          await api.app.inject({
            method,
            url: `${url}${more}`,
            headers: {
              ...others,
              ...(authorization === undefined ? {} : { authorization }),
              ...(takesBody ? { 'content-type': 'application/json' } : {}),
            },
            ...(takesBody ? { payload: sent as object } : {}),
          });
        }
      }
      expect(log.lines().filter(({ msg }) => msg === 'request').length).toBeGreaterThan(
        requests.length,
      );
      if (failure) expect(log.text()).toContain('a request failed');
      expect(found()).toEqual([]);
    },
    180_000,
  );

  test('[S33] nor is what a real order holds, whether it is taken, read or refused', async () => {
    const user = { name: CANARY.name, phone: CANARY.phone, email: CANARY.mail };
    const order = await placed(api, anOrder({ user }));
    await api.call('GET', `/order/uuid/${String(order['uuid'])}`);
    await send(
      api,
      anOrder({
        user: { ...user, cpf: CANARY.cpf },
        details: { coupom: CANARY.coupon, grandTotal: 1 },
      }),
    );
    breakStatements(/insert into orders/);
    await send(api, anOrder({ user }));
    expect([
      ...found(),
      ...(log.text().includes(String(order['uuid'])) ? ['its uuid'] : []),
    ]).toEqual([]);
  });
});

describe('a card', () => {
  /** A card of no real person; only its last four digits and its brand may appear. */
  const CANARY = {
    number: '4539148803436467',
    cvv: '9173',
    holder: 'Zuleica Canaria',
    cpf: '39053344705',
    postalCode: '69312847',
    email: 'zuleica@canaria.example',
  };
  const SECRET = [
    CANARY.number,
    CANARY.number.slice(0, 12),
    CANARY.number.replace(/(\d{4})(?=\d)/g, '$1 '),
    CANARY.holder,
    CANARY.cpf,
    CANARY.postalCode,
    CANARY.email,
  ];

  test('[API-38] [API-40] a number, a CVV and a holder are in no table, no file and no line of the log', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'storefront-canary-'));
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()),
    });
    prepareFolder(dataDir);
    const db = await openDatabase({ dataDir });
    await seedRestaurant(db, testRestaurants[0]!, { isDemo: false, position: 0 });
    await db.close();
    const api = await createReferenceApi({
      dataDir,
      plugins: [demo],
      logger: createLogger({ level: 'trace', to: stream }),
    });
    const device = randomUUID();
    const body = aCard({
      fingerprint: device,
      card: {
        creditCardNumber: CANARY.number,
        creditCardCcv: CANARY.cvv,
        creditCardHolderName: CANARY.holder,
        creditCardExpiryYear: '2039',
      },
      holder: {
        name: CANARY.holder,
        cpfCnpj: CANARY.cpf,
        postalCode: CANARY.postalCode,
        email: CANARY.email,
      },
    });
    const post = (url: string, payload: unknown, token?: string) =>
      api.app.inject({
        method: 'POST',
        url,
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      });
    const login = await post(`/restaurant/${TRATTORIA}/public/client/auth`, {
      email: 'ana@teste.example',
      password: PASSWORD,
      loginMode: 'email',
    });
    const { token } = login.json<{ token: string }>();

    const made = await post(CARDS, body, token);
    expect(made.statusCode).toBe(200);
    const { creditCardUUID } = made.json<{ creditCardUUID: string }>();
    const answers = [
      made,
      await post(CARDS, body),
      await post(
        `${CARDS}/${creditCardUUID}/cvv`,
        { fingerprint: randomUUID(), creditCardCVV: CANARY.cvv },
        token,
      ),
      await post(
        CARDS,
        { ...body, creditCard: { ...body.creditCard, creditCardNumber: Number(CANARY.number) } },
        token,
      ),
      await post(CARDS, `{"creditCard": {"creditCardNumber": "${CANARY.number}" oops`, token),
      await post(
        CARDS,
        { ...body, creditCard: { ...body.creditCard, creditCardNickname: CANARY.number } },
        token,
      ),
      await post(
        `${CARDS}/${creditCardUUID}/cvv`,
        { fingerprint: 'x', creditCardCVV: CANARY.cvv },
        token,
      ),
      await post(`/restaurant/${TRATTORIA}/nowhere`, body, token),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 200, 400, 400, 422, 400, 404,
    ]);
    await api.close();

    // four digits of a CVV may appear in a random id by chance
    const log = lines.join('').replace(/"reqId":"[^"]*"/g, '');
    expect(log).toContain('/asaas/payment/credit-card');
    for (const secret of [...SECRET, CANARY.cvv, device])
      expect([
        secret,
        log.includes(secret),
        answers.some(({ body: text }) => text.includes(secret)),
      ]).toEqual([secret, false, false]);
    const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile(),
    );
    const stored = (
      await Promise.all(
        files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
      )
    ).join('\n');
    // The stored data of the card is readable in those files, so the search would have found the
    // rest.
    expect(stored).toContain('sandbox-card-approved-');
    for (const secret of [...SECRET, device])
      expect([secret, stored.includes(secret)]).toEqual([secret, false]);
    await rm(dataDir, { recursive: true, force: true });
  }, 180_000);
});
