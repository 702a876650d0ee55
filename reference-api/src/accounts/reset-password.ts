import type { Language, ResetRequest, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { hashPassword } from './passwords';
import {
  changePassword,
  findCustomer,
  findCustomerByEmail,
  type CustomerRow,
} from './customers.repository';
import type { Database } from '../platform/db/database';
import { saveEmailProof } from './google-customers.repository';
import { lockUntilCommit } from '../platform/db/locks';
import { countMails, queueMail } from '../notifications/mail/mails.repository';
import {
  addPasswordReset,
  dropPasswordResets,
  usePasswordReset,
} from './password-resets.repository';
import { endSessionsOf } from './sessions.repository';
import { resetMail } from '../notifications/mail/reset-mail';
import { passwordProblem, type PasswordProblem } from './register-customer';

export type ResetProblem = PasswordProblem | { kind: 'reset-token-invalid'; path: string };

const LIFE_MS = 30 * 60_000;
const HOUR_MS = 3_600_000;
const MAILS_AN_HOUR = 5;
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * A reset request for one restaurant; `storefront` is the URL of its pages, `language` the mail's
 * language.
 */
export type ResetRequested = {
  restaurant: Pick<RestaurantInfo, 'id' | 'name'> &
    Partial<Pick<RestaurantInfo, 'article' | 'country'>>;
  email: string;
  storefront: string;
  language: Language;
  now: Date;
};

/**
 * Queues a mail with a reset link for the customer with the address (API-34), at most five per
 * hour; an unknown address gets no mail. It runs after the response, which is the same for both.
 */
export async function requestReset(
  db: Database,
  { restaurant, email, storefront, language, now }: ResetRequested,
): Promise<void> {
  const customer = await findCustomerByEmail(db, restaurant.id, email);
  if (!customer) return;
  const mails = { restaurantId: restaurant.id, recipient: customer.email };
  const [token, goodUntil] = [
    randomBytes(32).toString('base64url'),
    new Date(now.getTime() + LIFE_MS),
  ];
  const link = `${storefront}/reset-password?token=${token}`;
  const written = resetMail({
    language,
    restaurant: restaurant.name,
    article: restaurant.article,
    country: restaurant.country,
    name: customer.name,
    link,
    minutes: LIFE_MS / 60_000,
  });
  await db.transaction(async (tx) => {
    await lockUntilCommit(tx, [`reset ${customer.id}`]);
    if (
      (await countMails(tx, { ...mails, since: new Date(now.getTime() - HOUR_MS) })) >=
      MAILS_AN_HOUR
    )
      return;
    await dropPasswordResets(tx, customer.id);
    await addPasswordReset(tx, {
      tokenHash: hashToken(token),
      customerId: customer.id,
      expiresAt: goodUntil,
    });
    await queueMail(tx, {
      ...mails,
      customerId: customer.id,
      ...written,
      id: randomUUID(),
      link,
      createdAt: now,
      goodUntil,
    });
  });
}

/**
 * Sets a new password with a token of `requestReset` (API-35): once, within 30 minutes. Every older
 * session ends.
 */
export async function resetPassword(
  db: Database,
  body: z.output<typeof ResetRequest>,
  now: Date,
): Promise<Result<CustomerRow, ResetProblem>> {
  const problem = passwordProblem(body);
  if (problem) return err(problem);
  const passwordHash = await hashPassword(body.password);
  return db.transaction(async (tx) => {
    const customerId = await usePasswordReset(tx, hashToken(body.token), now);
    if (customerId) {
      await changePassword(tx, customerId, passwordHash);
      await dropPasswordResets(tx, customerId);
      await endSessionsOf(tx, customerId, now);
      await saveEmailProof(tx, customerId, now);
    }
    const customer = customerId && (await findCustomer(tx, customerId));
    return customer ? ok(customer) : err({ kind: 'reset-token-invalid', path: 'token' });
  });
}
