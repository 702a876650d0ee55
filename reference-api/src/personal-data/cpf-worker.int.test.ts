import { createCpfCipher, keyIdOf, type CpfCipher } from '../accounts/cpf-cipher';
import { findCustomer } from '../accounts/customers.repository';
import { lockUntilCommit } from '../platform/db/locks';
import { findOrder } from '../orders/orders.repository';
import {
  findPartnerAccount,
  putPartnerAccount,
} from '../payments/partner/partner-sales.repository';
import { storedKeyIds } from './sealed-cpfs.repository';
import { useCpfCipher } from '../accounts/stored-cpf';
import { register, tablesWith } from '../testing/canary-person';
import { CPF_KEY, useTestCpfKey } from '../testing/cpf-keys';
import { describeOnBoth } from '../testing/describe-on-both';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { holdTransaction } from '../testing/hold-transaction';
import { anOrder, placed } from '../testing/orders';
import type { TestApi } from '../testing/test-api';
import { sealCpfsOnce } from './cpf-worker';

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

describeOnBoth('CPFs at rest', (api) => {
  afterAll(useTestCpfKey);

  test('are encrypted on storage, or once by the worker; reading and lookup are unchanged', async () => {
    const cipher = createCpfCipher([CPF_KEY]);
    const { uuid, cpfs } = await openRows(api());
    const [order] = await api().db.query<{ cpf: string; key: string }>(
      "select customer->>'cpf' as cpf, cpf_key as key from orders where uuid = $1",
      [uuid],
    );
    expect([keyIdOf(order?.cpf ?? ''), order?.key]).toEqual([cipher.keyId, cipher.keyId]);
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

describeOnPostgres('keys of CPFs', (api) => {
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
