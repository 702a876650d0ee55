import type { Queryable } from '../platform/db/database';
import { openCpf, sealCpf } from './stored-cpf';

/** A customer without a `passwordHash` signs in with Google. */
export type CustomerRow = {
  id: string;
  restaurantId: number;
  name: string;
  email: string;
  passwordHash: string | null;
  phone: string;
  cpf: string;
  birthday: string;
  points: number;
};
export type NewCustomer = Pick<CustomerRow, 'restaurantId' | 'name' | 'email' | 'passwordHash'>;

const COLUMNS = `id, restaurant_id as "restaurantId", name, email, password_hash as "passwordHash",
  phone, cpf, birthday, points`;

const toFirst = ([row]: CustomerRow[]): CustomerRow | null =>
  row ? { ...row, cpf: openCpf(row.cpf) } : null;

/** Key of a mail address; case is ignored. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export async function findCustomer(on: Queryable, id: string): Promise<CustomerRow | null> {
  return toFirst(
    await on.query<CustomerRow>(`select ${COLUMNS} from customers where id = $1`, [id]),
  );
}

const OF_SESSION = `
  select ${COLUMNS}
  from customers where id = (select customer_id from sessions
    where sessions.id = $1 and ended_at is null)`;

/** The customer of a session; null when the session has ended. */
export async function findCustomerOfSession(
  on: Queryable,
  sessionId: string,
): Promise<CustomerRow | null> {
  return toFirst(await on.query<CustomerRow>(OF_SESSION, [sessionId]));
}

/**
 * The customer of a session, within a transaction: the account cannot be erased until it ends.
 * Waits for an erasure in progress, and returns null after it. The lock is the one that foreign
 * keys take: transactions that hold it, or update the account, do not wait for each other.
 */
export async function holdCustomerOfSession(
  tx: Queryable,
  sessionId: string,
): Promise<CustomerRow | null> {
  return toFirst(await tx.query<CustomerRow>(`${OF_SESSION} for key share`, [sessionId]));
}

export async function findCustomerByEmail(
  on: Queryable,
  restaurantId: number,
  email: string,
): Promise<CustomerRow | null> {
  return toFirst(
    await on.query<CustomerRow>(
      `select ${COLUMNS} from customers where restaurant_id = $1 and email_key = $2`,
      [restaurantId, emailKey(email)],
    ),
  );
}

/** Adds a customer; null when the address is taken, also under concurrent calls. */
export async function addCustomer(
  on: Queryable,
  newCustomer: NewCustomer,
): Promise<CustomerRow | null> {
  return toFirst(
    await on.query<CustomerRow>(
      `insert into customers (restaurant_id, name, email, email_key, password_hash) values ($1, $2, $3, $4, $5)
     on conflict (restaurant_id, email_key) do nothing returning ${COLUMNS}`,
      [
        newCustomer.restaurantId,
        newCustomer.name,
        newCustomer.email.trim(),
        emailKey(newCustomer.email),
        newCustomer.passwordHash,
      ],
    ),
  );
}

/** Sets a customer's demo data. Points and contact data only; the seed never changes purchases. */
export async function describeCustomer(
  on: Queryable,
  id: string,
  it: { name: string; phone: string; cpf: string; points: number },
): Promise<void> {
  await on.query(
    'update customers set name = $2, phone = $3, cpf = $4, points = $5 where id = $1',
    [id, it.name, it.phone, sealCpf(it.cpf), it.points],
  );
}

/** Stores a customer's birthday ('YYYY-MM-DD') unless one is already stored. */
export async function saveBirthday(on: Queryable, id: string, birthday: string): Promise<void> {
  await on.query(`update customers set birthday = $2 where id = $1 and birthday = ''`, [
    id,
    birthday,
  ]);
}

/** Stores a stronger hash of the same password; false when another hash was set in the meantime. */
export async function strengthenPassword(
  on: Queryable,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const rows = await on.query(
    'update customers set password_hash = $3 where id = $1 and password_hash = $2 returning id',
    [id, from, to],
  );
  return rows.length === 1;
}

export async function changePassword(
  on: Queryable,
  id: string,
  passwordHash: string,
): Promise<void> {
  await on.query('update customers set password_hash = $2 where id = $1', [id, passwordHash]);
}
