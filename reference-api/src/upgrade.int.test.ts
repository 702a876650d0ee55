import { cpSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from './notifications/mail/mailer';
import type { PushSender } from './notifications/push/push-sender';
import { openDatabase } from './platform/db/open-database';
import { migrate } from './platform/db/migrate';
import { createReferenceApi } from './reference-api';
import { DEFAULT_EVENTS } from './telemetry/events/event-settings';
import { renew, type Device } from './testing/accounts';
import { sendEvent } from './testing/bank';
import { CARDS } from './testing/cards';
import { COUNTED } from './testing/counted-restaurant';
import { useTestCpfKey } from './testing/cpf-keys';
import { makeEarlierDataFolder, readEarlierResponses } from './testing/earlier-data';
import { json, localService, type LocalService } from './testing/local-service';
import { send } from './testing/orders';
import { TRATTORIA } from './testing/restaurants';
import { asOperator } from './testing/telemetry';
import { openTestApi, OPERATOR_KEY, type Json, type TestApi } from './testing/test-api';
import { balanceOf, finish, TILL } from './testing/till';

/* The expected values are what the earlier revision itself answered. */
type Earlier = {
  orders: Record<string, string>;
  answers: Record<string, Json>;
  resent: Json;
  ana: Device & { id: string };
  phone: Device;
  cards: Json;
  account: Json;
  payments: { waiting: { uuid: string; reference: string }; paid: string; unpaid: string };
  counted: { token: string; again: Json };
  till: { token: string; id: string; balance: Json; points: Json; lateReward: string };
  mail: { recipient: string; subject: string; link: string };
  push: { endpoint: string; keys: { p256dh: string; auth: string }; uuid: string };
  pixel: { id: string; eventID: string };
  table: { code: string; codeOfFolder: string; restaurant: number; table: string; order: Json };
  recovery: string;
  phoneItem: Json;
  figures: Json;
  export: Json;
  counts: Record<string, number>;
};

let earlier: Earlier;
let root: string;
let dataDir: string;
/** A copy of the data folder, from before the first start on it. */
let unchanged: string;
let api: TestApi;
let vendor: LocalService;
const mails: Mail[] = [];
const pushed: { endpoint: string; message: Parameters<PushSender['send']>[1] }[] = [];

beforeAll(async () => {
  earlier = (await readEarlierResponses()) as Earlier;
  ({ root, dataDir } = await makeEarlierDataFolder());
  unchanged = join(root, 'unchanged');
  cpSync(dataDir, unchanged, { recursive: true });
  vendor = await localService();
  vendor.answers(json({ events_received: 1 }));
});
afterAll(async () => {
  await api.close();
  await vendor.close();
  await rm(root, { recursive: true, force: true });
});

const readResponse = async (path: string, token?: string): Promise<Json> =>
  (await api.call('GET', path, token === undefined ? {} : { token })).json;

/** Fields that answers have since the earlier revision, with their values for its orders. */
const ADDED: Readonly<Record<string, unknown>> = {
  tip: 0,
  serviceFee: 0,
  serviceFeeName: '',
  serviceFeeRecipient: '',
  delivery_fee_unconfirmed: false,
};
/** An answer without these fields, unless one has another value, and without codes of pickups. */
const asBefore = (answer: Json): Json =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) =>
      key === 'pickupCode' || (key in ADDED && value === ADDED[key]) ? undefined : value,
    ),
  ) as Json;

test('the API migrates the data folder and starts on it with the secrets stored there', async () => {
  const stored = await Promise.all(
    ['jwt-secret', 'operator-key', 'table-link-keys', 'cpf-keys', 'vapid-keys.json'].map((name) =>
      readFile(join(dataDir, name), 'utf8'),
    ),
  );
  const whole = await createReferenceApi({ dataDir });
  const get = (url: string, headers: Record<string, string> = {}) =>
    whole.app.inject({ url, headers });
  try {
    const { codeOfFolder, restaurant, table } = earlier.table;
    const link = await get(`/restaurant/${restaurant}/table-link?t=${codeOfFolder}`);
    expect([link.statusCode, link.json()]).toEqual([200, { table }]);
    const requested = (key: string) =>
      get('/telemetry/experiments/old', { authorization: `Bearer ${key}` });
    expect((await requested(OPERATOR_KEY)).statusCode).toBe(200);
    expect((await requested('another-key')).statusCode).toBe(401);
    const { publicKey } = JSON.parse(stored.at(-1) ?? '') as { publicKey: string };
    expect((await get('/push/key')).json()).toEqual({ publicKey });
  } finally {
    await whole.close();
  }
});

describe('on the rows of the earlier revision', () => {
  beforeAll(async () => {
    dataDir = unchanged;
    const db = await openDatabase({ dataDir });
    useTestCpfKey();
    await migrate(db);
    api = await openTestApi(db, {
      isSeeded: true,
      mailer: { send: async (mail) => void mails.push(mail), close: () => undefined },
      push: {
        sender: {
          publicKey: 'none',
          send: async ({ endpoint }, message) => {
            pushed.push({ endpoint, message });
            return { kind: 'sent' };
          },
        },
        services: [new URL(earlier.push.endpoint).origin],
      },
      events: {
        ...DEFAULT_EVENTS,
        pixelTokens: new Map([[earlier.pixel.id, 'the-access']]),
        pixelEventsUrl: `${vendor.url}/v1/{pixel}/events`,
      },
    });
  });

  test('every table has the rows it had', async () => {
    for (const [table, count] of Object.entries(earlier.counts)) {
      if (table === 'schema_migrations') continue;
      const [row] = await api.db.query<{ n: number }>(`select count(*)::int as n from "${table}"`);
      expect([table, row?.n]).toEqual([table, count]);
    }
  });

  test('orders of every status are tracked with the same answer', async () => {
    expect(Object.keys(earlier.orders)).toHaveLength(7);
    for (const [status, uuid] of Object.entries(earlier.orders))
      expect(await readResponse(`/order/uuid/${uuid}`)).toMatchObject({ uuid, status });
    for (const [uuid, order] of Object.entries(earlier.answers))
      expect(asBefore(await readResponse(`/order/uuid/${uuid}`))).toEqual(order);
  });

  test('an order sent again is the same order', async () => {
    const again = await send(api, earlier.resent, { token: earlier.ana.token });
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
  });

  test('access tokens and session cookies are accepted', async () => {
    const own = `/restaurant/${TRATTORIA}/public/client`;
    expect(await readResponse(`${own}/auth`, earlier.ana.token)).toEqual(earlier.account);
    expect(asBefore(await readResponse(`${own}/export`, earlier.ana.token))).toEqual(
      earlier.export,
    );
    const { answer, device } = await renew(api, earlier.phone);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    expect(await readResponse(`${own}/auth`, device.token)).toMatchObject({ id: earlier.ana.id });
  });

  test('cards, points and cashback are those of the account', async () => {
    expect(await readResponse(CARDS, earlier.ana.token)).toEqual(earlier.cards);
    const { token, id, balance, points } = earlier.till;
    expect(await balanceOf(api, { token, id })).toEqual(balance);
    expect(await readResponse(`/restaurant/${TILL}/public/client/auth`, token)).toEqual(points);
  });

  test('an order that was promised a reward gives it', async () => {
    const { token, id, balance, points, lateReward } = earlier.till;
    await finish(api, lateReward);
    const after = await readResponse(`/restaurant/${TILL}/public/client/auth`, token);
    // 42.50 of this restaurant's currency, two points for each whole unit
    expect(Number(after['points'])).toBe(Number(points['points']) + 84);
    const left = await balanceOf(api, { token, id });
    expect(Number(left?.['balance'])).toBeGreaterThan(Number(balance['balance']));
  });

  test('a coupon for one use per customer stays used', async () => {
    const { token, again } = earlier.counted;
    const answer = await send(api, again, { restaurant: COUNTED, token });
    expect([answer.status, answer.json['code']]).toEqual([409, 'coupon_used']);
  });

  test('a waiting payment is paid by the event of the bank; the paid one stays paid', async () => {
    const { waiting, paid } = earlier.payments;
    expect((await sendEvent(api, waiting.reference, 'paid')).status).toBe(200);
    for (const uuid of [waiting.uuid, paid])
      expect(await readResponse(`/order/uuid/${uuid}`)).toMatchObject({ status: 'CONFIRMED' });
  });

  test('the pending mail is sent, and its link sets a password', async () => {
    expect(await api.sendMails()).toBe(1);
    expect(mails).toMatchObject([{ to: earlier.mail.recipient, subject: earlier.mail.subject }]);
    expect(mails[0]?.text).toContain(earlier.mail.link);
    const password = 'Outra-rua-43-sul';
    const token = new URL(earlier.mail.link).searchParams.get('token');
    const reset = await api.call('POST', '/restaurant/public/client/auth/reset-password', {
      body: { token, password, passwordConfirm: password },
    });
    expect(reset.status).toBe(200);
  });

  test('the pending push message is sent to its device', async () => {
    expect(await api.notifyDevices()).toBe(1);
    expect(pushed).toEqual([
      {
        endpoint: earlier.push.endpoint,
        message: expect.objectContaining({ topic: earlier.push.uuid.replaceAll('-', '') }),
      },
    ]);
  });

  test('the pending pixel event is sent under its id', async () => {
    expect(await api.sendPixelEvents()).toBe(1);
    const [requested] = vendor.requested;
    expect(requested?.url.pathname).toBe(`/v1/${earlier.pixel.id}/events`);
    expect(JSON.parse(requested?.body ?? '{}')).toMatchObject({
      data: [{ event_name: 'Purchase', event_id: earlier.pixel.eventID }],
    });
  });

  test('tables, carts to recover, left phones and figures of experiments are found, untrusted', async () => {
    const { code, restaurant, table, order } = earlier.table;
    const link = await readResponse(`/restaurant/${restaurant}/table-link?t=${code}`);
    expect(link).toEqual({ table });
    const open = `/restaurant/${restaurant}/orders/table/${encodeURIComponent(table)}`;
    expect(await readResponse(open)).toEqual(order);
    expect(await readResponse(`/get?uuid=${earlier.recovery}`)).toMatchObject({
      uuid: earlier.recovery,
      is_cart_recovering: false,
    });
    const item = await readResponse(`/item/${String(earlier.phoneItem['id'])}`);
    expect(item).toMatchObject({ phone: earlier.phoneItem['phone'] });
    const { json: figures } = await asOperator(api, '/telemetry/experiments/old');
    // telemetry from before stamps is displayed, and counts as untrusted
    const [before] = earlier.figures['arms'] as never as [Json];
    const { arm, visitors, sessions, orders } = before;
    expect(figures).toMatchObject({
      arms: [{ arm, assigned: visitors, visitors: 0, orders: 0 }],
      untrusted: [{ arm, sessions, failures: 0, orders }],
    });
  });
});
