import { ZERO, type OrderDetails } from '@storefront/shared-domain/contracts';
import {
  err,
  ok,
  PARTNER_METHOD,
  WALLET_METHOD,
  type Result,
} from '@storefront/shared-domain/rules';
import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../platform/db/database';
import { insertPayment, type NewPayment } from '../../payments/payments.repository';
import type { OrderPaymentRow } from '../orders.repository';
import { computeHold } from '../../payments/hold';
import { kindOfMethod } from '../../payments/methods';
import type { OnlinePayments } from '../../payments/online-payments';
import { toStorefrontUrl } from '../../platform/http/places';
import type { OrderRequested } from '../order-requested';
import type { OrderProblem } from '../order-problem';

type AtOnce = { readonly cardReference: string; readonly isPaid: boolean };

const unavailable = (): Result<never, OrderProblem> =>
  err({ kind: 'online-payment-unavailable', path: 'details.paymentType' });

/**
 * Redeems what the customer provides for the payment, together with the order: a card token, a
 * confirmed sale.
 */
async function redeem(
  tx: Queryable,
  { cards, sales }: OnlinePayments,
  requested: OrderRequested,
  { grandTotal }: OrderDetails,
): Promise<Result<AtOnce, OrderProblem>> {
  const {
    details: { uuid, paymentType, creditCardToken, saleID, saleConfirmationCode },
    fingerprint,
  } = requested.request;
  const spending = {
    restaurantId: requested.restaurant.id,
    customerId: requested.account?.id ?? null,
    fingerprint,
    orderUuid: uuid,
    amount: grandTotal,
  };
  if (paymentType === WALLET_METHOD) {
    if (!cards) return unavailable();
    const card = await cards.redeem(tx, creditCardToken, spending);
    return card
      ? ok({ cardReference: card.cardReference, isPaid: false })
      : err({ kind: 'card-token-invalid', path: 'details.creditCardToken' });
  }
  if (!sales) return unavailable();
  return (await sales.redeem(tx, { saleID, saleConfirmationCode }, spending))
    ? ok({ cardReference: '', isPaid: true })
    : err({ kind: 'partner-sale-invalid', path: 'details.saleID' });
}

/**
 * Whether an order has an online payment: its method is an online one, and its total is above 0.
 */
export const isPaidOnline = ({ paymentType, grandTotal }: OrderDetails): boolean =>
  kindOfMethod(paymentType) !== null && grandTotal > ZERO;

/** The first payment of an order; `isPaid`: a confirmed sale has paid it. */
export type FirstPayment = { readonly payment: NewPayment; readonly isPaid: boolean };

/**
 * The first payment of an order, with the amount computed by the server, before the order is written;
 * redeems what the customer provides for it. The provider is requested after the commit. Only the
 * amount of this row is ever charged.
 */
export async function firstPayment(
  tx: Queryable,
  payments: OnlinePayments,
  requested: OrderRequested,
  order: { readonly id: number; readonly details: OrderDetails },
): Promise<Result<FirstPayment, OrderProblem>> {
  const { restaurant, places, now } = requested;
  const { paymentType: method, grandTotal } = order.details;
  const kind = kindOfMethod(method);
  const provider = method === PARTNER_METHOD ? PARTNER_METHOD : payments.providerFor(method)?.id;
  if (kind === null || provider === undefined) return unavailable();
  const atOnce =
    kind === 'card'
      ? await redeem(tx, payments, requested, order.details)
      : ok({ cardReference: '', isPaid: false });
  if (!atOnce.ok) return atOnce;
  const hold = computeHold(kind, restaurant.data.info, payments.lifetimes);
  const payment: NewPayment = {
    id: randomUUID(),
    orderId: order.id,
    attempt: 1,
    provider,
    method,
    kind,
    amount: grandTotal,
    currency: restaurant.data.info.currency,
    cardReference: atOnce.value.cardReference,
    storefrontUrl: toStorefrontUrl(places.storefront, restaurant.url),
    apiUrl: places.api,
    expiresAt: hold === null ? null : new Date(now.getTime() + hold),
    createdAt: now,
  };
  return ok({ payment, isPaid: atOnce.value.isPaid });
}

/** Inserts the first payment of an order that is written with the same or an earlier statement. */
export const openPayment = (on: Queryable, { payment }: FirstPayment): Promise<void> =>
  insertPayment(on, payment);

/** A payment that was just inserted, as part of its order's row. */
export const insertedPayment = ({ payment: it }: FirstPayment): OrderPaymentRow => ({
  id: it.id,
  status: 'pending',
  kind: it.kind,
  method: it.method,
  amount: it.amount,
  link: '',
  pixCode: '',
  expiresAt: it.expiresAt?.toISOString() ?? null,
  isStarted: false,
  storefrontUrl: it.storefrontUrl,
});
