import { err, ok, type Result } from '@storefront/shared-domain/rules';
import { findPaymentByReference, savePaymentEvent } from '../../payments/payments.repository';
import type { HearingDeps } from './payment-deps';
import type { PaymentStatus } from '../../payments/payment-state';
import type { ProviderEvent } from '../../payments/provider';
import { settlePayment } from './settle-payment';

export type PaymentEventProblem = { readonly kind: 'unknown-payment' | 'amount-differs' };

type Received = { received: Result<null, PaymentEventProblem>; settled: PaymentStatus | null };

/**
 * Applies a provider's message with a valid signature: each message once, in any order. A payment
 * of another amount than requested is rejected, and an operator must check it. `unknown-payment`:
 * sent too early or to the wrong shop; the provider may send it again.
 */
export async function applyPaymentEvent(
  { db, now, metrics }: HearingDeps,
  provider: string,
  event: ProviderEvent,
): Promise<Result<null, PaymentEventProblem>> {
  const { received, settled } = await db.transaction<Received>(async (tx) => {
    const payment = await findPaymentByReference(tx, provider, event.reference);
    if (!payment) return { received: err({ kind: 'unknown-payment' }), settled: null };
    if (event.kind === 'paid' && event.amount !== payment.amount)
      return { received: err({ kind: 'amount-differs' }), settled: null };
    const isNew = await savePaymentEvent(tx, {
      provider,
      eventId: event.id,
      paymentId: payment.id,
      kind: event.kind,
      at: event.at,
      receivedAt: now(),
    });
    return {
      received: ok(null),
      settled: isNew ? await settlePayment(tx, payment.id, event.kind, now()) : null,
    };
  });
  if (settled !== null) metrics.paymentSettled(settled);
  return received;
}
