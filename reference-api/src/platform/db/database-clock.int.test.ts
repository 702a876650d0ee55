import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from '../../../../demo/src';
import { attemptCounter } from '../attempts/attempt-counter';
import { DEFAULT_PAYMENTS } from '../../payments/open-payments';
import { createReferenceApi } from '../../reference-api';
import { createMetrics } from '../metrics/metrics';
import { anOnlineOrder, openPaying, placedOnline } from '../../testing/paying-restaurant';
import { openTestApi, STOREFRONT, WEBHOOK_KEY } from '../../testing/test-api';
import { openTestPostgres } from '../../testing/test-databases';

const HOUR_MS = 3_600_000;
const RealDate = Date;
afterEach(() => {
  globalThis.Date = RealDate;
});

/** Moves the clock of this process for what is opened from now on, until the end of the test. */
function setClockAhead(ms: number): void {
  globalThis.Date = class extends RealDate {
    constructor(...given: number[]) {
      super(...((given.length === 0 ? [RealDate.now() + ms] : given) as [number]));
    }
    static override now = (): number => RealDate.now() + ms;
  } as DateConstructor;
}

test('a node an hour ahead cancels only what is due by the clock of the database, and is reported', async () => {
  const db = await openTestPostgres({}, 'seeded');
  const nodes = await openTestApi(db, { isSeeded: true });
  await openPaying(nodes);
  const place = async (expiresIn: string): Promise<string> => {
    const { uuid } = await placedOnline(nodes, anOnlineOrder('stripe'));
    await db.query(
      `update payments set created_at = now(), expires_at = now() + $2::interval
       where order_id = (select id from orders where uuid = $1)`,
      [String(uuid), expiresIn],
    );
    return String(uuid);
  };
  const [open, expired] = [await place('10 minutes'), await place('-1 second')];
  const statusOf = async (uuid: string) =>
    (await db.query<{ status: string }>('select status from orders where uuid = $1', [uuid]))[0]
      ?.status;
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-ahead-'));
  const metrics = createMetrics();
  setClockAhead(HOUR_MS);
  const ahead = await createReferenceApi({
    dataDir,
    databaseUrl: db.url,
    plugins: [demo],
    metrics,
    webhookKey: WEBHOOK_KEY,
    payments: { ...DEFAULT_PAYMENTS, provider: 'sandbox', storefrontUrl: STOREFRONT },
  });
  while ((await statusOf(expired)) !== 'CANCELED')
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await statusOf(open)).not.toBe('CANCELED');
  const [, seconds] =
    /^storefront_clock_offset_seconds\{kind="database"\} (.+)$/m.exec(await metrics.text()) ?? [];
  expect(Number(seconds)).toBeCloseTo(-3600, 0);
  await ahead.close();
  await rm(dataDir, { recursive: true, force: true });
  await nodes.close();
});

test('nodes with different clocks count attempts in one window', async () => {
  const db = await openTestPostgres({}, 'seeded');
  const bound = { kind: 'test', most: 1, windowMs: 60_000 };
  const right = attemptCounter({ db }, bound);
  expect(await right.take('a')).toMatchObject({ waitSeconds: 0 });
  setClockAhead(HOUR_MS);
  const ahead = attemptCounter({ db: { ...db, clockOffsetMs: () => -HOUR_MS } }, bound);
  const refused = await ahead.take('a');
  expect(refused.waitSeconds).toBeGreaterThan(50);
  expect(refused.waitSeconds).toBeLessThanOrEqual(60);
  globalThis.Date = RealDate;
  expect((await right.take('a')).waitSeconds).toBeGreaterThan(50);
  await db.close();
});
