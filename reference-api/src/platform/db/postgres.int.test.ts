import { databaseProxy } from '../../testing/database-proxy';
import { openTestPostgres, TEST_DATABASES } from '../../testing/test-databases';
import { openPostgres } from './postgres';

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
  const regained = new Promise<void>((resolve) => {
    void db.listen('test_silent', (payload) => received(payload), resolve).then(() => notify('1'));
  });
  expect(await next()).toBe('1');
  proxy.silence();
  await regained;
  const second = next();
  await notify('2');
  expect(await second).toBe('2');
  expect(lost).toHaveBeenCalled();
  await db.close();
  await proxy.close();
  await server.close();
});

test('closing ends the check of the listener and reports no loss', async () => {
  const lost = jest.fn();
  const db = await openTestPostgres({ lost, listenerCheck: { everyMs: 0, answerMs: 2000 } });
  await db.listen('test_closed', () => undefined);
  await db.query('select pg_sleep(0.05)');
  const listening = await db.query(
    "select 1 from pg_stat_activity where datname = current_database() and query like 'listen%'",
  );
  expect(listening).toHaveLength(1);
  await db.close();
  expect(lost).not.toHaveBeenCalled();
});
