import { OrderUser } from '@storefront/shared-domain/contracts';
import type { Result } from '@storefront/shared-domain/rules';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Database, Queryable } from '../../platform/db/database';
import { DatabaseBusyError } from '../../platform/db/database-busy';
import { findOrder } from '../orders.repository';
import {
  findPayment,
  saveStarted,
  wantRefund,
  type PaymentRow,
} from '../../payments/payments.repository';
import type { StartDeps } from './payment-deps';
import type { PaymentRequested, PaymentProvider } from '../../payments/provider';
import { returnAddress } from '../../payments/return-address';
import { cancelWithin } from '../cancel-order';
import { settlePayment } from './settle-payment';

/**
 * Result of a start: payable (or paid), card declined, refused by the provider, or provider
 * unreachable.
 */
export type StartOutcome = 'started' | 'declined' | 'refused' | 'unreachable';

async function requestedOf(
  tx: Queryable,
  { catalog }: StartDeps,
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

async function request(
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

/**
 * Requests a payment that was not requested yet from the provider. Safe to repeat, by this node or
 * another: the provider creates one payment per id. Throws when the provider is unreachable.
 */
export async function startPayment(deps: StartDeps, id: string): Promise<StartOutcome> {
  const unstarted = await deps.db.transaction(async (tx) => {
    const payment = await findPayment(tx, id);
    return payment?.status === 'pending' && payment.startedAt === null
      ? { payment, requested: await requestedOf(tx, deps, payment) }
      : null;
  });
  if (!unstarted) return 'started';
  const { payment, requested } = unstarted;
  const provider = deps.payments.providerNamed(payment.provider);
  if (!provider || !requested) return 'refused';
  const answer = await request(provider, payment, requested);
  const at = deps.now();
  if (answer.ok) {
    await deps.db.transaction(async (tx) => {
      await saveStarted(tx, id, { ...answer.value, at });
      if (payment.kind === 'card') await settlePayment(tx, id, 'paid', at);
    });
    return 'started';
  }
  if (payment.kind === 'card' && answer.error.kind === 'declined')
    await saveDeclined(deps, payment, at);
  return answer.error.kind;
}

const PAUSES_MS = [0, 200, 800];

/**
 * Outcome for a failed provider request. A busy database is no failure of the provider: the payment
 * stays as it is, for a retry.
 */
function unreachable(error: unknown): 'unreachable' {
  if (error instanceof DatabaseBusyError) throw error;
  return 'unreachable';
}

/** The same while a customer waits: three attempts at most. Throws `DatabaseBusyError`. */
export async function startPatiently(deps: StartDeps, id: string): Promise<StartOutcome> {
  for (const pause of PAUSES_MS) {
    await wait(pause);
    const outcome = await startPayment(deps, id).catch(unreachable);
    if (outcome !== 'unreachable') return outcome;
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
