import { minor, type Minor } from '@storefront/shared-domain/contracts';
import type { PaymentStatus } from './payment-state';
import type { PaymentKind } from './provider';
import type { Queryable } from '../platform/db/database';

/**
 * One attempt at paying an order. `storefrontUrl` is the URL of its restaurant's storefront,
 * `apiUrl` the URL of this API.
 */
export type PaymentRow = {
  id: string;
  orderId: number;
  attempt: number;
  provider: string;
  method: string;
  kind: PaymentKind;
  amount: Minor;
  currency: string;
  status: PaymentStatus;
  reference: string;
  link: string;
  pixCode: string;
  startedAt: Date | null;
  cardReference: string;
  storefrontUrl: string;
  apiUrl: string;
  expiresAt: Date | null;
  createdAt: Date;
};
export type NewPayment = Omit<
  PaymentRow,
  'status' | 'reference' | 'link' | 'pixCode' | 'startedAt'
>;

const COLUMNS = `p.id, p.order_id as "orderId", p.attempt, p.provider, p.method, p.kind, p.amount,
  p.currency, p.status, p.reference, p.link, p.pix_code as "pixCode",
  p.started_at as "startedAt", p.card_reference as "cardReference",
  p.storefront_url as "storefrontUrl", p.api_url as "apiUrl", p.expires_at as "expiresAt",
  p.created_at as "createdAt"`;

/** Ends the pause after failed attempts of the payment worker: a payment that changed is due at once. */
const AT_ONCE = `tries = 0, next_try_at = 'epoch'`;

const toRow = (row: PaymentRow): PaymentRow => ({ ...row, amount: minor(row.amount) });
const toFirst = ([row]: PaymentRow[]): PaymentRow | null => (row ? toRow(row) : null);

/** Inserts a pending attempt; its order awaits it. Both statements are sent at once. */
export async function insertPayment(on: Queryable, newPayment: NewPayment): Promise<void> {
  const inserted = on.query(
    `insert into payments (id, order_id, attempt, provider, method, kind, amount, currency, status,
       card_reference, storefront_url, api_url, expires_at, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'pending', $9, $10, $11, $12, $13, $13)`,
    [
      newPayment.id,
      newPayment.orderId,
      newPayment.attempt,
      newPayment.provider,
      newPayment.method,
      newPayment.kind,
      newPayment.amount,
      newPayment.currency,
      newPayment.cardReference,
      newPayment.storefrontUrl,
      newPayment.apiUrl,
      newPayment.expiresAt,
      newPayment.createdAt,
    ],
  );
  const awaited = on.query('update orders set awaits_payment = true where id = $1', [
    newPayment.orderId,
  ]);
  await Promise.all([inserted, awaited]);
}

export const findPayment = async (on: Queryable, id: string): Promise<PaymentRow | null> =>
  toFirst(await on.query<PaymentRow>(`select ${COLUMNS} from payments p where p.id = $1`, [id]));

export const findPaymentByReference = async (
  on: Queryable,
  provider: string,
  reference: string,
): Promise<PaymentRow | null> =>
  toFirst(
    await on.query<PaymentRow>(
      `select ${COLUMNS} from payments p where p.provider = $1 and p.reference = $2 and p.reference <> ''`,
      [provider, reference],
    ),
  );

/** The number of the latest attempt; 0 before the first. */
export async function latestAttempt(on: Queryable, orderId: number): Promise<number> {
  const [row] = await on.query<{ attempt: number }>(
    'select coalesce(max(attempt), 0)::int as attempt from payments where order_id = $1',
    [orderId],
  );
  return row?.attempt ?? 0;
}

/** Stores the provider's response; a second response to the same request changes nothing. */
export async function saveStarted(
  on: Queryable,
  id: string,
  it: { reference: string; link: string; pixCode: string; expiresAt: Date | null; at: Date },
): Promise<void> {
  await on.query(
    `update payments
     set reference = $2, link = $3, pix_code = $4, expires_at = least(expires_at, $5::timestamptz),
       started_at = $6, changed_at = $6, ${AT_ONCE}
     where id = $1 and started_at is null`,
    [id, it.reference, it.link, it.pixCode, it.expiresAt, it.at],
  );
}

export async function changePayment(
  on: Queryable,
  id: string,
  it: { status: PaymentStatus; refundDue: boolean; at: Date },
): Promise<void> {
  await on.query(
    `update payments
     set status = $2, refund_due = refund_due or $3, version = version + 1, changed_at = $4,
       ${AT_ONCE}
     where id = $1`,
    [id, it.status, it.refundDue, it.at],
  );
}

/**
 * Delay in ms of the refund of a charge that may still be on its way, longer than the deadline of a
 * provider's call: a refund before the charge would find nothing to return.
 */
const CHARGED_MS = 60_000;

/**
 * Closes every open attempt of an order except one. A declined wallet card stays declined: it
 * cannot be used for another attempt. Whether the card of a pending attempt was charged is unknown
 * until its provider has answered, so its refund is due.
 */
export async function closeOpenPayments(
  on: Queryable,
  orderId: number,
  it: { except: string | null; at: Date },
): Promise<void> {
  await on.query(
    `update payments
     set status = 'canceled', version = version + 1, changed_at = $3,
       refund_due = refund_due or (kind = 'card' and status = 'pending'),
       tries = 0, next_try_at = $4
     where order_id = $1 and (status = 'pending' or (status = 'declined' and kind <> 'card'))
       and id is distinct from $2::uuid`,
    [orderId, it.except, it.at, new Date(it.at.getTime() + CHARGED_MS)],
  );
}

/** The order no longer awaits payment. */
export async function markPaid(on: Queryable, orderId: number): Promise<void> {
  await on.query('update orders set awaits_payment = false where id = $1', [orderId]);
}

/** Marks payments of an order that will not be prepared as refunded, with the refund due. */
export async function refundPaid(on: Queryable, orderId: number, at: Date): Promise<void> {
  await on.query(
    `update payments
     set status = 'refunded', refund_due = true, version = version + 1, changed_at = $2, ${AT_ONCE}
     where order_id = $1 and status = 'paid'`,
    [orderId, at],
  );
}

/** Marks a payment for refund: the provider may have charged it although no order needs it. */
export async function wantRefund(on: Queryable, id: string): Promise<void> {
  await on.query(
    `update payments set refund_due = true, version = version + 1, ${AT_ONCE} where id = $1`,
    [id],
  );
}

/** Stores a provider's event; false when it is already stored. */
export async function savePaymentEvent(
  on: Queryable,
  it: {
    provider: string;
    eventId: string;
    paymentId: string;
    kind: string;
    at: Date;
    receivedAt: Date;
  },
): Promise<boolean> {
  const rows = await on.query(
    `insert into payment_events (provider, event_id, payment_id, kind, at, received_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning event_id`,
    [it.provider, it.eventId, it.paymentId, it.kind, it.at, it.receivedAt],
  );
  return rows.length > 0;
}
