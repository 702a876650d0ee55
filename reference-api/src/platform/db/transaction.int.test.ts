import { databaseProxy } from '../../testing/database-proxy';
import { countRoundTrips } from '../../testing/counted-round-trips';
import { openTestPostgres, PATIENT_MS, TEST_DATABASES } from '../../testing/test-databases';
import type { Database, Queryable } from './database';
import { DatabaseBusyError } from './locks';
import { openPostgres } from './postgres';

const TABLE = 'create table test_notes (id int primary key, text text not null)';
const add = (on: Queryable, id: number, text: string | null = 'x') =>
  on.query('insert into test_notes values ($1, $2) returning id', [id, text]);
const idsIn = async (db: Queryable): Promise<number[]> =>
  (await db.query<{ id: number }>('select id from test_notes order by id')).map(({ id }) => id);
const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: Error & { code?: string }) => error.code ?? error.message,
  );

describe.each(Object.entries(TEST_DATABASES))('first and last statements on %s', (kind, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await db.exec(TABLE);
  });
  beforeEach(() => db.exec('delete from test_notes'));
  afterAll(() => db.close());

  test('results of the first ones are there, the last ones are committed', async () => {
    const found = await db.transaction(async (tx) => {
      const [before] = await tx.first((on) =>
        Promise.all([idsIn(on), on.query('select 1 as one')]),
      );
      const rows = await tx.last((on) => Promise.all([add(on, 1), add(on, 2)]));
      return [before, rows];
    });
    expect(found).toEqual([[], [[{ id: 1 }], [{ id: 2 }]]]);
    expect(await idsIn(db)).toEqual([1, 2]);
  });

  test.each([
    ['the first of the last ones', [null, 'x', 'x']],
    ['one in between', ['x', null, 'x']],
    ['the very last', ['x', 'x', null]],
  ])('%s fails: nothing stays, and the error is that of the statement', async (_which, texts) => {
    const failed = db.transaction((tx) =>
      tx.last((on) => Promise.all(texts.map((text, id) => add(on, id, text)))),
    );
    expect(await codeOf(failed)).toBe('23502');
    expect(await idsIn(db)).toEqual([]);
    await db.transaction((tx) => tx.last((on) => add(on, 9)));
    expect(await idsIn(db)).toEqual([9]);
  });

  test('a failure within functions is reported, and not the refusal of a statement after it', async () => {
    const within = async (depth: number, work: () => Promise<unknown>): Promise<unknown> =>
      depth === 0 ? work() : within(depth - 1, work);
    const sent = (on: Queryable) =>
      Promise.all([within(5, () => add(on, 0, null)), add(on, 1), add(on, 2)]);
    for (let times = 0; times < 20; times += 1) {
      expect(await codeOf(db.transaction((tx) => tx.last(sent)))).toBe('23502');
      expect(await codeOf(db.transaction((tx) => tx.first(sent)))).toBe('23502');
    }
    expect(await idsIn(db)).toEqual([]);
  });

  test('a last statement that cannot be sent: nothing stays', async () => {
    const unsent = async (): Promise<never> => {
      throw new Error('not sent');
    };
    const failed = db.transaction((tx) =>
      tx.last((on) => Promise.all([add(on, 1), unsent(), add(on, 2)])),
    );
    expect(await codeOf(failed)).toBe('not sent');
    expect(await idsIn(db)).toEqual([]);
  });

  test('a constraint that is checked by the commit rolls back', async () => {
    await db.exec(
      'create table test_answers (note int references test_notes deferrable initially deferred)',
    );
    const failed = db.transaction((tx) =>
      tx.last((on) => Promise.all([add(on, 1), on.query('insert into test_answers values (7)')])),
    );
    expect(await codeOf(failed)).toBe('23503');
    expect(await idsIn(db)).toEqual([]);
  });

  test('a first statement that fails: its error, and the next transaction works', async () => {
    const failed = db.transaction((tx) =>
      tx.first((on) => Promise.all([on.query('select 1'), on.query('select 1 / 0'), idsIn(on)])),
    );
    expect(await codeOf(failed)).toBe('22012');
    await db.transaction((tx) => tx.last((on) => add(on, 1)));
    expect(await idsIn(db)).toEqual([1]);
  });

  if (kind === 'PostgreSQL')
    test('a statement after the last ones is refused', async () => {
      const late = db.transaction(async (tx) => {
        await tx.last((on) => add(on, 1));
        await add(tx, 2);
      });
      expect(await codeOf(late)).toMatch(/after the last ones/);
      expect(await idsIn(db)).toEqual([1]);
    });
});

describe('first and last statements of PostgreSQL', () => {
  test('share the round trips of begin and commit', async () => {
    const db = await openTestPostgres({ connections: 1 });
    await db.exec(TABLE);
    const counted = countRoundTrips();
    await db.transaction(async (tx) => {
      await tx.first((on) => Promise.all([idsIn(on), idsIn(on), idsIn(on)]));
      await tx.last((on) => Promise.all([add(on, 1), add(on, 2)]));
    });
    await db.transaction(async (tx) => void (await idsIn(tx)));
    expect(counted.take()).toEqual([
      { roundTrips: 2, statements: 7 },
      { roundTrips: 3, statements: 3 },
    ]);
    counted.restore();
    await db.close();
  });

  test.each([
    ['unsent', []],
    ['unanswered', [1]],
  ] as const)('a commit that is %s with them has an unknown outcome', async (when, stored) => {
    const server = await openTestPostgres();
    await server.exec(TABLE);
    const proxy = await databaseProxy(server.url);
    const db = openPostgres({ url: proxy.url, waitMs: PATIENT_MS });
    await db.query('select 1');
    proxy.cutNextCommit(when);
    await expect(db.transaction((tx) => tx.last((on) => add(on, 1)))).rejects.toThrow(
      DatabaseBusyError,
    );
    expect(await idsIn(server)).toEqual(stored);
    await db.close();
    await proxy.close();
    await server.close();
  });

  test('a deadlock among them is retried from the start', async () => {
    const db = await openTestPostgres();
    await db.exec(`${TABLE}; insert into test_notes values (1, 'x'), (2, 'x')`);
    let attempts = 0;
    const touch = (on: Queryable, id: number) =>
      on.query(`update test_notes set text = text || 'y' where id = $1`, [id]);
    const both = [];
    let [bothHold, held] = [(): void => undefined, 0];
    const meeting = new Promise<void>((resolve) => (bothHold = resolve));
    for (const [one, other] of [
      [1, 2],
      [2, 1],
    ] as const)
      both.push(
        db.transaction(async (tx) => {
          attempts += 1;
          await touch(tx, one);
          held += 1;
          if (held === 2) bothHold();
          await meeting;
          await tx.last((on) => touch(on, other));
        }),
      );
    await Promise.all(both);
    expect(attempts).toBeGreaterThan(2); // the one that goes on may meet the other again
    expect(await db.query('select distinct text from test_notes')).toEqual([{ text: 'xyy' }]);
    await db.close();
  });
});
