import { err, ok, type Result } from '@storefront/shared-domain/rules';
import { findPaymentByReference, keepPaymentEvent } from '../db/payments.repository';
import type { Deps } from '../deps';
import type { ProviderEvent } from '../payments/provider';
import { settlePayment } from './settle-payment';

export type HearingProblem = { readonly kind: 'unknown-payment' | 'amount-differs' };

/**
 * Takes a message of a provider whose signature was good: each once, whatever was heard before. A payment of another amount than was
 * asked for counts as nothing, so that somebody looks at it. `unknown-payment`: told too early or to the wrong shop; it may be told again.
 */
export function hearPayment({ db, now }: Pick<Deps, 'db' | 'now'>, provider: string, event: ProviderEvent): Promise<Result<null, HearingProblem>> {
  return db.transaction(async (tx) => {
    const payment = await findPaymentByReference(tx, provider, event.reference);
    if (!payment) return err({ kind: 'unknown-payment' });
    if (event.kind === 'paid' && event.amount !== payment.amount) return err({ kind: 'amount-differs' });
    const isNew = await keepPaymentEvent(tx, { provider, eventId: event.id, paymentId: payment.id, kind: event.kind, at: event.at, receivedAt: now() });
    if (isNew) await settlePayment(tx, payment.id, event.kind, now());
    return ok(null);
  });
}
