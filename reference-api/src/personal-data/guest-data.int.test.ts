import { type CpfCipher, createCpfCipher, parseKeyId } from '../accounts/cpf-cipher';
import { findCustomer } from '../accounts/customers.repository';
import { useCpfCipher } from '../accounts/stored-cpf';
import { findOrder } from '../orders/orders.repository';
import {
  findPartnerAccount,
  putPartnerAccount,
} from '../payments/partner/partner-sales.repository';
import { lockUntilCommit } from '../platform/db/locks';
import { aCanaryOrder, canariesOf, CANARY, register, tablesWith } from '../testing/canary-person';
import { CPF_KEY, useTestCpfKey } from '../testing/cpf-keys';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { holdTransaction } from '../testing/hold-transaction';
import { anOrder, placed } from '../testing/orders';
import { DINER, TRATTORIA } from '../testing/restaurants';
import type { TestApi } from '../testing/test-api';
import { sealCpfsOnce } from './cpf-worker';
import { removeGuestDataOnce } from './guest-data-worker';
import { storedKeyIds } from './sealed-cpfs.repository';

describeOnPostgres('data of guests', (api) => {
  describe('CPFs', () => {
    const CPF = '11144477735';
    const NEWER = 'a newer key of CPFs that only these tests know';
    const work = (api: TestApi, cipher: CpfCipher) =>
      sealCpfsOnce({ db: api.db, logger: undefined, cipher });
    /** An order, an account and an account of the partner, all with one CPF. */
    async function openRows(
      api: TestApi,
    ): Promise<{ uuid: string; customerId: string; cpfs: () => Promise<unknown[]> }> {
      const { uuid } = await placed(api, anOrder({ user: { cpf: '111.444.777-35' } }));
      const [customer] = await api.db.query<{ id: string }>(
        "update customers set cpf = $1 where email = 'rui@teste.example' returning id",
        [CPF],
      );
      await putPartnerAccount(api.db, { cpf: CPF, phone: '19955540123' });
      const customerId = customer?.id ?? '';
      return {
        uuid: String(uuid),
        customerId,
        cpfs: async () => [
          ((await findOrder(api.db, { uuid: String(uuid) }))?.customer as { cpf: string }).cpf,
          (await findCustomer(api.db, customerId))?.cpf,
          (await findPartnerAccount(api.db, CPF))?.phone,
        ],
      };
    }
    /** Stores all of these rows as before the encryption. */
    async function asBefore(api: TestApi): Promise<void> {
      await api.db.query(
        `update orders
     set cpf_key = null, customer = jsonb_set(customer::jsonb, '{cpf}', to_jsonb($1::text))::json
     where cpf_key <> ''`,
        [CPF],
      );
      await api.db.query('update partner_accounts set cpf = $1, cpf_hash = null', [CPF]);
    }

    describe('CPFs at rest', () => {
      afterAll(useTestCpfKey);

      test('are encrypted on storage, or once by the worker; reading and lookup are unchanged', async () => {
        const cipher = createCpfCipher([CPF_KEY]);
        const { uuid, cpfs } = await openRows(api());
        const [order] = await api().db.query<{ cpf: string; key: string }>(
          "select customer->>'cpf' as cpf, cpf_key as key from orders where uuid = $1",
          [uuid],
        );
        expect([parseKeyId(order?.cpf ?? ''), order?.key]).toEqual([cipher.keyId, cipher.keyId]);
        await asBefore(api());
        expect(Object.keys(await tablesWith(api().db, [CPF]))).toEqual([
          'customers',
          'orders',
          'partner_accounts',
        ]);
        expect(await cpfs()).toEqual([CPF, CPF, '19955540123']);
        expect((await work(api(), cipher)).sealed).toBeGreaterThanOrEqual(3);
        expect([await tablesWith(api().db, [CPF]), await storedKeyIds(api().db)]).toEqual([
          {},
          [cipher.keyId],
        ]);
        expect(await cpfs()).toEqual([CPF, CPF, '19955540123']);
        expect(await work(api(), cipher)).toEqual({ sealed: 0, isMore: false });
      });

      test('a newer key in front encrypts all of it again; the older one can then be removed', async () => {
        const { cpfs } = await openRows(api());
        const rotated = createCpfCipher([NEWER, CPF_KEY]);
        useCpfCipher(rotated);
        expect(await cpfs()).toEqual([CPF, CPF, '19955540123']);
        expect((await work(api(), rotated)).sealed).toBeGreaterThanOrEqual(3);
        expect(await storedKeyIds(api().db)).toEqual([rotated.keyId]);
        useCpfCipher(createCpfCipher([NEWER]));
        expect([await cpfs(), await work(api(), createCpfCipher([NEWER]))]).toEqual([
          [CPF, CPF, '19955540123'],
          { sealed: 0, isMore: false },
        ]);
      });
    });

    describe('keys of CPFs', () => {
      // without the rows of the key above
      beforeAll(() =>
        api().db.exec(
          "delete from orders; delete from partner_accounts; update customers set cpf = ''",
        ),
      );
      afterEach(useTestCpfKey);

      test('without its key a CPF reads as empty, stays as it is stored, and is there again with the key', async () => {
        const { cpfs, uuid } = await openRows(api());
        await work(api(), createCpfCipher([CPF_KEY]));
        const stranger = createCpfCipher([NEWER]);
        useCpfCipher(stranger);
        expect(await cpfs()).toEqual(['', '', undefined]);
        expect(await work(api(), stranger)).toEqual({ sealed: 0, isMore: false });
        expect((await api().call('GET', `/order/uuid/${uuid}`)).status).toBe(200);
        useTestCpfKey();
        expect(await cpfs()).toEqual([CPF, CPF, '19955540123']);
      });

      test('an account without a CPF is not written', async () => {
        await register(api(), 'without.cpf@ninho.example');
        const cipher = createCpfCipher([CPF_KEY]);
        await work(api(), cipher);
        expect(await work(api(), cipher)).toEqual({ sealed: 0, isMore: false });
      });

      test('one node at a time, in batches, with a maximum per run', async () => {
        const { uuid } = await openRows(api());
        const cipher = createCpfCipher([CPF_KEY]);
        await work(api(), cipher);
        await api().db.query(
          `insert into orders (uuid, restaurant_id, order_number, status, details, customer, lines,
         note, grand_total, request_hash, cart_hash, created_at)
       select gen_random_uuid(), restaurant_id, 100000 + n, status, details,
         json_build_object('cpf', $2::text), lines, note, grand_total, '', '', created_at
       from orders, generate_series(1, 4150) as n where uuid = $1`,
          [uuid, CPF],
        );
        const release = await holdTransaction(api().db, (tx) => lockUntilCommit(tx, ['cpf keys']));
        expect(await work(api(), cipher)).toEqual({ sealed: 0, isMore: false });
        await release();
        expect(await work(api(), cipher)).toEqual({ sealed: 4000, isMore: true });
        expect(await work(api(), cipher)).toEqual({ sealed: 150, isMore: false });
        expect(await tablesWith(api().db, [CPF])).toEqual({});
      });
    });
  });

  describe('guests', () => {
    const DAY_MS = 86_400_000;
    let device = 0;
    /** The number with its country code, for a restaurant in another country. */
    const FROM_ABROAD = `55${CANARY.phone}`;
    /** Places a guest's order of this age in days; returns its uuid. */
    async function anOldOrder(
      api: TestApi,
      days: number,
      {
        status = 'OVER',
        token,
        restaurant,
      }: { status?: string; token?: string; restaurant?: number } = {},
    ): Promise<string> {
      const wire =
        restaurant === undefined
          ? aCanaryOrder({}, `device ${(device += 1)}`)
          : anOrder({ user: { name: CANARY.name, phone: FROM_ABROAD } });
      const { uuid } = await placed(api, wire, {
        ...(token === undefined ? {} : { token }),
        ...(restaurant === undefined ? {} : { restaurant }),
      });
      await api.db.query('update orders set status = $2, created_at = $3 where uuid = $1', [
        uuid,
        status,
        new Date(api.clock.now().getTime() - days * DAY_MS),
      ]);
      return String(uuid);
    }
    const phoneOf = async (api: TestApi, uuid: string): Promise<unknown> =>
      (
        await api.db.query<{ phone: string }>(
          "select customer->>'phone' as phone from orders where uuid = $1",
          [uuid],
        )
      )[0]?.phone;
    const work = (api: TestApi) =>
      removeGuestDataOnce({ db: api.db, now: api.clock.now, logger: undefined });
    /** Sets the retention in the record of a restaurant. */
    const retentionFor = (api: TestApi, days: unknown, restaurant = TRATTORIA) =>
      api.db.query(
        `update restaurants
     set document = jsonb_set(document::jsonb, '{info,guest_data_days}', $2::text::jsonb)::json
     where id = $1`,
        [restaurant, JSON.stringify(days)],
      );

    describe('the personal fields of guest orders', () => {
      test('are removed after 180 days, not from orders of accounts; every order stays readable', async () => {
        const token = await register(api(), 'an.account@ninho.example');
        const [old, young, owned] = [
          await anOldOrder(api(), 181),
          await anOldOrder(api(), 179),
          await anOldOrder(api(), 400, { token }),
        ];
        expect(await work(api())).toEqual({ removed: 1, isMore: false });
        expect([
          await phoneOf(api(), old),
          await phoneOf(api(), young),
          await phoneOf(api(), owned),
        ]).toEqual(['', CANARY.phone, CANARY.phone]);
        const [row] = await api().db.query<{ text: string }>(
          'select lower(orders::text) as text from orders where uuid = $1',
          [old],
        );
        for (const value of canariesOf('no account')) expect(row?.text).not.toContain(value);
        expect((await api().call('GET', `/order/uuid/${old}`)).json).toMatchObject({
          uuid: old,
          status: 'OVER',
          details: { grandTotal: 49 },
          user: { name: '', phone: '', address: '' },
        });
        expect((await api().call('GET', `/orders/${old}.json`)).json).toMatchObject({
          uuid: old,
          status: 'OVER',
        });
        expect(
          (
            await api().call('POST', `/restaurant/${TRATTORIA}/orders/get/1/10`, {
              body: { ordersUUIDs: [old, young] },
            })
          ).json,
        ).toHaveLength(2);
        expect(await work(api())).toEqual({ removed: 0, isMore: false });
      });
    });

    describe('the worker of guest orders', () => {
      afterEach(() => retentionFor(api(), 180));

      test.each([
        { days: 30, gone: 31, stored: 29 },
        { days: 0, gone: 181, stored: 179 },
        { days: 1e300, gone: 3651, stored: 3649 },
        { days: 'x', gone: 181, stored: 179 },
        { days: 0.01, gone: 2, stored: 0 },
      ])(
        'a record with $days keeps them for the days of the rule',
        async ({ days, gone, stored }) => {
          await retentionFor(api(), days);
          const [old, young] = [await anOldOrder(api(), gone), await anOldOrder(api(), stored)];
          await work(api());
          expect([await phoneOf(api(), old), await phoneOf(api(), young)]).toEqual([
            '',
            CANARY.phone,
          ]);
          await api().db.query('delete from orders');
        },
      );

      test('each restaurant has its own number of days', async () => {
        await retentionFor(api(), 10);
        const [here, there] = [
          await anOldOrder(api(), 11),
          await anOldOrder(api(), 11, { restaurant: DINER }),
        ];
        expect((await work(api())).removed).toBe(1);
        expect([await phoneOf(api(), here), await phoneOf(api(), there)]).toEqual([
          '',
          FROM_ABROAD,
        ]);
      });

      test('an order that is not over keeps them for a month at least, with any retention', async () => {
        await retentionFor(api(), 1);
        const [scheduled, forgotten] = [
          await anOldOrder(api(), 20, { status: 'SCHEDULED' }),
          await anOldOrder(api(), 32, { status: 'CREATED' }),
        ];
        await work(api());
        expect([await phoneOf(api(), scheduled), await phoneOf(api(), forgotten)]).toEqual([
          CANARY.phone,
          '',
        ]);
      });

      test('an order without its person is not reviewed any more, and its key places no other order', async () => {
        const uuid = await anOldOrder(api(), 181);
        await work(api());
        expect(
          (
            await api().call('POST', `/order/${uuid}/review`, {
              body: { ratingAvg: 5, ratingNote: CANARY.review },
            })
          ).json['code'],
        ).toBe('order_reviewed');
        const again = await api().call('POST', `/restaurant/${TRATTORIA}/order`, {
          body: aCanaryOrder({ uuid }),
        });
        expect([again.status, again.json['code']]).toEqual([422, 'key_reused']);
      });

      test('one node at a time: while another one works, nothing is done', async () => {
        const uuid = await anOldOrder(api(), 181);
        const release = await holdTransaction(api().db, (tx) =>
          lockUntilCommit(tx, ['guest data']),
        );
        expect([await work(api()), await phoneOf(api(), uuid)]).toEqual([
          { removed: 0, isMore: false },
          CANARY.phone,
        ]);
        await release();
        expect((await work(api())).removed).toBe(1);
      });

      test('works in batches, with a maximum per run', async () => {
        const uuid = await anOldOrder(api(), 181);
        await api().db.query(
          `insert into orders (uuid, restaurant_id, order_number, status, details, customer, lines,
         note, grand_total, request_hash, cart_hash, created_at)
       select gen_random_uuid(), restaurant_id, 100000 + n, status, details, customer, lines, note,
         grand_total, '', '', created_at
       from orders, generate_series(1, 2149) as n where uuid = $1`,
          [uuid],
        );
        expect(await work(api())).toEqual({ removed: 2000, isMore: true });
        expect(await work(api())).toEqual({ removed: 150, isMore: false });
      });

      test('deletes all expired messages in one run, however many', async () => {
        await api().db.query(
          `insert into outbox (kind, recipient, payload, created_at)
       select 'many', n::text, '{}', $1 from generate_series(1, 401) as n`,
          [new Date(api().clock.now().getTime() - 2 * DAY_MS)],
        );
        await work(api());
        expect(await api().db.query("select 1 from outbox where kind = 'many'")).toEqual([]);
      });

      test('reads its orders by the index, and deletes expired messages and phones', async () => {
        const [plan] = await api().db.transaction(async (tx) => {
          // without this, the planner scans the small table of a test
          await tx.exec('set local enable_seqscan = off; set local enable_bitmapscan = off');
          return tx.query<{ 'QUERY PLAN': unknown }>(
            `explain (format json) select id from orders
         where restaurant_id = 1 and customer_id is null and personal_removed_at is null
           and created_at < now() and (status in ('OVER', 'CANCELED') or created_at < now())
         order by created_at limit 100`,
          );
        });
        expect(JSON.stringify(plan)).toContain('orders_guest_data');
        const now = api().clock.now().getTime();
        await api().db.query(
          `insert into outbox (kind, recipient, payload, created_at)
       values ('partner-code', '1', '{}', $1), ('partner-code', '2', '{}', $2)`,
          [new Date(now - 2 * DAY_MS), new Date(now - 60_000)],
        );
        await api().db.query(
          "insert into phone_items (id, phone, created_at) values ('a', '1', $1), ('b', '2', $2)",
          [new Date(now - 2 * DAY_MS), new Date(now - 60_000)],
        );
        await work(api());
        expect(
          await api().db.query(
            'select recipient as of from outbox union all select phone from phone_items',
          ),
        ).toEqual([{ of: '2' }, { of: '2' }]);
      });
    });
  });
});
