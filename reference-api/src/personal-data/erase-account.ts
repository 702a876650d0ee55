import { OrderUser, type EraseRequest } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import * as z from 'zod/mini';
import type { GoogleTokens } from '../accounts/google-tokens';
import { dropOrderPoints } from '../delivery/address-points.repository';
import { listCards } from '../cards/cards.repository';
import { queueVaultDeletions } from '../cards/vault-deletions.repository';
import type { CustomerRow } from '../accounts/customers.repository';
import type { Database, Queryable } from '../platform/db/database';
import { useGoogleToken } from '../accounts/google-customers.repository';
import { lockUntilCommit } from '../platform/db/locks';
import {
  deleteCustomer,
  hasOrderUnderWay,
  holdAccount,
  ordersNaming,
  removePerson,
} from './personal-data.repository';
import { forgetPlaces, passwordOf } from '../accounts/login-places';
import { settle } from '../platform/db/settle';
import { dropTracked } from '../telemetry/events/tracking-events.repository';
import { provePresence, type Presence, type PresenceProblem } from './prove-presence';

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
