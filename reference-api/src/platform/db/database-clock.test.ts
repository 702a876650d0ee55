import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database';
import { narrowed, openDatabaseClock } from './database-clock';

const HOUR_MS = 3_600_000;

/** A node beside a database: times in ms since 1970, each statement takes `latencyMs` there and back. */
function aNode({ node = 0, database = 0, latencyMs = 0 } = {}) {
  const times = { monotonic: 0, node, database, latencyMs };
  const pass = (ms: number): void => {
    times.monotonic += ms;
    times.node += ms;
    times.database += ms;
  };
  const said: [level: string, offset: unknown][] = [];
  const log = (level: string) => (it: object) => void said.push([level, it]);
  const logger = {
    error: log('error'),
    info: log('info'),
    warn: log('warn'),
  } as unknown as FastifyBaseLogger;
  const db = {
    query: async () => {
      pass(times.latencyMs / 2);
      const rows = [{ ms: times.database }];
      pass(times.latencyMs / 2);
      return rows;
    },
  } as unknown as Database;
  const local = { monotonic: () => times.monotonic, node: () => times.node };
  return { times, pass, said, open: () => openDatabaseClock({ db, logger, local }) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each([
  ['an hour ahead', HOUR_MS],
  ['an hour behind', -HOUR_MS],
  ['right', 0],
])('a node whose clock is %s has the time of the database', async (_, wrong) => {
  const { pass, open, times } = aNode({ node: 5e12 + wrong, database: 5e12, latencyMs: 20 });
  const clock = await open();
  expect(Math.abs(clock.now().getTime() - times.database)).toBeLessThanOrEqual(10);
  pass(7000);
  expect(Math.abs(clock.now().getTime() - times.database)).toBeLessThanOrEqual(10);
  await clock.close();
});

test('an offset of more than 5 s is reported once, and its end', async () => {
  const { times, said, open } = aNode({ node: 5001, database: 0 });
  const clock = await open();
  expect(said).toEqual([['error', { offsetMs: -5001 }]]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(said).toHaveLength(1);
  times.node = times.database + 5000;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(said.slice(1)).toEqual([['info', { offsetMs: -5000 }]]);
  await clock.close();
});

test('a clock of the node that is set while it runs changes no time', async () => {
  const { times, pass, open } = aNode({ node: 5e12, database: 5e12 });
  const clock = await open();
  times.node += HOUR_MS;
  pass(100);
  expect(clock.now().getTime()).toBe(5e12 + 100);
  expect(clock.offsetMs()).toBe(-HOUR_MS);
  await clock.close();
});

test('a slow reading does not replace a precise one; another clock does', () => {
  const precise = { low: 100, high: 110, at: 0 };
  expect(narrowed(precise, { low: -4000, high: 6000, at: 0 })).toEqual({ ...precise, at: 0 });
  expect(narrowed(precise, { low: 5000, high: 5010, at: 10 })).toMatchObject({ low: 5000 });
});
