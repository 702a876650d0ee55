import { TEST_DATABASES } from '../../testing/test-databases';

test('on PostgreSQL a listener that lost its connection listens again', async () => {
  const db = await TEST_DATABASES.PostgreSQL();
  const heard: string[] = [];
  await db.listen('test_lost', (payload) => heard.push(payload));
  await db.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
  );
  for (let tries = 0; heard.length === 0 && tries < 100; tries += 1) {
    await db.query("select pg_notify('test_lost', 'again')");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(heard[0]).toBe('again');
  await db.close();
});
