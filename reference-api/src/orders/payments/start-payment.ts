import { OrderUser } from '@storefront/shared-domain/contracts';
import type { Result } from '@storefront/shared-domain/rules';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Database, Queryable } from '../../platform/db/database';
import { DatabaseBusyError } from '../../platform/db/locks';
import { findOrder } from '../orders.repository';
import {
  findPayment,
  type PaymentRow,
  saveStarted,
  wantRefund,
} from '../../payments/payments.repository';
import { NoResponseError, withinDeadline } from '../../payments/provider-deadline';
import { cancelWithin } from '../cancel-order';
import type { PaymentProvider, PaymentRequested } from '../../payments/provider';
import { returnAddress } from '../../payments/return-address';
import type { StartDeps } from './payment-deps';
import { settlePayment } from './settle-payment';

/** The request of a payment; null when its order or restaurant is missing. */
async function findPaymentRequested(
  tx: Queryable,
  { catalog }: Pick<StartDeps, 'catalog'>,
  payment: PaymentRow,
): Promise<PaymentRequested | null> {
  const order = await findOrder(tx, { id: payment.orderId });
  const restaurant = order && (await catalog.find({ id: order.restaurantId }, tx));
  if (!order || !restaurant) return null;
  const { name, city } = restaurant.data.info;
  const payer = z.parse(OrderUser, order.customer);
  const { id, method, kind, amount, currency, storefrontUrl, apiUrl, expiresAt } = payment;
  return {
    id,
    method,
    kind,
    amount,
    currency,
    apiUrl,
    expiresAt,
    orderUuid: order.uuid,
    orderNumber: order.orderNumber,
    restaurant: { id: restaurant.id, name, city },
    payer: { name: payer.name, email: payer.email, cpf: payer.cpf },
    returnTo: returnAddress({
      storefrontUrl,
      returnKey: order.returnKey,
      orderId: order.id,
      orderUuid: order.uuid,
    }),
  };
}

type Started = {
  readonly reference: string;
  readonly link: string;
  readonly pixCode: string;
  readonly expiresAt: Date | null;
};

/** Requests a payment, or charges its card. */
async function requestPayment(
  provider: PaymentProvider,
  payment: PaymentRow,
  requested: PaymentRequested,
): Promise<Result<Started, { readonly kind: 'declined' | 'refused' }>> {
  if (payment.kind !== 'card') return provider.start(requested);
  const charged = await provider.charge(requested, payment.cardReference);
  return charged.ok
    ? {
        ok: true,
        value: { reference: charged.value.reference, link: '', pixCode: '', expiresAt: null },
      }
    : charged;
}

/**
 * Result of a start: payable (or paid), card declined, refused by the provider, or provider
 * unreachable.
 */
export type StartOutcome = 'started' | 'declined' | 'refused' | 'unreachable';

/**
 * The card was declined: its payment is declined, the order returns everything, and the wallet
 * marks the card.
 */
async function saveDeclined(
  { db, payments }: StartDeps,
  payment: PaymentRow,
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await settlePayment(tx, payment.id, 'declined', at);
    const order = await findOrder(tx, { id: payment.orderId });
    if (order?.awaitsPayment) await cancelWithin(tx, order, at);
    await payments.cards?.refused(tx, payment.cardReference);
  });
}

type ProviderResponse = Awaited<ReturnType<typeof requestPayment>>;

/** Stores the provider's answer. Of a card payment that was given up, the charge is refunded. */
async function saveResponse(
  deps: StartDeps,
  payment: PaymentRow,
  answer: ProviderResponse,
): Promise<StartOutcome> {
  const at = deps.now();
  if (answer.ok) {
    await deps.db.transaction(async (tx) => {
      await saveStarted(tx, payment.id, { ...answer.value, at });
      if (payment.kind === 'card') await settlePayment(tx, payment.id, 'paid', at);
    });
    return 'started';
  }
  if (payment.kind === 'card' && answer.error.kind === 'declined')
    await saveDeclined(deps, payment, at);
  return answer.error.kind;
}

/**
 * Requests a payment that was not requested yet from the provider. Safe to repeat, by this node or
 * another: the provider creates one payment per id. Throws when the provider is unreachable, and
 * `NoResponseError` when it does not answer in time; its later answer is stored, too.
 */
export async function startPayment(deps: StartDeps, id: string): Promise<StartOutcome> {
  const unstarted = await deps.db.transaction(async (tx) => {
    const payment = await findPayment(tx, id);
    return payment?.status === 'pending' && payment.startedAt === null
      ? { payment, requested: await findPaymentRequested(tx, deps, payment) }
      : null;
  });
  if (!unstarted) return 'started';
  const { payment, requested } = unstarted;
  const provider = deps.payments.providerNamed(payment.provider);
  if (!provider || !requested) return 'refused';
  const call = requestPayment(provider, payment, requested);
  const answer = await withinDeadline(call, {
    ms: deps.payments.callDeadlineMs,
    stopping: deps.stopping,
  }).catch((error: unknown) => {
    // After an error here the call is repeated under the same id, like one without an answer.
    if (error instanceof NoResponseError)
      call.then((late) => saveResponse(deps, payment, late)).catch(() => undefined);
    throw error;
  });
  return saveResponse(deps, payment, answer);
}

const PAUSES_MS = [0, 200, 800];

/**
 * Starts a payment while a customer waits: three attempts at most, and none after one without a
 * response. A busy database is no failure of the provider: the payment stays as it is, for a retry.
 * Throws `DatabaseBusyError`.
 */
export async function startPatiently(deps: StartDeps, id: string): Promise<StartOutcome> {
  for (const pause of PAUSES_MS) {
    await wait(pause);
    try {
      return await startPayment(deps, id);
    } catch (error) {
      if (error instanceof DatabaseBusyError) throw error;
      if (error instanceof NoResponseError) break;
    }
  }
  return 'unreachable';
}

/**
 * Cancels a payment that could not be started. Whether a card was charged is unknown, so a card
 * payment is marked for refund.
 */
export async function giveUpStart(
  db: Database,
  payment: { readonly id: string; readonly kind: string },
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const status = await settlePayment(tx, payment.id, 'canceled', at);
    if (status === 'canceled' && payment.kind === 'card') await wantRefund(tx, payment.id);
  });
}
