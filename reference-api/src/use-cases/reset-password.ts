import type { ResetRequest } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import { createHash, randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import { hashPassword } from '../auth/passwords';
import { changePassword, findCustomer, findCustomerByEmail, type CustomerRow } from '../db/customers.repository';
import type { Database } from '../db/database';
import { leaveMessage } from '../db/outbox.repository';
import { addPasswordReset, dropPasswordResets, usePasswordReset } from '../db/password-resets.repository';
import { passwordProblem, type PasswordProblem } from './register-customer';

export type ResetProblem = PasswordProblem | { kind: 'reset-token-invalid'; path: string };

const LIFE_MS = 30 * 60_000;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Leaves a message with a token for whoever the address belongs to (API-34); an unknown address leaves nothing, and nobody is told which it was. */
export async function askForReset(db: Database, restaurant: { id: number; url: string }, email: string, now: Date): Promise<void> {
  const customer = await findCustomerByEmail(db, restaurant.id, email);
  if (!customer) return;
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    await dropPasswordResets(tx, customer.id);
    await addPasswordReset(tx, { tokenHash: hashOf(token), customerId: customer.id, expiresAt: new Date(now.getTime() + LIFE_MS) });
    await leaveMessage(tx, { kind: 'password-reset', recipient: customer.email, payload: { name: customer.name, restaurantUrl: restaurant.url, token, minutes: LIFE_MS / 60_000 } });
  });
}

/** Sets a new password by a token of `askForReset` (API-35): once, within 30 minutes. Every older session ends. */
export async function resetPassword(db: Database, body: z.output<typeof ResetRequest>, now: Date): Promise<Result<CustomerRow, ResetProblem>> {
  const problem = passwordProblem(body);
  if (problem) return err(problem);
  const passwordHash = await hashPassword(body.password);
  return db.transaction(async (tx) => {
    const customerId = await usePasswordReset(tx, hashOf(body.token), now);
    if (customerId) {
      await changePassword(tx, customerId, passwordHash);
      await dropPasswordResets(tx, customerId);
    }
    const customer = customerId && (await findCustomer(tx, customerId));
    return customer ? ok(customer) : err({ kind: 'reset-token-invalid', path: 'token' });
  });
}
