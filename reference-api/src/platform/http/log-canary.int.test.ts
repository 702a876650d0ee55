import { describedCalls } from '../../api-calls';
import { demoCalls } from '../../../../demo/src/demo-calls';
import { capturedLog } from '../../testing/log-lines';
import { anOrder, placed, send } from '../../testing/orders';
import { TRATTORIA } from '../../testing/restaurants';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { TEST_DATABASES } from '../../testing/test-databases';

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

const log = capturedLog();
let api: TestApi;
let broken: RegExp | null = null;

beforeAll(async () => {
  const db = await TEST_DATABASES.PostgreSQL();
  const failing = (sql: string, params: readonly unknown[] = []): void => {
    if (broken?.test(sql))
      throw Object.assign(
        new Error(
          `cannot ${sql} for "${CANARY.name}" with ${CANARY.mail}, ${CANARY.phone}, ${CANARY.uuid}`,
        ),
        { detail: CANARY.phone, params, query: sql, where: CANARY.cpf },
      );
  };
  api = await openTestApi(
    {
      ...db,
      query: async <Row extends object>(sql: string, params?: readonly unknown[]) => {
        failing(sql, params);
        return db.query<Row>(sql, params);
      },
    },
    { logger: log.logger },
  );
});
afterAll(() => api.close());
beforeEach(() => {
  broken = null;
  log.clear();
});

const found = (): string[] => WORDS.filter((word) => log.text().includes(word));
const query = new URLSearchParams({
  ...CANARY,
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
  ...CANARY,
  details: { ...CANARY, coupom: CANARY.coupon },
  user: { ...CANARY, address: CANARY.street },
  email: CANARY.mail,
  loginMode: 'email',
  code: CANARY.coupon,
  ordersUUIDs: [CANARY.uuid],
  creditCard: { creditCardNumber: CANARY.card },
};

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
    broken = failure;
    for (const { method, url, takesBody } of requests) {
      for (const [sent, authorization] of [
        [body, headers.authorization],
        [body, undefined],
        ['{"broken', undefined],
      ] as const) {
        const { authorization: _ours, ...others } = headers;
        await api.app.inject({
          method,
          url,
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
  broken = /insert into orders/;
  await send(api, anOrder({ user }));
  expect([...found(), ...(log.text().includes(String(order['uuid'])) ? ['its uuid'] : [])]).toEqual(
    [],
  );
});
