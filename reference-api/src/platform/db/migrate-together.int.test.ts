import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTogether } from '../../testing/run-together';
import { withEmptyDatabase } from '../../testing/test-databases';
import { migrate, readMigrations } from './migrate';
import { openPostgres } from './postgres';

const NODES = 5;

test(
  'five processes that start on one empty PostgreSQL run every migration once',
  () =>
    withEmptyDatabase(async (url) => {
      const runs = await runTogether(
        'migrate',
        Array.from({ length: NODES }, () => [url]),
      );
      const all = (await readMigrations()).map(({ file }) => file);
      expect(runs.flat().sort()).toEqual([...all].sort());
      const db = openPostgres({ url });
      const rows = await db.query<{ file: string }>(
        'select file from schema_migrations order by file',
      );
      await db.close();
      expect(rows.map(({ file }) => file)).toEqual(all);
    }),
  120_000,
);

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

test.each(['nothing', 'the lock of a dead process', 'half a lock'])(
  'of five processes that want one folder, which holds %s, one gets it',
  async (left) => {
    const folder = await mkdtemp(join(tmpdir(), 'storefront-lock-'));
    if (left !== 'nothing')
      await writeFile(join(folder, 'lock.pid'), left === 'half a lock' ? '' : '999999999');
    const outcomes = (
      await runTogether(
        'lock',
        Array.from({ length: NODES }, () => [folder]),
      )
    ).flat();
    await rm(folder, { recursive: true, force: true });
    expect(outcomes.sort()).toEqual(['got', ...Array<string>(NODES - 1).fill('in use')]);
  },
  60_000,
);
