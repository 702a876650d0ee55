import { err, ok, type Result } from '@storefront/shared-domain/rules';
import { checkPassword, expectHashing } from './passwords';
import { findCustomerByEmail, strengthenPassword, type CustomerRow } from './customers.repository';
import type { Database } from '../platform/db/database';

export type LoginProblem = { kind: 'email-unknown' | 'credentials-wrong'; path: string };

/**
 * The customer with an email address and a password (API-32), with the verified hash; an unknown
 * address costs the same work. Throws `BudgetExceededError`.
 */
export async function logIn(
  db: Database,
  restaurantId: number,
  { email, password }: { email: string; password: string },
): Promise<Result<CustomerRow, LoginProblem>> {
  expectHashing();
  const customer = await findCustomerByEmail(db, restaurantId, email);
  const { isRight, stronger } = await checkPassword(customer?.passwordHash ?? null, password);
  if (!customer) return err({ kind: 'email-unknown', path: 'email' });
  if (!isRight) return err({ kind: 'credentials-wrong', path: 'password' });
  if (stronger === null || customer.passwordHash === null) return ok(customer);
  const isStored = await strengthenPassword(db, customer.id, {
    from: customer.passwordHash,
    to: stronger,
  });
  return isStored
    ? ok({ ...customer, passwordHash: stronger })
    : logIn(db, restaurantId, { email, password }); // another login or reset came first
}
