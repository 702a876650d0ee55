import { formatMoney } from '@storefront/shared-domain/rules';
import type { OrderRow } from '@storefront/reference-api/plugin/orders';
import type { SandboxPayment } from './sandbox.repository';
import { localMinute, type LoadedRestaurant } from '@storefront/reference-api/plugin/restaurants';
import {
  returnAddress,
  type CollectionStatus,
  type PaymentRow,
} from '@storefront/reference-api/plugin/payments';
import type { Sandbox } from './sandbox';
import type { ShownPayment } from './bank-page';

/** Data of a page of the bank. */
export type BankCase = {
  readonly books: SandboxPayment;
  readonly payment: PaymentRow;
  readonly order: OrderRow;
  readonly restaurant: LoadedRestaurant;
};

/** The bank's own status takes precedence; a closed order can no longer be paid. */
function computeState({ books, payment, order }: BankCase): ShownPayment['state'] {
  if (books.status === 'approved' || books.status === 'late' || books.status === 'refunded')
    return books.status;
  const isWanted =
    order.awaitsPayment &&
    order.status !== 'CANCELED' &&
    (payment.status === 'pending' || payment.status === 'declined');
  if (!isWanted) return 'closed';
  return books.status;
}

const COLLECTED: Record<ShownPayment['state'], CollectionStatus> = {
  open: 'null',
  declined: 'rejected',
  approved: 'approved',
  late: 'pending',
  refunded: 'null',
  closed: 'null',
};

/** URL back to the storefront, made of the stored order alone. */
export const wayBack = ({ payment, order }: BankCase, status: CollectionStatus): string =>
  returnAddress(
    {
      storefrontUrl: payment.storefrontUrl,
      returnKey: order.returnKey,
      orderId: order.id,
      orderUuid: order.uuid,
    },
    { reference: payment.reference, status },
  );

export function shownPayment(bankCase: BankCase, { lateMs }: Sandbox): ShownPayment {
  const {
    books,
    payment,
    order,
    restaurant: {
      data: { info },
    },
  } = bankCase;
  const state = computeState(bankCase);
  return {
    state,
    restaurant: info.name,
    amount: formatMoney(payment.amount, payment.currency),
    orderNo: String(order.orderNumber).padStart(4, '0'),
    method: payment.method,
    until:
      payment.expiresAt === null ? '' : localMinute(payment.expiresAt, info.timezone).slice(11),
    pixCode: payment.pixCode,
    formToken: books.formToken,
    lateSeconds: Math.round(lateMs / 1000),
    back: wayBack(bankCase, COLLECTED[state]),
  };
}
