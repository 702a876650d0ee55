import type { CpfCipher } from '../accounts/cpf-cipher';
import type { Queryable } from '../platform/db/database';
import { openCustomer, sealCustomer } from '../accounts/stored-cpf';

type StoredCpf = { id: string; cpf: string };
type StoredOrder = { id: number; customer: unknown };

/**
 * Rows with a CPF that is not encrypted, or encrypted with an older key: `$1` holds the names of
 * the older keys and '' for no key.
 */
const NOT_NEWEST = "cpf <> '' and split_part(cpf, '.', 2) = any ($1::text[])";
const namesOf = ({ keyIds }: CpfCipher): string[] => ['', ...keyIds.slice(1)];

/**
 * Encrypts CPFs of accounts with the newest key, at most `limit`; returns their number. For a
 * transaction.
 */
export async function sealCustomers(
  tx: Queryable,
  cipher: CpfCipher,
  limit: number,
): Promise<number> {
  const rows = await tx.query<StoredCpf>(
    `select id, cpf from customers where ${NOT_NEWEST} limit $2 for no key update skip locked`,
    [namesOf(cipher), limit],
  );
  await tx.query(
    `update customers c set cpf = s.cpf from unnest($1::uuid[], $2::text[]) as s(id, cpf)
     where c.id = s.id and c.id = any ($1::uuid[])`,
    [rows.map(({ id }) => id), rows.map(({ cpf }) => cipher.seal(cipher.open(cpf) ?? ''))],
  );
  return rows.length;
}

/** Encrypts CPFs of accounts of the loyalty partner, with the hash used to look them up. */
export async function sealPartnerAccounts(
  tx: Queryable,
  cipher: CpfCipher,
  limit: number,
): Promise<number> {
  const rows = await tx.query<StoredCpf>(
    `select id, cpf from partner_accounts where ${NOT_NEWEST} limit $2 for no key update skip locked`,
    [namesOf(cipher), limit],
  );
  const cpfs = rows.map(({ cpf }) => cipher.open(cpf) ?? '');
  await tx.query(
    `update partner_accounts a set cpf = s.cpf, cpf_hash = s.hash
     from unnest($1::uuid[], $2::text[], $3::text[]) as s(id, cpf, hash)
     where a.id = s.id and a.id = any ($1::uuid[])`,
    [
      rows.map(({ id }) => id),
      cpfs.map((cpf) => cipher.seal(cpf)),
      cpfs.map((cpf) => cipher.lookups(cpf)[0]),
    ],
  );
  return rows.length;
}

/**
 * Encrypts CPFs of orders, found by two indexes: those not encrypted yet, and those with older
 * keys. JSON is sent as text.
 */
export async function sealOrders(tx: Queryable, cipher: CpfCipher, limit: number): Promise<number> {
  const take = (condition: string, ...values: unknown[]): Promise<StoredOrder[]> =>
    tx.query<StoredOrder>(
      `select id, customer from orders where ${condition} order by id limit $1 for no key update skip locked`,
      [limit, ...values],
    );
  const [before, older] = [
    await take('cpf_key is null'),
    await take("cpf_key <> '' and cpf_key = any ($2::text[])", cipher.keyIds.slice(1)),
  ];
  const rows = [...before, ...older];
  const sealed = rows.map(({ customer }) => sealCustomer(openCustomer(customer)));
  await tx.query(
    `update orders o set customer = s.customer::json, cpf_key = s.key
     from unnest($1::bigint[], $2::text[], $3::text[]) as s(id, customer, key) where o.id = s.id`,
    [
      rows.map(({ id }) => id),
      sealed.map(({ customer }) => JSON.stringify(customer)),
      sealed.map(({ cpfKey }) => cpfKey),
    ],
  );
  return rows.length;
}

/** Names of the keys that encrypt the stored CPFs. */
export async function storedKeyIds(on: Queryable): Promise<string[]> {
  const rows = await on.query<{ id: string }>(
    `select distinct cpf_key as id from orders where cpf_key <> ''
     union select split_part(cpf, '.', 2) from customers where cpf like 'v1.%'
     union select split_part(cpf, '.', 2) from partner_accounts where cpf like 'v1.%'`,
  );
  return rows.map(({ id }) => id).sort();
}
