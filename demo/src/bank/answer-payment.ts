import { randomUUID } from 'node:crypto';
import type { Database } from '@storefront/reference-api/plugin';
import { addDelivery, answerSandboxPayment } from './sandbox.repository';
import type {
  PaymentRow,
  PaymentEventKind,
  CollectionStatus,
} from '@storefront/reference-api/plugin/payments';
import { eventBody } from './deliver';
import { oneTimeToken } from './sandbox-provider';

/** Actions on a page of the demo bank. */
export const ACTIONS = ['approve', 'decline', 'later', 'too-late', 'twice', 'leave'] as const;
export type Action = (typeof ACTIONS)[number];

type Answer = {
  readonly status: 'approved' | 'declined' | 'late' | null;
  readonly sends: PaymentEventKind | null;
  readonly returns: CollectionStatus;
};

const ANSWERS: Record<Action, Answer> = {
  approve: { status: 'approved', sends: 'paid', returns: 'approved' },
  twice: { status: 'approved', sends: 'paid', returns: 'approved' },
  decline: { status: 'declined', sends: 'declined', returns: 'rejected' },
  later: { status: 'late', sends: 'paid', returns: 'pending' },
  'too-late': { status: 'late', sends: 'paid', returns: 'pending' },
  leave: { status: null, sends: null, returns: 'null' },
};

/** Time in ms after the expiry of its order. */
const AFTER_EXPIRY_MS = 5000;

function dueAt(action: Action, { expiresAt }: PaymentRow, now: Date, lateMs: number): Date {
  if (action === 'later') return new Date(now.getTime() + lateMs);
  return action === 'too-late' ? new Date((expiresAt ?? now).getTime() + AFTER_EXPIRY_MS) : now;
}

/**
 * Applies the customer's choice on the bank's page, once per page shown, and queues the message to
 * the shop. Returns the status for the return URL; null when the page is not the latest one, or
 * when the payment has a final status.
 */
export function answerPayment(
  db: Database,
  it: { payment: PaymentRow; formToken: string; action: Action; now: Date; lateMs: number },
): Promise<CollectionStatus | null> {
  const {
    payment: { reference, amount },
    action,
    now,
  } = it;
  const { status, sends, returns } = ANSWERS[action];
  return db.transaction(async (tx) => {
    if (
      !(await answerSandboxPayment(tx, {
        reference,
        formToken: it.formToken,
        nextToken: oneTimeToken(),
        status,
      }))
    )
      return null;
    if (sends === null) return returns;
    const id = randomUUID();
    const delivery = {
      eventId: id,
      body: eventBody({ id, reference, kind: sends, amount, at: now }),
      dueAt: dueAt(action, it.payment, now, it.lateMs),
    };
    await addDelivery(tx, delivery);
    if (action === 'twice') await addDelivery(tx, delivery);
    return returns;
  });
}
