import type {
  Address,
  CartLine,
  Client,
  Coupon,
  Customer,
  DeliveryFeeResult,
  DeliveryType,
  OrderDetails,
  OrderRequest,
  OrderUser,
  PaymentChoice,
  PaymentSetting,
  ScheduleChoice,
  ServiceFee,
} from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { orderAddressTexts } from '../delivery/address-texts';
import { negate } from '../money/arithmetic';
import { documentDigits } from '../country/documents';
import { birthdayToIso } from '../customer/birthday';
import type { OrderTotals } from '../money/order-totals';
import { plainText } from '../format/plain-text';
import { digitsOnly } from '../format/text';

/** Input of an order at the time it is sent. */
export type OrderDraft = {
  lines: readonly CartLine[];
  /** Result of `orderTotals` for the same draft. */
  totals: OrderTotals;
  deliveryType: DeliveryType;
  /** Used for deliveries only. */
  address: Address | null;
  fee: DeliveryFeeResult | null;
  /** Type of the reached fee discount (API-21); '' when none is reached. */
  feeDiscountType: string;
  customer: Customer;
  /** Country of the restaurant: its documents may have letters or a hyphen. */
  country?: string;
  /** null for an order paid at the table. */
  payment: Omit<PaymentChoice, 'group'> | null;
  /** The setting that resulted in `totals.adjustment`. */
  setting: PaymentSetting | null;
  /** The fee of `totals.serviceFee`. */
  serviceFee?: ServiceFee | null;
  client: Client | null;
  /** The coupon that resulted in `totals.couponDiscount` (COUPON-12). */
  coupon?: Coupon | null;
  visit: { src: string; campaign: string; u: string };
  /** Time of the order; null and absent are now. */
  schedule?: ScheduleChoice | null;
  /** Idempotency key of the order. */
  uuid: string;
  fingerprint: string;
  /** The push service's id of this device; '' or absent without one. */
  oneSignalId?: string;
  /** Code of the table link, if any (OPEN-029). */
  tableToken?: string;
  /** An abandoned cart was continued by a link (OPEN-011). */
  isCartRecover?: boolean;
  debugMode: boolean;
};

const paymentDetails = ({ payment, setting, totals }: OrderDraft) => ({
  paymentType: payment?.method ?? '',
  cardType: payment?.card?.name ?? '',
  cardMethod: payment?.card?.type ?? '',
  needChange: payment?.cash?.changeNeeded ?? false,
  changeValue: payment?.cash?.change ?? ZERO,
  paymenthMethodOperation: setting?.operation ?? '',
  paymenthMethodValue: setting?.value ?? 0,
  paymenthMethodValueType: setting?.valueType ?? '',
  operatedValue: totals.adjustment < 0 ? negate(totals.adjustment) : totals.adjustment,
  onlinePaymentReference: '',
  creditCardToken: payment?.wallet?.token ?? '',
  saleID: payment?.partner?.saleID ?? '',
  saleConfirmationCode: payment?.partner?.confirmationCode ?? '',
});

/**
 * A drive-thru is a balcony order with a flag (DELIVERY-11); only deliveries have a fee
 * (DELIVERY-12).
 */
const deliveryDetails = ({
  deliveryType,
  address,
  fee,
  feeDiscountType,
  totals,
  customer,
}: OrderDraft) => {
  const delivers = deliveryType === 'delivery';
  return {
    deliveryType: deliveryType === 'carTakeout' ? ('balcony' as const) : deliveryType,
    carTakeout: deliveryType === 'carTakeout',
    deliveryFee: delivers ? totals.deliveryFee : ZERO,
    deliveryFeeID: delivers ? (fee?.deliveryFeeID ?? address?.deliveryFeeID ?? null) : null,
    deliveryFeeDiscount: delivers ? totals.deliveryFeeDiscount : ZERO,
    delivery_fee_unconfirmed: false, // the API decides
    discountType: delivers && totals.deliveryFeeDiscount > 0 ? feeDiscountType : '',
    isTable: deliveryType === 'table',
    table: deliveryType === 'table' ? plainText(customer.table) : '',
    coordinates: delivers ? (address?.coordinates ?? null) : null,
  };
};

const extraCharges = ({ totals, serviceFee }: OrderDraft) => ({
  tip: totals.tip,
  serviceFee: totals.serviceFee,
  serviceFeeName: totals.serviceFee > 0 ? (serviceFee?.name ?? '') : '',
  serviceFeeRecipient: totals.serviceFee > 0 ? (serviceFee?.recipient ?? '') : '',
});

const orderDetails = (draft: OrderDraft): OrderDetails => ({
  source: 'web',
  status: 'CREATED',
  uuid: draft.uuid,
  ...deliveryDetails(draft),
  ...paymentDetails(draft),
  total: draft.totals.subtotal,
  ...extraCharges(draft),
  grandTotal: draft.totals.grandTotal,
  cashbackSpent: draft.totals.cashbackSpent,
  discountID: draft.totals.couponDiscount > 0 ? (draft.coupon?.id ?? null) : null,
  discountValue: draft.totals.couponDiscount,
  schedule: draft.schedule?.kind === 'later',
  scheduleTo: draft.schedule?.kind === 'later' ? draft.schedule.scheduleTo : null,
  guestCheckPad: '',
  externalSource: draft.visit.src,
  campaign: draft.visit.campaign,
  linkUUID: draft.visit.u,
  isCartRecover: draft.isCartRecover ?? false,
});

const place = (address: Address | null) => ({
  ...orderAddressTexts((field) => plainText(address?.[field] ?? '')),
  coordinates: address?.coordinates ?? null,
});

const orderUser = ({
  deliveryType,
  address,
  customer,
  country = '',
  client,
  debugMode,
  payment,
  oneSignalId = '',
}: OrderDraft): OrderUser => {
  const byCar = deliveryType === 'carTakeout';
  return {
    id: client?.id ?? null,
    name: plainText(payment?.user?.name ?? '') || plainText(customer.name),
    phone: digitsOnly(customer.phone),
    email: plainText(payment?.user?.email ?? '') || client?.email || plainText(customer.email),
    cpf: documentDigits(payment?.user?.cpf || customer.cpf, country),
    birthday: client?.birthday ? '' : birthdayToIso(customer.birthday),
    car_plate: byCar ? plainText(customer.carPlate) : '',
    car_model_color: byCar ? plainText(customer.carModelColor) : '',
    one_signal_id: oneSignalId,
    debugMode,
    ...place(deliveryType === 'delivery' ? address : null),
  };
};

/**
 * The body of an order (API-04, API-05) from the customer's choices. Money in minor units. A new
 * order is from the web and CREATED (DOMAIN-029); a drive-thru is sent as balcony (DELIVERY-11);
 * only deliveries carry an address and a fee (DELIVERY-12); phone and document are sent as they are
 * stored (CONFLICTS-18); a logged-in customer's id is included.
 */
export function buildOrderRequest(draft: OrderDraft): OrderRequest {
  return {
    details: orderDetails(draft),
    user: orderUser(draft),
    orders: draft.lines.map((line) => ({ ...line, notes: plainText(line.notes) })),
    ratingAvg: null,
    ratingNote: '',
    askReview: true,
    fingerprint: draft.fingerprint,
    tableToken: draft.tableToken ?? '',
  };
}
