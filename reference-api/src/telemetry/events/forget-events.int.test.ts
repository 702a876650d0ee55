import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReferenceApi } from '../../reference-api';
import { openTestPostgres } from '../../testing/test-databases';

test('[EVENTS-04] [EVENTS-05] a server that sends nothing deletes old events all the same', async () => {
  const [db, dataDir] = [
    await openTestPostgres(),
    await mkdtemp(join(tmpdir(), 'storefront-forget-')),
  ];
  await db.query(
    `insert into metric_counts (day, namespace, metric, dimensions, count)
     values (current_date - 91, 'storefront', 'old', '', 1),
       (current_date - 89, 'storefront', 'young', '', 1)`,
  );
  const api = await createReferenceApi({ dataDir, databaseUrl: db.url });
  const stored = async () =>
    (await db.query<{ metric: string }>('select metric from metric_counts order by metric')).map(
      ({ metric }) => metric,
    );
  while ((await stored()).includes('old'))
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  expect(await stored()).toEqual(['young']);
  await api.close();
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});
