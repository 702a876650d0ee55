import { randomUUID } from 'node:crypto';
import * as processes from './hash-processes';
import { openPostgres } from '../platform/db/postgres';
import { DEFAULT_LIMITS, scaledLimits } from '../platform/http/limits';
import { createCard, verify } from '../testing/cards';
import { PASSWORD, TRATTORIA } from '../testing/restaurants';
import { openTestApi, type TestApi } from '../testing/test-api';
import { openTestPostgres, PATIENT_MS } from '../testing/test-databases';

jest.mock('./hash-processes', () => {
  const real = jest.requireActual<typeof processes>('./hash-processes');
  return { hashOn: jest.fn(real.hashOn), verifyOn: jest.fn(real.verifyOn) };
});

const NODES = 3;
const { attempts, attemptsAnHour, cvv, coupons } = DEFAULT_LIMITS;
const nodes: TestApi[] = [];
let isDown = false;

/**
 * Three nodes, each with its own pool, on one database; the per-node address limits are set high.
 */
beforeAll(async () => {
  const first = await openTestPostgres({}, 'seeded');
  const others = Array.from({ length: NODES - 1 }, () =>
    openPostgres({ url: first.url, waitMs: PATIENT_MS }),
  );
  const failing = (db: (typeof others)[number]): typeof db => ({
    ...db,
    query: (sql, params) =>
      isDown && sql.includes('"attempts"')
        ? Promise.reject(new Error('canceling statement due to statement timeout'))
        : db.query(sql, params),
  });
  for (const db of [...others, first])
    nodes.push(
      await openTestApi(failing(db), {
        isSeeded: true,
        limits: { ...scaledLimits(1000), attempts, attemptsAnHour, cvv, coupons },
      }),
    );
});
afterAll(async () => {
  for (const node of nodes) await node.close();
});

const nodeAt = (index: number): TestApi => nodes[index % NODES]!;
const post = (index: number, path: string, payload: object, remoteAddress: string) =>
  nodeAt(index).app.inject({ method: 'POST', url: `/restaurant/${path}`, payload, remoteAddress });
const logIn = (index: number, email: string, password: string, ip: string) =>
  post(index, `${TRATTORIA}/public/client/auth`, { email, password, loginMode: 'email' }, ip);
/** Number of responses by status to requests sent to all nodes concurrently. */
async function burst(
  size: number,
  one: (index: number) => Promise<{ statusCode: number } | { status: number }>,
): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: size }, (_, index) => one(index)));
  const counts: Record<number, number> = {};
  for (const answer of answers) {
    const status = 'status' in answer ? answer.status : answer.statusCode;
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

test('[S10] of fifty attempts at a password over three nodes at once, five are checked', async () => {
  jest.mocked(processes.verifyOn).mockClear();
  expect(
    await burst(50, (index) => logIn(index, 'ana@teste.example', `guess-${index}`, '10.9.0.1')),
  ).toEqual({ 401: 5, 429: 45 });
  expect(processes.verifyOn).toHaveBeenCalledTimes(5);
  expect(
    await burst(NODES, (index) => logIn(index, 'ana@teste.example', PASSWORD, '10.9.0.1')),
  ).toEqual({ 429: NODES });
});

test('right passwords count on no node', async () => {
  for (let index = 0; index < 12; index += 1)
    expect((await logIn(index, 'rui@teste.example', PASSWORD, '10.9.0.2')).statusCode).toBe(200);
});

test('[S11] tokens of forgotten passwords share one count', async () => {
  const reset = (index: number) =>
    post(
      index,
      'public/client/auth/reset-password',
      { token: `x${index}`, password: 'senha-123', passwordConfirm: 'senha-123' },
      '10.9.0.3',
    );
  expect(await burst(20, reset)).toEqual({ 422: 5, 429: 15 });
});

test('[API-03] codes of coupons share one count', async () => {
  expect(
    await burst(50, (index) =>
      post(index, `${TRATTORIA}/coupom/check`, { code: `GUESS${index}`, phone: '' }, '10.9.0.4'),
    ),
  ).toEqual({ 404: 10, 429: 40 });
});

test('CVVs of a card share one count', async () => {
  const token = String(
    (await logIn(0, 'ana@teste.example', PASSWORD, '10.9.0.5')).json<{ token: string }>().token,
  );
  const id = String((await createCard(nodeAt(0), {}, token)).json['creditCardUUID']);
  expect(await burst(50, (index) => verify(nodeAt(index), id, randomUUID(), token, '000'))).toEqual(
    { 422: 5, 429: 45 },
  );
});

test('an attempt that the database cannot count is refused with 503, and is not checked', async () => {
  jest.mocked(processes.verifyOn).mockClear();
  isDown = true;
  const answer = await logIn(0, 'rui@teste.example', PASSWORD, '10.9.0.6').finally(() => {
    isDown = false;
  });
  expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
    503,
    expect.objectContaining({ code: 'busy' }),
    '1',
  ]);
  expect(processes.verifyOn).not.toHaveBeenCalled();
  expect((await logIn(0, 'rui@teste.example', PASSWORD, '10.9.0.6')).statusCode).toBe(200);
});
