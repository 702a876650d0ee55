import { TEST_DATABASES } from '../../testing/test-databases';

test('on PostgreSQL a listener that lost its connection listens again', async () => {
  const db = await TEST_DATABASES.PostgreSQL();
  const received: string[] = [];
  await db.listen('test_lost', (payload) => received.push(payload));
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen%'`,
  );
  for (let attempts = 0; received.length === 0 && attempts < 100; attempts += 1) {
    await db.query("select pg_notify('test_lost', 'again')");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(received[0]).toBe('again');
  await db.close();
});
