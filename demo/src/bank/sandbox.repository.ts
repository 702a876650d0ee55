import { onlyRow, type Queryable } from '@storefront/reference-api/plugin';

/** One payment of the demo bank. `formToken` permits one form submission. */
export type SandboxPayment = {
  reference: string;
  paymentId: string;
  status: 'open' | 'approved' | 'declined' | 'late' | 'refunded';
  formToken: string;
};
export type SandboxDelivery = { id: number; eventId: string; body: string; attempts: number };

const COLUMNS = 'reference, payment_id as "paymentId", status, form_token as "formToken"';

/** Creates a payment, or returns the stored one with the same id. */
export async function openSandboxPayment(
  on: Queryable,
  it: SandboxPayment & { at: Date },
): Promise<SandboxPayment> {
  return onlyRow(
    await on.query<SandboxPayment>(
      `insert into sandbox_payments (reference, payment_id, status, form_token, created_at) values ($1, $2, $3, $4, $5)
     on conflict (payment_id) do update set payment_id = excluded.payment_id returning ${COLUMNS}`,
      [it.reference, it.paymentId, it.status, it.formToken, it.at],
    ),
  );
}

export async function findSandboxPayment(
  on: Queryable,
  reference: string,
): Promise<SandboxPayment | null> {
  const [row] = await on.query<SandboxPayment>(
    `select ${COLUMNS} from sandbox_payments where reference = $1`,
    [reference],
  );
  return row ?? null;
}

/**
 * Applies a response to a payment once per token, unless the payment is final; null when it is, or
 * when the token is not the one of its page.
 */
export async function answerSandboxPayment(
  on: Queryable,
  it: {
    reference: string;
    formToken: string;
    nextToken: string;
    status: SandboxPayment['status'] | null;
  },
): Promise<SandboxPayment | null> {
  const [row] = await on.query<SandboxPayment>(
    `update sandbox_payments set status = coalesce($4, status), form_token = $3
     where reference = $1 and form_token = $2 and status in ('open', 'declined')
     returning ${COLUMNS}`,
    [it.reference, it.formToken, it.nextToken, it.status],
  );
  return row ?? null;
}

export async function refundSandboxPayment(on: Queryable, paymentId: string): Promise<void> {
  await on.query("update sandbox_payments set status = 'refunded' where payment_id = $1", [
    paymentId,
  ]);
}

export async function addDelivery(
  on: Queryable,
  it: { eventId: string; body: string; dueAt: Date },
): Promise<void> {
  await on.query('insert into sandbox_deliveries (event_id, body, due_at) values ($1, $2, $3)', [
    it.eventId,
    it.body,
    it.dueAt,
  ]);
}

/**
 * Leases deliveries that are due, and postpones each in case it fails: 2 seconds, then twice as
 * long each time, an hour at most.
 */
export async function takeDueDeliveries(
  on: Queryable,
  it: { at: Date; limit: number },
): Promise<SandboxDelivery[]> {
  const rows = await on.query<SandboxDelivery>(
    `update sandbox_deliveries
     set attempts = attempts + 1,
       due_at = $1::timestamptz + least(power(2, attempts + 1), 3600) * interval '1 second'
     where id in (select id from sandbox_deliveries where due_at <= $1 order by due_at, id limit $2
       for update skip locked)
     returning id, event_id as "eventId", body, attempts`,
    [it.at, it.limit],
  );
  return rows.sort((one, other) => one.id - other.id);
}

export async function dropDelivery(on: Queryable, id: number): Promise<void> {
  await on.query('delete from sandbox_deliveries where id = $1', [id]);
}
