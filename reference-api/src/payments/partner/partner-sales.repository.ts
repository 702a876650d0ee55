import type { Minor } from '@storefront/shared-domain/contracts';
import type { Queryable } from '../../platform/db/database';
import { cpfCipher, sealCpf } from '../../accounts/stored-cpf';

export type PartnerAccount = { id: string; phone: string };
export type NewSale = {
  id: string;
  restaurantId: number;
  accountId: string;
  value: Minor;
  discount: Minor;
  codeHash: string;
  createdAt: Date;
  codeEndsAt: Date;
};

/**
 * Matches an account by CPF, `$1` its hashes and `$2` its digits: rows from before the encryption
 * have no hash.
 */
const OF_CPF = '(cpf_hash = any ($1::text[]) or (cpf_hash is null and cpf = $2))';

/**
 * `cpf` and `phone` are digits; an existing account gets the phone. The CPF is stored encrypted.
 */
export async function putPartnerAccount(
  on: Queryable,
  { cpf, phone }: { cpf: string; phone: string },
): Promise<void> {
  const hashes = cpfCipher().lookups(cpf);
  const known = await on.query(
    `update partner_accounts set phone = $3 where ${OF_CPF} returning id`,
    [hashes, cpf, phone],
  );
  if (known.length > 0) return;
  await on.query(
    `insert into partner_accounts (cpf, cpf_hash, phone) values ($1, $2, $3)
     on conflict (cpf_hash) do update set phone = excluded.phone`,
    [sealCpf(cpf), hashes[0], phone],
  );
}

export async function findPartnerAccount(
  on: Queryable,
  cpf: string,
): Promise<PartnerAccount | null> {
  const [row] = await on.query<PartnerAccount>(
    `select id, phone from partner_accounts where ${OF_CPF}`,
    [cpfCipher().lookups(cpf), cpf],
  );
  return row ?? null;
}

/** Number of sales that an account has started since a moment. */
export async function countSales(on: Queryable, accountId: string, since: Date): Promise<number> {
  const [row] = await on.query<{ sales: number }>(
    'select count(*)::int as sales from partner_sales where account_id = $1 and created_at > $2',
    [accountId, since],
  );
  return row?.sales ?? 0;
}

export async function insertSale(on: Queryable, sale: NewSale): Promise<void> {
  await on.query(
    `insert into partner_sales (id, restaurant_id, account_id, value, discount, code_hash,
       created_at, code_ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      sale.id,
      sale.restaurantId,
      sale.accountId,
      sale.value,
      sale.discount,
      sale.codeHash,
      sale.createdAt,
      sale.codeEndsAt,
    ],
  );
}

type Tried = { id: string; restaurantId: number; codeHash: string; maxAttempts: number; now: Date };

/**
 * Checks a code and counts the attempt, also when the code is wrong; true when the sale is
 * approved, now or earlier by the same code.
 */
export async function tryCode(
  on: Queryable,
  { id, restaurantId, codeHash, maxAttempts, now }: Tried,
): Promise<boolean> {
  const [row] = await on.query<{ is_approved: boolean }>(
    `update partner_sales
     set tries = tries + 1,
       approved_at = case when code_hash = $3 then coalesce(approved_at, $5) else approved_at end
     where id = $1 and restaurant_id = $2 and tries < $4 and code_ends_at > $5
     returning approved_at is not null and code_hash = $3 as is_approved`,
    [id, restaurantId, codeHash, maxAttempts, now],
  );
  return row?.is_approved ?? false;
}

type Used = {
  id: string;
  restaurantId: number;
  value: Minor;
  codeHash: string;
  approvedSince: Date;
  orderUuid: string;
};

/**
 * Pays an order with an approved sale of this restaurant and amount, in one statement: of two
 * concurrent orders only one gets it.
 */
export async function useSale(
  on: Queryable,
  { id, restaurantId, value, codeHash, approvedSince, orderUuid }: Used,
): Promise<boolean> {
  const used = await on.query(
    `update partner_sales set order_uuid = $6
     where id = $1 and restaurant_id = $2 and value = $3 and code_hash = $4 and approved_at > $5
       and order_uuid is null
     returning id`,
    [id, restaurantId, value, codeHash, approvedSince, orderUuid],
  );
  return used.length > 0;
}

/** Releases the sale that paid an order. */
export async function freeSale(on: Queryable, orderUuid: string): Promise<void> {
  await on.query('update partner_sales set order_uuid = null where order_uuid = $1', [orderUuid]);
}
