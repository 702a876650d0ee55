import type { RegisterRequest } from '@storefront/shared-domain/contracts';
import {
  breaksLine,
  err,
  isCommonPassword,
  isEmail,
  isPersonName,
  normaliseText,
  ok,
  PASSWORD_STRENGTH_REQUIRED,
  passwordStrength,
  turnsDirection,
  type Result,
} from '@storefront/shared-domain/rules';
import type * as z from 'zod/mini';
import { hashPassword } from './passwords';
import { addCustomer, type CustomerRow } from './customers.repository';
import type { Database } from '../platform/db/database';

export type PasswordProblem = {
  kind: 'password-too-weak' | 'password-too-common' | 'password-too-long' | 'passwords-differ';
  path: string;
};
export type RegisterProblem =
  | PasswordProblem
  | {
      kind:
        'name-invalid' | 'text-turned' | 'text-broken' | 'email-invalid' | 'user-already-exists';
      path: string;
    };

const MAX_PASSWORD_LENGTH = 256;
const MAX_NAME_LENGTH = 120;

/**
 * What is wrong with a new password (ACCOUNT-07, ACCOUNT-09); null when valid. Passwords are used
 * as typed, never normalised.
 */
export function passwordProblem({
  password,
  passwordConfirm,
}: {
  password: string;
  passwordConfirm: string;
}): PasswordProblem | null {
  if (password.length > MAX_PASSWORD_LENGTH) return { kind: 'password-too-long', path: 'password' };
  if (passwordStrength(password) < PASSWORD_STRENGTH_REQUIRED)
    return { kind: 'password-too-weak', path: 'password' };
  if (isCommonPassword(password)) return { kind: 'password-too-common', path: 'password' };
  return password === passwordConfirm
    ? null
    : { kind: 'passwords-differ', path: 'passwordConfirm' };
}

/**
 * Creates a customer of a restaurant (API-36). An address can be registered once per restaurant.
 */
export async function registerCustomer(
  db: Database,
  restaurantId: number,
  body: z.output<typeof RegisterRequest>,
): Promise<Result<CustomerRow, RegisterProblem>> {
  const name = normaliseText(body.name).trim();
  const email = normaliseText(body.email).trim();
  if (!isPersonName(name) || name.length > MAX_NAME_LENGTH)
    return err({ kind: 'name-invalid', path: 'name' });
  if (turnsDirection(name)) return err({ kind: 'text-turned', path: 'name' });
  if (breaksLine(name)) return err({ kind: 'text-broken', path: 'name' });
  if (!isEmail(email)) return err({ kind: 'email-invalid', path: 'email' });
  const problem = passwordProblem(body);
  if (problem) return err(problem);
  const added = await addCustomer(db, {
    restaurantId,
    name,
    email,
    passwordHash: await hashPassword(body.password),
  });
  return added ? ok(added) : err({ kind: 'user-already-exists', path: 'email' });
}
