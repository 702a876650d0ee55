import { capturedLog } from '../testing/log-lines';
import { anOrder, send } from '../testing/orders';
import { openTestApi, type TestApi } from '../testing/test-api';
import { openTestPostgres } from '../testing/test-databases';
import { TRATTORIA, testRestaurants } from '../testing/restaurants';
import { seedRestaurant } from '../seeding/seed-restaurant';

const PATH = '/restaurant/data/v2/trattoria';
const log = capturedLog();
let db: Awaited<ReturnType<typeof openTestPostgres>>;
let api: TestApi;

beforeAll(async () => {
  db = await openTestPostgres();
  api = await openTestApi(db, { logger: log.logger });
  for (const [position, restaurant] of testRestaurants.entries())
    await seedRestaurant(db, restaurant, { isDemo: false, position });
});
afterAll(() => api.close());

const change = (path: string, value: string) =>
  db.query(
    `update restaurants
     set document = jsonb_set(document::jsonb, '{${path}}', '${value}')::text::json,
       revision = md5(random()::text)
     where id = $1`,
    [TRATTORIA],
  );

test('a record with wrong types has its own error, its fields are logged; other restaurants are served', async () => {
  await change('info,name', '{"toString":1}');
  const { status, json, headers } = await api.call('GET', PATH);
  expect([status, json, headers['retry-after']]).toEqual([
    503,
    { error: 'The record of this restaurant cannot be read', code: 'restaurant_unreadable' },
    '60',
  ]);
  expect((await send(api, anOrder())).json).toMatchObject({ code: 'restaurant_unreadable' });
  expect(log.lines().find(({ msg }) => msg === 'a request failed')).toMatchObject({
    restaurant: TRATTORIA,
    paths: ['info.name'],
  });
  const [{ url } = { url: '' }] = await db.query<{ url: string }>(
    'select url from restaurants where id <> $1',
    [TRATTORIA],
  );
  expect((await api.call('GET', `/restaurant/data/v2/${url}`)).status).toBe(200);
});
