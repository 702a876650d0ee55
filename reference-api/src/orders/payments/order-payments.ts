import type { StartDeps } from './payment-deps';
import type { OrderPayment } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../platform/db/database';
import { findOrder, lockOrder, type OrderRow } from '../orders.repository';
import {
  changePayment,
  findPayment,
  insertPayment,
  latestAttempt,
  type PaymentRow,
} from '../../payments/payments.repository';
import { paymentView } from '../payment-view';
import { attemptEnds } from '../../payments/hold';
import type { Places } from '../../platform/http/places';
import { settlePayment } from './settle-payment';
import { startPatiently, startPayment } from './start-payment';

export type RetryProblem = {
  readonly kind:
    'order-not-found' | 'order-canceled' | 'card-needed' | 'too-many-attempts' | 'unavailable';
};

const MAX_ATTEMPTS = 10;

const toView = (order: OrderRow | null): OrderPayment | null =>
  order ? paymentView(order.payment) : null;

/** The current order, locked until the transaction ends. */
async function heldOrder(tx: Queryable, uuid: string): Promise<OrderRow | null> {
  const known = await findOrder(tx, { uuid });
  if (!known) return null;
  await lockOrder(tx, known.id);
  return findOrder(tx, { uuid });
}

/**
 * Status of an order's online payment; one that was not started because its server stopped is
 * started now. null for an order without one.
 */
export async function readPayment(deps: StartDeps, uuid: string): Promise<OrderPayment | null> {
  const order = await findOrder(deps.db, { uuid });
  if (!order?.payment || order.payment.status !== 'pending' || order.payment.isStarted)
    return toView(order);
  await startPayment(deps, order.payment.id).catch(() => 'unreachable');
  return toView(await findOrder(deps.db, { uuid }));
}

/**
 * Cancels an unpaid order on behalf of its customer and returns what it took. A payment that
 * arrived first wins. Returns the payment's status; null for an order without one.
 */
export function giveUpPayment(
  { db, now }: Pick<StartDeps, 'db' | 'now'>,
  uuid: string,
): Promise<OrderPayment | null> {
  return db.transaction(async (tx) => {
    const order = await heldOrder(tx, uuid);
    if (!order?.payment) return null;
    await settlePayment(tx, order.payment.id, 'canceled', now());
    return toView(await findOrder(tx, { uuid }));
  });
}

function retryProblem(order: OrderRow, payment: PaymentRow): RetryProblem | null {
  if (order.status === 'CANCELED' || payment.status !== 'declined')
    return { kind: 'order-canceled' };
  if (payment.kind === 'card') return { kind: 'card-needed' };
  return payment.attempt >= MAX_ATTEMPTS ? { kind: 'too-many-attempts' } : null;
}

/**
 * Creates the next attempt with the amount and the method of the order; returns its id, or null
 * when no retry is possible.
 */
function nextAttempt(
  { db, now }: StartDeps,
  uuid: string,
  places: Places,
): Promise<Result<string | null, RetryProblem>> {
  return db.transaction(async (tx) => {
    const order = await heldOrder(tx, uuid);
    const payment = order?.payment ? await findPayment(tx, order.payment.id) : null;
    if (!order || !payment) return err({ kind: 'order-not-found' });
    if (payment.status === 'pending' || payment.status === 'paid') return ok(null);
    const problem = retryProblem(order, payment);
    if (problem) return err(problem);
    const id = randomUUID();
    const expiresAt =
      payment.expiresAt &&
      attemptEnds(
        payment.expiresAt.getTime() - payment.createdAt.getTime(),
        order.createdAt,
        now(),
      );
    const attempt = (await latestAttempt(tx, order.id)) + 1;
    await changePayment(tx, payment.id, { status: 'canceled', refundDue: false, at: now() });
    await insertPayment(tx, {
      ...payment,
      id,
      attempt,
      apiUrl: places.api,
      cardReference: '',
      expiresAt,
      createdAt: now(),
    });
    return ok(id);
  });
}

/**
 * A new attempt after a declined payment; one that is pending or paid is returned as it is. An
 * attempt that cannot be started counts as declined: the order still awaits payment and can be
 * retried.
 */
export async function retryPayment(
  deps: StartDeps,
  uuid: string,
  places: Places,
): Promise<Result<OrderPayment, RetryProblem>> {
  const next = await nextAttempt(deps, uuid, places);
  if (!next.ok) return next;
  const id = next.value;
  const outcome = id === null ? 'started' : await startPatiently(deps, id);
  if (id !== null && outcome !== 'started')
    await deps.db.transaction((tx) => settlePayment(tx, id, 'declined', deps.now()));
  const payment = toView(await findOrder(deps.db, { uuid }));
  if (outcome !== 'started') return err({ kind: 'unavailable' });
  return payment ? ok(payment) : err({ kind: 'order-not-found' });
}
