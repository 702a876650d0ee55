import { err, ok, type Result } from '@storefront/shared-domain/rules';
import { checkPassword, expectHashing } from '../auth/passwords';
import { findCustomerByEmail, strengthenPassword, type CustomerRow } from '../db/customers.repository';
import type { Database } from '../db/database';

export type LoginProblem = { kind: 'email-unknown' | 'credentials-wrong'; path: string };

/** Who a mail address and a password belong to (API-32); the same work whether or not anybody is known. Throws `HashingBusyError`. */
export async function logIn(db: Database, restaurantId: number, { email, password }: { email: string; password: string }): Promise<Result<CustomerRow, LoginProblem>> {
  expectHashing();
  const customer = await findCustomerByEmail(db, restaurantId, email);
  const { isRight, stronger } = await checkPassword(customer?.passwordHash ?? null, password);
  if (!customer) return err({ kind: 'email-unknown', path: 'email' });
  if (!isRight) return err({ kind: 'credentials-wrong', path: 'password' });
  if (stronger !== null && customer.passwordHash !== null) await strengthenPassword(db, customer.id, { from: customer.passwordHash, to: stronger });
  return ok(customer);
}
