import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_DATABASES } from '../../testing/test-databases';
import type { Database } from './database';
import { migrate, MigrationChangedError, readMigrations } from './migrate';

describe.each(Object.entries(TEST_DATABASES))('migrations on %s', (_kind, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db.close());

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

  test('one that fails leaves nothing behind', async () => {
    const broken = [
      {
        file: '9100_half.sql',
        sql: 'create table halves (id int); select nonsense;',
        checksum: 'x',
      },
    ];
    await expect(migrate(db, broken)).rejects.toThrow();
    expect(
      await db.query("select file from schema_migrations where file = '9100_half.sql'"),
    ).toEqual([]);
    await expect(db.query('select * from halves')).rejects.toThrow();
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
});
