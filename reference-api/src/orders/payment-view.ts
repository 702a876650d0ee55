import { minor, type OrderPayment } from '@storefront/shared-domain/contracts';
import type { OrderPaymentRow, OrderRow } from './orders.repository';

/**
 * An order's online payment in the format of the API: the payment data is included only while it
 * can be paid.
 */
export function paymentView(payment: OrderPaymentRow | null): OrderPayment | null {
  if (!payment) return null;
  const { status, kind, method, amount, expiresAt } = payment;
  const isOpen = status === 'pending';
  return {
    status,
    kind,
    method,
    amount: minor(amount),
    link: isOpen ? payment.link : '',
    pixCode: isOpen ? payment.pixCode : '',
    expiresAt,
    isViewOnly: false,
  };
}

/**
 * Path of the payment page (TRACKING-12): the provider's page, for a pix the storefront's own; ''
 * when there is none.
 */
export function placeToPay({ uuid, payment }: Pick<OrderRow, 'uuid' | 'payment'>): string {
  if (!payment || payment.kind === 'card') return '';
  return payment.kind === 'pix'
    ? `${payment.storefrontUrl}/payment/pix?token=${uuid}`
    : payment.link;
}
