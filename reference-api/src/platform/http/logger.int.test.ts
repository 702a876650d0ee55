import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { hookedDatabase } from '../../testing/hooked-database';
import { capturedLog } from '../../testing/log-lines';
import { anOrder, send } from '../../testing/orders';
import { TRATTORIA } from '../../testing/restaurants';
import { OPERATOR_KEY, openTestApi, type TestApi } from '../../testing/test-api';
import { TEST_DATABASES } from '../../testing/test-databases';
import { createLogger } from './logger';

const log = capturedLog();
const ID = 'b3f1c7de-0a2b-4c4d-8e6f-1234567890ab';
let api: TestApi;
let isBroken = false;

beforeAll(async () => {
  const db = hookedDatabase(await TEST_DATABASES.PostgreSQL(), () => {
    if (isBroken)
      throw Object.assign(
        new Error(
          'duplicate key value violates unique constraint "orders_key" for Zoë Canária, +55 19 98888-7777',
        ),
        { code: '23505', detail: 'Key (phone)=(19988887777)', params: ['secret'] },
      );
  });
  api = await openTestApi(db, { logger: log.logger });
});
afterAll(() => api.close());
beforeEach(() => {
  log.clear();
  isBroken = false;
});

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
  isBroken = true;
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
  ['a uuid in capitals', ID.toUpperCase(), ID],
  ['the name a proxy gave', 'a'.repeat(32), 'a'.repeat(32)],
  ['a phone', '5519988887777', null],
  ['a document', '390.533.447-05', null],
  ['another word', 'admin', null],
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
  isBroken = true;
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
