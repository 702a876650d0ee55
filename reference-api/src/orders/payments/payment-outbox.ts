import { putOffPayment, type DuePayment } from '../../payments/due-payments.repository';
import type { OnlinePayments } from '../../payments/online-payments';
import type { PaymentProvider } from '../../payments/provider';
import { NoResponseError } from '../../payments/provider-deadline';
import { FAILING_ATTEMPTS } from '../../platform/metrics/queues.repository';
import type { Attempt, Outbox } from '../../platform/outbox/outbox';
import type { PaymentWorkerDeps } from './payment-deps';

/** Work in the background on payments, as the metrics name it. */
type PaymentJob = 'expire' | 'start' | 'refund';

/**
 * Lease timeout in ms: payments leased by a crashed worker become available again. Longer than the
 * deadline of a provider's call.
 */
const LEASE_MS = 60_000;

/** No provider of this name is installed on this server. */
class MissingProviderError extends Error {
  constructor(name: string) {
    super(`The payment provider ${name} is not installed.`);
    this.name = 'MissingProviderError';
  }
}

/** The provider of a payment. Throws when it is not installed. */
export function installedProvider(
  { providerNamed }: Pick<OnlinePayments, 'providerNamed'>,
  name: string,
): PaymentProvider {
  const provider = providerNamed(name);
  if (!provider) throw new MissingProviderError(name);
  return provider;
}

function toReason(error: unknown): string {
  if (error instanceof MissingProviderError) return 'no_provider';
  return error instanceof NoResponseError ? 'no_answer' : 'error';
}

/**
 * Counts and logs a failed attempt: as an error when an operator must act, which is a missing
 * provider or the fifth attempt. The uuid of the order is a capability and is not logged.
 */
function reportFailure(
  { logger, metrics }: PaymentWorkerDeps,
  job: PaymentJob,
  { id, orderId, attempts }: DuePayment,
  error: unknown,
): void {
  const reason = toReason(error);
  metrics.paymentFailed(job, reason);
  const facts = { err: error, job, reason, payment: id, order: orderId, attempts };
  const text = 'work on a payment failed and is repeated later';
  if (reason === 'no_provider' || attempts >= FAILING_ATTEMPTS) logger?.error(facts, text);
  else logger?.warn(facts, text);
}

/**
 * One kind of work on payments. A failed attempt is reported and postpones its own payment only; the
 * next change of the payment ends the pause.
 */
export const paymentOutbox = <Item extends DuePayment>(
  deps: PaymentWorkerDeps,
  job: PaymentJob,
  {
    attempt,
    postpone = (item, until) => putOffPayment(deps.db, item, until),
    ...more
  }: Pick<Outbox<Item>, 'batch' | 'pauseAfter' | 'lease' | 'attempt'> &
    Partial<Pick<Outbox<Item>, 'postpone'>>,
): Outbox<Item> => ({
  ...more,
  now: deps.now,
  leaseMs: LEASE_MS,
  isDrained: true,
  postpone,
  attempt: (item) =>
    attempt(item).catch((error: unknown): Attempt => {
      reportFailure(deps, job, item, error);
      return { retryAfterMs: 0 };
    }),
});
