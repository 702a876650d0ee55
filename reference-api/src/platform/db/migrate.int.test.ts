import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseProxy } from '../../testing/database-proxy';
import { holdTransaction } from '../../testing/hold-transaction';
import { lockTogether } from '../../testing/run-together';
import { openTestPostgres, TEST_DATABASES, withEmptyDatabase } from '../../testing/test-databases';
import type { Database } from './database';
import { DatabaseBusyError, lockUntilCommit, tryLockUntilCommit } from './locks';
import { migrate, MigrationChangedError, readMigrations } from './migrate';
import { openPostgres } from './postgres';

describe.each(Object.entries(TEST_DATABASES))('migrations on %s', (_kind, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  test('they run once, however many nodes start at the same time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'storefront-migrations-'));
    await writeFile(
      join(folder, '9001_soup.sql'),
      "create table soups (name text primary key); insert into soups values ('leek');",
    );
    await writeFile(join(folder, '9000_bowl.sql'), 'create table bowls (name text);');
    await writeFile(join(folder, 'notes.txt'), 'no migration');
    const added = await readMigrations(folder);
    const runs = await Promise.all([migrate(db, added), migrate(db, added), migrate(db, added)]);
    expect(runs.flat()).toEqual(['9000_bowl.sql', '9001_soup.sql']);
    expect(await db.query('select name from soups')).toEqual([{ name: 'leek' }]);
    await rm(folder, { recursive: true });
  });

  test('a failed one rolls back all migrations of its start; the next start runs them all', async () => {
    const good = { file: '9200_good.sql', sql: 'create table goods (id int);', checksum: 'g' };
    const bad = {
      file: '9201_bad.sql',
      sql: 'create table bads (id int); insert into nowhere values (1);',
      checksum: 'b',
    };
    const after = { file: '9202_after.sql', sql: 'create table afters (id int);', checksum: 'a' };
    await expect(migrate(db, [good, bad, after])).rejects.toThrow('nowhere');
    for (const table of ['goods', 'bads', 'afters'])
      await expect(db.query(`select * from ${table}`)).rejects.toThrow(table);
    expect(
      await migrate(db, [good, { ...bad, sql: 'create table bads (id int);' }, after]),
    ).toEqual([good.file, bad.file, after.file]);
  });

  test('one that was changed after it ran is refused by name', async () => {
    const [first] = await readMigrations();
    if (!first) throw new Error('there is at least one migration');
    await expect(migrate(db, [{ ...first, checksum: 'other' }])).rejects.toThrow(
      new MigrationChangedError(first.file),
    );
  });

  test('a driver’s differences do not show: counts and sums are numbers, times are dates, json is read', async () => {
    const [row] = await db.query<Record<string, unknown>>(
      `select count(*) as n, 5::bigint as b, now() as t, '{"a":1}'::json as j,
         1.5::double precision as d, null::text as z`,
    );
    expect(row).toEqual({
      n: expect.any(Number),
      b: 5,
      t: expect.any(Date),
      j: { a: 1 },
      d: 1.5,
      z: null,
    });
  });

  test('a transaction that throws is rolled back; a committed one is visible before its notifications', async () => {
    const received: string[] = [];
    const stop = await db.listen('test_soups', (payload) => received.push(payload));
    const add = (name: string, fails: boolean) =>
      db.transaction(async (tx) => {
        await tx.query('insert into soups values ($1)', [name]);
        await tx.query('select pg_notify($1, $2)', ['test_soups', name]);
        if (fails) throw new Error('burnt');
      });
    await expect(add('burnt', true)).rejects.toThrow('burnt');
    await add('pea', false);
    for (let attempts = 0; received.length === 0 && attempts < 100; attempts += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    await stop();
    await add('corn', false);
    expect(await db.query('select name from soups order by name')).toEqual([
      { name: 'corn' },
      { name: 'leek' },
      { name: 'pea' },
    ]);
    expect(received).toEqual(['pea']);
  });

  test('a full disk is a busy database, and a closed one cannot be reached', async () => {
    const full = "do $$ begin raise exception 'no space left' using errcode = '53100'; end $$";
    await expect(db.exec(full)).rejects.toThrow(DatabaseBusyError);
    await expect(db.transaction((tx) => tx.exec(full))).rejects.toThrow(DatabaseBusyError);
    await db.close();
    await expect(db.query('select 1')).rejects.toThrow(DatabaseBusyError);
    await expect(db.exec('select 1')).rejects.toThrow(DatabaseBusyError);
    await expect(db.transaction((tx) => tx.query('select 1'))).rejects.toThrow(DatabaseBusyError);
  });
});

describe('at the same time', () => {
  test(
    'a node waits for another one’s migrations longer than any statement may take',
    () =>
      withEmptyDatabase(async (url) => {
        const [first, second] = [openPostgres({ url }), openPostgres({ url })];
        await first.exec('alter role current_user set statement_timeout = 300');
        const impatient = openPostgres({ url });
        try {
          const slow = {
            file: '9300_slow.sql',
            sql: 'select pg_sleep(1.2); create table slows (id int);',
            checksum: 's',
          };
          const runs = await Promise.all([migrate(first, [slow]), migrate(impatient, [slow])]);
          expect(runs.flat()).toEqual([slow.file]);
        } finally {
          await first.exec('alter role current_user reset statement_timeout');
          await Promise.all([first, second, impatient].map((db) => db.close()));
        }
      }),
    60_000,
  );

  test(
    'of three processes that want one folder, one gets it: an empty one, one with the lock of a dead ' +
      'process, or with half a lock',
    async () => {
      const folders: string[] = [];
      for (const left of [null, '999999999', '']) {
        const folder = await mkdtemp(join(tmpdir(), 'storefront-lock-'));
        if (left !== null) await writeFile(join(folder, 'lock.pid'), left);
        folders.push(folder);
      }
      const outcomes = await lockTogether(folders.flatMap((folder) => [folder, folder, folder]));
      for (const folder of folders) {
        const own = outcomes.splice(0, 3);
        expect([folder, own.sort()]).toEqual([folder, ['got', 'in use', 'in use']]);
        await rm(folder, { recursive: true, force: true });
      }
    },
    60_000,
  );
});

describe('listeners of PostgreSQL', () => {
  test('on PostgreSQL a listener that lost its connection listens again', async () => {
    const db = await TEST_DATABASES.PostgreSQL();
    const received: string[] = [];
    await db.listen('test_lost', (payload) => received.push(payload));
    await db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen%'`,
    );
    while (received.length === 0) {
      await db.query("select pg_notify('test_lost', 'again')");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(received[0]).toBe('again');
    await db.close();
  });

  test('on PostgreSQL a listener whose connection went silent listens again, and reports the gap', async () => {
    const server = await openTestPostgres();
    const proxy = await databaseProxy(server.url);
    const lost = jest.fn();
    const db = openPostgres({
      url: proxy.url,
      lost,
      listenerCheck: { everyMs: 50, answerMs: 2000 },
    });
    const notify = (payload: string): Promise<unknown> =>
      server.query("select pg_notify('test_silent', $1)", [payload]);
    let received: (payload: string) => void = () => undefined;
    const next = (): Promise<string> => new Promise((resolve) => (received = resolve));
    const reports: string[] = [];
    const regained = new Promise<void>((resolve) => {
      void db
        .listen('test_silent', (payload) => received(payload), {
          lost: () => void reports.push('lost'),
          regained: () => {
            reports.push('regained');
            resolve();
          },
        })
        .then(() => notify('1'));
    });
    expect(await next()).toBe('1');
    proxy.silence();
    await regained;
    const second = next();
    await notify('2');
    expect(await second).toBe('2');
    expect(new Set(reports.slice(0, -1))).toEqual(new Set(['lost']));
    expect(reports.at(-1)).toBe('regained');
    expect(lost).toHaveBeenCalled();
    await db.close();
    await proxy.close();
    await server.close();
  });

  test('closing ends the check of the listener and reports no loss', async () => {
    const lost = jest.fn();
    const db = await openTestPostgres({ lost, listenerCheck: { everyMs: 0, answerMs: 60_000 } });
    await db.listen('test_closed', () => undefined);
    await db.query('select pg_sleep(0.05)');
    const listening = await db.query(
      "select 1 from pg_stat_activity where datname = current_database() and query like 'listen%'",
    );
    expect(listening).toHaveLength(1);
    await db.close();
    expect(lost).not.toHaveBeenCalled();
  });
});

test('names are locked in sorted order: one that waits for the first holds none of the others', async () => {
  const db = await openTestPostgres();
  const release = await holdTransaction(db, (tx) => lockUntilCommit(tx, ['a']));
  const waiting = db.transaction((tx) => lockUntilCommit(tx, ['b', 'a']));
  const isWaiting = async () =>
    (await db.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).length >
    0;
  while (!(await isWaiting())) await new Promise(setImmediate);
  const isFree = await db.transaction((tx) => tryLockUntilCommit(tx, 'b'));
  await release();
  await waiting;
  await db.close();
  expect(isFree).toBe(true);
});
