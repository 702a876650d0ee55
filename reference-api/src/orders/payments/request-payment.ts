import { OrderUser } from '@storefront/shared-domain/contracts';
import type { Result } from '@storefront/shared-domain/rules';
import * as z from 'zod/mini';
import type { PaymentRow } from '../../payments/payments.repository';
import type { PaymentProvider, PaymentRequested } from '../../payments/provider';
import { returnAddress } from '../../payments/return-address';
import type { Queryable } from '../../platform/db/database';
import { findOrder } from '../orders.repository';
import type { StartDeps } from './payment-deps';

/** The request of a payment; null when its order or restaurant is missing. */
export async function findPaymentRequested(
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
export async function requestPayment(
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
