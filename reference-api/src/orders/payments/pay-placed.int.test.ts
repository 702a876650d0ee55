import { DatabaseBusyError } from '../../platform/db/database-busy';
import { hookedDatabase } from '../../testing/hooked-database';
import { anOnlineOrder, openPaying, sendOnline } from '../../testing/paying-restaurant';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { openTestPostgres } from '../../testing/test-databases';

let api: TestApi;
let busyAt = 0;
let transactions = 0;
beforeAll(async () => {
  const hook = (moment: string): void => {
    if (moment === 'before_tx') transactions += 1;
    if (moment === 'before_tx' && transactions === busyAt) throw new DatabaseBusyError('a test');
  };
  api = await openTestApi(hookedDatabase(await openTestPostgres({}, 'seeded'), hook), {
    isSeeded: true,
  });
  await openPaying(api);
});
afterAll(() => api.close());

test.each([
  { when: 'before the provider is requested', at: 2 },
  { when: 'after it has answered', at: 3 },
])(
  '[API-04] an order whose database is busy $when is answered with 503 and not given up: its retry gets the payment',
  async ({ at }) => {
    const order = anOnlineOrder('pixTuna');
    [transactions, busyAt] = [0, at];
    const busy = await sendOnline(api, order);
    expect([busy.status, busy.json['code'], busy.headers['retry-after']]).toEqual([
      503,
      'busy',
      '1',
    ]);
    busyAt = 0;
    const again = await sendOnline(api, order);
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
    expect(again.json['order']).toMatchObject({
      status: 'CREATED',
      payment: { status: 'pending', kind: 'pix' },
    });
  },
);
