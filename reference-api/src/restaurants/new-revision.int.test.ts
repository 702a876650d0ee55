import { brotliDecompressSync } from 'node:zlib';
import { bigRestaurant } from '../../../demo/src/demo-restaurants';
import { seedRestaurant } from '../seeding/seed-restaurant';
import { openTestApi } from '../testing/test-api';
import { openTestPostgres } from '../testing/test-databases';

test('64 readers of a new revision of a long menu are all served, from one load', async () => {
  const db = await openTestPostgres();
  let loads = 0;
  const counted: typeof db = {
    ...db,
    query: <Row extends object>(sql: string, params?: readonly unknown[]) => {
      if (sql.includes('document::text')) loads += 1;
      return db.query<Row>(sql, params);
    },
  };
  const api = await openTestApi(counted);
  const big = bigRestaurant({ url: 'mercado', products: 1000, seed: 1 });
  const read = (etag = '') =>
    api.app.inject({
      url: '/restaurant/data/v2/mercado',
      headers: { 'accept-encoding': 'br', 'if-none-match': etag },
    });
  for (const message of ['first', 'second']) {
    await seedRestaurant(
      db,
      { ...big, info: { ...big.info, message } },
      { isDemo: false, position: 9 },
    );
    const answers = await Promise.all(Array.from({ length: 64 }, () => read()));
    const bodies = new Set(
      answers.map(
        ({ statusCode, rawPayload }) =>
          `${statusCode} ${brotliDecompressSync(rawPayload).toString()}`,
      ),
    );
    expect([...bodies]).toEqual([
      expect.stringMatching(new RegExp(`^200 .*"message":"${message}"`)) as unknown,
    ]);
    expect((await read(String(answers[0]?.headers.etag))).statusCode).toBe(304);
  }
  expect(loads).toBe(2);
  await api.close();
});
