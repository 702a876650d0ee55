import type {
  Address, CardMethod, CartLine, Client, DeliveryFeeResult, DeliveryType, Minor, OrderDetails, OrderRequest, OrderUser, PaymentSetting,
} from '../contracts';
import { minor, ZERO } from '../contracts/primitives';

type Totals = Readonly<Record<'subtotal' | 'deliveryFee' | 'deliveryFeeDiscount' | 'cashbackSpent' | 'adjustment' | 'grandTotal' | 'couponDiscount', Minor>>;
type Customer = Readonly<Record<'name' | 'phone' | 'email' | 'cpf' | 'birthday' | 'carPlate' | 'carModelColor' | 'table', string>>;
type Payment = { method: string; card?: { name: string; type: CardMethod }; cash?: { changeNeeded: boolean; change: Minor } };

/** Everything an order is made of when the customer sends it. */
export type OrderDraft = {
  lines: readonly CartLine[];
  /** What `orderTotals` said of the same draft. */
  totals: Totals;
  deliveryType: DeliveryType;
  /** Used for deliveries only. */
  address: Address | null;
  fee: DeliveryFeeResult | null;
  /** Type of the reached fee discount (API-21); '' when none is reached. */
  feeDiscountType: string;
  /** Phone and cpf in any layout; birthday as 'dd/mm/yyyy', 'yyyy-mm-dd' or ''. */
  customer: Customer;
  /** null for an order that is paid at the table. */
  payment: Payment | null;
  /** The setting that made `totals.adjustment`. */
  setting: PaymentSetting | null;
  client: Client | null;
  visit: { src: string; campaign: string; u: string };
  /** Idempotency key of the order. */
  uuid: string;
  fingerprint: string;
  debugMode: boolean;
};

const digits = (text: string): string => text.replace(/\D/g, '');
const isoBirthday = (text: string): string => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
const absolute = (amount: Minor): Minor => (amount < 0 ? minor(-amount) : amount);

const paymentDetails = ({ payment, setting, totals }: OrderDraft) => ({
  paymentType: payment?.method ?? '',
  cardType: payment?.card?.name ?? '',
  cardMethod: payment?.card?.type ?? '',
  needChange: payment?.cash?.changeNeeded ?? false,
  changeValue: payment?.cash?.change ?? ZERO,
  paymenthMethodOperation: setting?.operation ?? '',
  paymenthMethodValue: setting?.value ?? 0,
  paymenthMethodValueType: setting?.valueType ?? '',
  operatedValue: absolute(totals.adjustment),
  onlinePaymentReference: '',
});

/** A drive-thru is a balcony order with a flag (DELIVERY-11); what is not delivered costs no fee (DELIVERY-12). */
const deliveryDetails = ({ deliveryType, address, fee, feeDiscountType, totals, customer }: OrderDraft) => {
  const delivers = deliveryType === 'delivery';
  return {
    deliveryType: deliveryType === 'carTakeout' ? ('balcony' as const) : deliveryType,
    carTakeout: deliveryType === 'carTakeout',
    deliveryFee: delivers ? totals.deliveryFee : ZERO,
    deliveryFeeID: delivers ? (fee?.deliveryFeeID ?? address?.deliveryFeeID ?? null) : null,
    deliveryFeeDiscount: delivers ? totals.deliveryFeeDiscount : ZERO,
    discountType: delivers && totals.deliveryFeeDiscount > 0 ? feeDiscountType : '',
    isTable: deliveryType === 'table',
    table: deliveryType === 'table' ? customer.table.trim() : '',
    coordinates: delivers ? (address?.coordinates ?? null) : null,
  };
};

const orderDetails = (draft: OrderDraft): OrderDetails => ({
  source: 'web',
  status: 'CREATED',
  uuid: draft.uuid,
  ...deliveryDetails(draft),
  ...paymentDetails(draft),
  total: draft.totals.subtotal,
  grandTotal: draft.totals.grandTotal,
  cashbackSpent: draft.totals.cashbackSpent,
  discountID: null,
  discountValue: draft.totals.couponDiscount,
  schedule: false,
  scheduleTo: null,
  guestCheckPad: '',
  externalSource: draft.visit.src,
  campaign: draft.visit.campaign,
  linkUUID: draft.visit.u,
  isCartRecover: false,
});

const place = (address: Address | null) => ({
  CEP: address?.cep ?? '', city: address?.city ?? '', address: address?.street ?? '', number: address?.number ?? '', complemento: address?.complemento ?? '',
  address_ref: address?.address_ref ?? '', zone: address?.zone ?? '', region: address?.region ?? '', coordinates: address?.coordinates ?? null,
});

const orderUser = ({ deliveryType, address, customer, client, debugMode }: OrderDraft): OrderUser => {
  const byCar = deliveryType === 'carTakeout';
  return {
    id: client?.id ?? null,
    name: customer.name.trim(),
    phone: digits(customer.phone),
    email: client?.email || customer.email.trim(),
    cpf: digits(customer.cpf),
    birthday: isoBirthday(customer.birthday),
    car_plate: byCar ? customer.carPlate.trim() : '',
    car_model_color: byCar ? customer.carModelColor.trim() : '',
    one_signal_id: '',
    debugMode,
    ...place(deliveryType === 'delivery' ? address : null),
  };
};

/**
 * The body of an order (API-04, API-05) from what the customer settled. Money in minor units.
 * A new order is from the web and CREATED (DOMAIN-029); a drive-thru is sent as balcony (DELIVERY-11); only deliveries carry
 * an address and a fee (DELIVERY-12); phone and cpf are sent as digits (CONFLICTS-18); a logged-in customer's id goes along.
 */
export function buildOrderRequest(draft: OrderDraft): OrderRequest {
  return {
    details: orderDetails(draft),
    user: orderUser(draft),
    orders: [...draft.lines],
    ratingAvg: null,
    ratingNote: '',
    askReview: true,
    fingerprint: draft.fingerprint,
  };
}
