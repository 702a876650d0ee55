import { type EraseRequest, OrderUser } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import * as z from 'zod/mini';
import type { GoogleTokenProblem, GoogleTokens } from '../accounts/google-tokens';
import { dropOrderPoints } from '../delivery/address-points.repository';
import { listCards } from '../cards/cards.repository';
import { queueVaultDeletions } from '../cards/vault-deletions.repository';
import type { CustomerRow } from '../accounts/customers.repository';
import type { Database, Queryable } from '../platform/db/database';
import { useGoogleToken } from '../accounts/google-customers.repository';
import { lockUntilCommit, settle } from '../platform/db/locks';
import { forgetPlaces, passwordOf } from '../accounts/login-places';
import { dropTracked } from '../telemetry/events/tracking-events.repository';
import { checkPassword, expectHashing } from '../accounts/passwords';
import { hashOfSigned } from '../accounts/google-customer';
import {
  deleteCustomer,
  hasOrderUnderWay,
  holdAccount,
  ordersNaming,
  removePerson,
} from './personal-data.repository';

/**
 * A verified proof: the stored hash that the password matches, or a token of Google, to be
 * consumed.
 */
type Presence =
  | { readonly kind: 'password'; readonly passwordHash: string }
  | {
      readonly kind: 'google';
      readonly sub: string;
      readonly tokenHash: string;
      readonly endsAt: Date;
    };
type PresenceProblem = (
  | GoogleTokenProblem
  | { readonly kind: 'password-wrong' | 'google-account-differs' | 'google-not-configured' }
) & { readonly path: 'password' | 'access_token' };

/**
 * Checks that the holder of a session is the customer of the account: by the password, or by a
 * token of Google. The account may change meanwhile, so the proof is checked once more under its
 * lock. Throws `BudgetExceededError`.
 */
async function provePresence(
  customer: CustomerRow,
  google: GoogleTokens | null,
  proof: EraseRequest,
): Promise<Result<Presence, PresenceProblem>> {
  if (proof.loginMode === 'email') {
    expectHashing();
    const { isRight } = await checkPassword(customer.passwordHash, proof.password);
    return isRight && customer.passwordHash !== null
      ? ok({ kind: 'password', passwordHash: customer.passwordHash })
      : err({ kind: 'password-wrong', path: 'password' });
  }
  if (!google) return err({ kind: 'google-not-configured', path: 'access_token' });
  const read = await google.read(proof.access_token);
  if (!read.ok) return err({ ...read.error, path: 'access_token' });
  return ok({
    kind: 'google',
    sub: read.value.sub,
    tokenHash: hashOfSigned(proof.access_token),
    endsAt: read.value.endsAt,
  });
}

export type EraseProblem = PresenceProblem | { readonly kind: 'order-under-way' };
type Erasing = {
  readonly customer: CustomerRow;
  readonly proof: EraseRequest;
  readonly now: Date;
};

const DAY_MS = 86_400_000;
/**
 * Age in days from which an unfinished order counts as abandoned and does not block the erasure;
 * longer for a scheduled one.
 */
const UNDER_WAY_DAYS = 1;
const SCHEDULED_DAYS = 31;
const BATCH = 200;

/**
 * Checks under the lock that the proof still matches the account, and consumes a token of Google;
 * null when it matches.
 */
async function recheckPresence(
  tx: Queryable,
  presence: Presence,
  account: { passwordHash: string | null; googleSub: string | null },
  now: Date,
): Promise<PresenceProblem | null> {
  if (presence.kind === 'password')
    return account.passwordHash === presence.passwordHash
      ? null
      : { kind: 'password-wrong', path: 'password' };
  if (!(await useGoogleToken(tx, { ...presence, now })))
    return { kind: 'google-token-invalid', path: 'access_token' };
  return account.googleSub === presence.sub
    ? null
    : { kind: 'google-account-differs', path: 'access_token' };
}

/**
 * Removes the account from its orders, and the rows that belong to them. Rows that only contain a
 * phone, a mail or an address which the account or its orders name may be another person's.
 */
async function eraseOrders(tx: Queryable, { customer, now }: Erasing): Promise<void> {
  for (
    let orders = await ordersNaming(tx, customer.id, BATCH);
    orders.length > 0;
    orders = await ordersNaming(tx, customer.id, BATCH)
  ) {
    await dropOrderPoints(
      tx,
      customer.restaurantId,
      orders.map((order) => {
        const { address: street, number, zone, city } = z.parse(OrderUser, order.customer);
        return { id: order.id, address: { street, number, zone, city }, device: order.fingerprint };
      }),
    );
    await removePerson(tx, orders, now);
  }
  await forgetPlaces(tx, passwordOf(customer.restaurantId, customer.email));
}

/**
 * Erases an account: all its data is deleted, its orders stay without personal fields. Refused
 * while an order is in progress, which needs name and address. One transaction; a worker
 * deletes the cards from the vault after it. Throws `BudgetExceededError`.
 */
export async function eraseAccount(
  { db, google }: { db: Database; google: GoogleTokens | null },
  erasing: Erasing,
): Promise<Result<null, EraseProblem>> {
  const { customer, proof, now } = erasing;
  const { id, restaurantId } = customer;
  const presence = await provePresence(customer, google, proof);
  if (!presence.ok) return presence;
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  return settle(db, async (tx): Promise<Result<null, EraseProblem>> => {
    await lockUntilCommit(tx, [`reset ${id}`, `wallet ${id}`]);
    const account = await holdAccount(tx, id);
    if (!account) return ok(null);
    const problem = await recheckPresence(tx, presence.value, account, now);
    if (problem) return err(problem);
    if (
      await hasOrderUnderWay(tx, id, {
        since: daysAgo(UNDER_WAY_DAYS),
        scheduledSince: daysAgo(SCHEDULED_DAYS),
      })
    )
      return err({ kind: 'order-under-way' });
    const cards = await listCards(tx, { restaurantId, customerId: id });
    await queueVaultDeletions(
      tx,
      cards.map(({ reference }) => reference),
      now,
    );
    await eraseOrders(tx, erasing);
    await dropTracked(tx, restaurantId, id);
    await deleteCustomer(tx, id);
    return ok(null);
  });
}
