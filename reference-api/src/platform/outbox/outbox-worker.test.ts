import { isConnectionFailure, isServerFull } from '../db/connection-failure';
import type { Database } from '../db/database';
import { withBackoff } from '../interval-job';
import { singleFlight } from '../single-flight';
import { backoff } from './backoff';
import { runOutbox, type Attempt, type Outbox } from './outbox';
import { openOutboxWorker } from './outbox-worker';

describe('an outbox', () => {
  type Letter = { readonly id: number; attempts: number; dueAt: number; isEnded: boolean };

  const LEASE_MS = 60_000;

  /** An outbox in memory whose clock stands still, and the receiver of its letters. */
  function post(count: number, attempt: (letter: Letter) => Promise<Attempt>) {
    const clock = { now: 0 };
    const letters: Letter[] = Array.from({ length: count }, (_, id) => ({
      id,
      attempts: 0,
      dueAt: 0,
      isEnded: false,
    }));
    const outbox: Outbox<Letter> = {
      now: () => new Date(clock.now),
      batch: 2,
      leaseMs: LEASE_MS,
      isDrained: false,
      pauseAfter: backoff({ firstMs: 1000, factor: 2, longestMs: 10_000 }),
      lease: ({ at, again, limit }) => {
        const due = letters
          .filter((letter) => !letter.isEnded && letter.dueAt <= at.getTime())
          .slice(0, limit);
        for (const letter of due) {
          letter.attempts += 1;
          letter.dueAt = again.getTime();
        }
        return Promise.resolve(due);
      },
      attempt: async (letter) => {
        const result = await attempt(letter);
        if (typeof result === 'string') letter.isEnded = true;
        return result;
      },
      postpone: (letter, until) => {
        letter.dueAt = until.getTime();
        return Promise.resolve();
      },
    };
    return { clock, letters, outbox };
  }

  /** A promise and the function that resolves it. */
  function signal() {
    let give: () => void = () => undefined;
    const given = new Promise<void>((resolve) => {
      give = resolve;
    });
    return { give, given };
  }

  test('letters leased by a crashed worker become available after the lease', async () => {
    const crashed = post(1, () => Promise.reject(new Error('crashed')));
    await expect(runOutbox(crashed.outbox)).rejects.toThrow('crashed');
    const next: Outbox<Letter> = { ...crashed.outbox, attempt: () => Promise.resolve('sent') };
    crashed.clock.now = LEASE_MS - 1;
    expect(await runOutbox(next)).toEqual({ sent: 0, ended: 0, postponed: 0 });
    crashed.clock.now = LEASE_MS;
    expect(await runOutbox(next)).toEqual({ sent: 1, ended: 0, postponed: 0 });
  });

  test('each failed attempt lengthens the pause, up to the longest one', async () => {
    const { clock, letters, outbox } = post(1, () => Promise.resolve({ retryAfterMs: 0 }));
    const pauses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      await runOutbox(outbox);
      pauses.push((letters[0]?.dueAt ?? 0) - clock.now);
      clock.now = letters[0]?.dueAt ?? 0;
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  test('a run takes one batch, or batch after batch until none is due', async () => {
    const one = post(5, () => Promise.resolve('sent'));
    expect(await runOutbox(one.outbox)).toEqual({ sent: 2, ended: 0, postponed: 0 });
    const all = post(5, ({ id }) => Promise.resolve(id === 0 ? 'ended' : 'sent'));
    expect(await runOutbox({ ...all.outbox, isDrained: true })).toEqual({
      sent: 4,
      ended: 1,
      postponed: 0,
    });
  });

  test('a wake-up during a run starts no second run beside it', async () => {
    const [first, second, blocked] = [signal(), signal(), signal()];
    let [running, mostRunning, runs] = [0, 0, 0];
    const { outbox } = post(0, () => Promise.resolve('sent'));
    let wake: (payload: string) => void = () => undefined;
    const db = {
      listen: (_channel: string, received: (payload: string) => void) => {
        wake = received;
        return Promise.resolve(() => Promise.resolve());
      },
    } as unknown as Database;
    const worker = await openOutboxWorker(
      {
        ...outbox,
        lease: async () => {
          running += 1;
          runs += 1;
          mostRunning = Math.max(mostRunning, running);
          if (runs === 1) {
            first.give();
            await blocked.given;
          } else second.give();
          running -= 1;
          return [];
        },
      },
      { pauseMs: () => 3_600_000, failed: () => undefined, wake: { db, channel: 'letters' } },
    );
    wake('');
    await first.given;
    wake('');
    blocked.give();
    await second.given;
    await worker.close();
    expect([runs, mostRunning]).toEqual([2, 1]);
  });

  test('closing waits for the batch in progress and takes no other', async () => {
    const [begun, blocked] = [signal(), signal()];
    const { letters, outbox } = post(4, async () => {
      begun.give();
      await blocked.given;
      return 'sent';
    });
    const worker = await openOutboxWorker(
      { ...outbox, isDrained: true },
      { pauseMs: () => 0, failed: () => undefined },
    );
    await begun.given;
    let isClosed = false;
    const closing = worker.close().then(() => {
      isClosed = true;
    });
    await Promise.resolve();
    expect(isClosed).toBe(false);
    blocked.give();
    await closing;
    expect(letters.map((letter) => letter.isEnded)).toEqual([true, true, false, false]);
  });
});

describe('an interval job', () => {
  test('the pause after failures in a row doubles up to the interval', () =>
    expect([0, 1, 2, 3, 9].map(withBackoff(3600, 1000))).toEqual([3600, 1000, 2000, 3600, 3600]));
});

describe('shared runs', () => {
  test('concurrent callers of a key share one run and its result; another key runs by itself', async () => {
    const once = singleFlight<number>();
    let runs = 0;
    const work = async (): Promise<number> => (runs += 1);
    expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([
      1, 1, 2,
    ]);
  });

  test('all callers get the error, and the next one runs the work again', async () => {
    const once = singleFlight<string>();
    const fails = (): Promise<string> => Promise.reject(new Error('no connection'));
    const both = [once('a', fails), once('a', fails)];
    for (const call of both) await expect(call).rejects.toThrow('no connection');
    expect(await once('a', () => Promise.resolve('read'))).toBe('read');
  });
});

describe('failures of a connection', () => {
  const withCode = (code: string, message = 'x'): Error =>
    Object.assign(new Error(message), { code });

  test.each(['ECONNREFUSED', 'EPIPE', 'EAI_AGAIN', '08006', '53300', '57P02', '25P03'])(
    'code %s is a failure of the connection',
    (code) => expect(isConnectionFailure(withCode(code))).toBe(true),
  );

  test.each([
    'timeout exceeded when trying to connect',
    'Connection terminated',
    'Client has encountered a connection error and is not queryable',
    'Query read timeout',
    'There was an error establishing an SSL connection',
    'PGlite is closing',
  ])('"%s" is a failure of the connection', (message) =>
    expect(isConnectionFailure(new Error(message))).toBe(true),
  );

  test.each([
    withCode('40001'),
    withCode('23505'),
    withCode('22012', 'division by zero'),
    withCode('57014'),
    Object.assign(withCode('42601'), { severity: 'ERROR' }),
    new Error('boom'),
    'ECONNREFUSED',
    null,
    withCode('080'),
  ])('an error of a statement or a program is no failure of the connection: %p', (error) =>
    expect(isConnectionFailure(error)).toBe(false),
  );

  test('a server without disk space or memory is full, its connection is good', () => {
    const codes = ['53100', '53200', '53300', '57014'];
    expect(codes.map((code) => isServerFull(withCode(code)))).toEqual([true, true, false, false]);
    expect([isServerFull(null), isConnectionFailure(withCode('53100'))]).toEqual([false, false]);
  });
});
