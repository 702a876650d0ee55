import * as z from 'zod/mini';
import { ADDRESS_TEXT_NAMES, orderNameOf, recordOf } from './address-fields';
import { CartLine, DeliveryType } from './cart';
import { Coordinates } from './delivery';
import { OrderPayment } from './payment';
import { Id, amount, flag, list, money, text, int } from './primitives';

const coordinates = z.catch(z.nullish(Coordinates), null);

/** 'YYYY-MM-DD H:MM', the hour without a leading zero (DOMAIN-030). */
export const ScheduleTo = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2} (?:[0-9]|1[0-9]|2[0-3]):[0-5]\d$/));

/**
 * The customer's choices for an order (DOMAIN-028). Money as `Minor`; `deliveryFee` before its
 * discount. This project's additions: `creditCardToken` of the wallet (CARDS-18), `saleID` and
 * `saleConfirmationCode` of the loyalty partner (CHECKOUT-38), never returned; `tip` and `serviceFee`
 * with the fee's name and recipient at the time of the order; `delivery_fee_unconfirmed`, set by the
 * API: the point and the address could not be confirmed by each other (docs/rules/delivery-fees.md).
 */
export const OrderDetails = z.object({
  cashbackSpent: money(),
  deliveryType: DeliveryType,
  deliveryFee: money(),
  deliveryFeeID: z.catch(z.nullish(Id), null),
  deliveryFeeDiscount: money(),
  delivery_fee_unconfirmed: flag(),
  discountType: text(),
  carTakeout: flag(),
  source: z.catch(z._default(z.string(), 'web'), 'web'),
  status: z.catch(z._default(z.string(), 'CREATED'), 'CREATED'),
  cardType: text(),
  cardMethod: text(),
  paymentType: z.string(),
  paymenthMethodOperation: text(),
  paymenthMethodValue: amount(0),
  paymenthMethodValueType: text(),
  operatedValue: money(),
  needChange: flag(),
  changeValue: money(),
  discountID: z.catch(z.nullish(Id), null),
  discountValue: money(),
  tip: money(),
  serviceFee: money(),
  serviceFeeName: text(),
  serviceFeeRecipient: text(),
  grandTotal: money(),
  total: money(),
  table: text(),
  isTable: flag(),
  schedule: flag(),
  scheduleTo: z.catch(z.nullish(ScheduleTo), null),
  guestCheckPad: text(),
  coordinates,
  externalSource: text(),
  campaign: text(),
  linkUUID: text(),
  isCartRecover: flag(),
  onlinePaymentReference: text(),
  uuid: z.uuid(),
  creditCardToken: text(),
  saleID: text(),
  saleConfirmationCode: text(),
});
export type OrderDetails = z.output<typeof OrderDetails>;

const { CEP, city, zone, region, ...place } = recordOf(ADDRESS_TEXT_NAMES.map(orderNameOf), text);

/**
 * Customer and address of an order (DOMAIN-031). Phone is digits only, cpf without separators
 * (docs/rules/countries.md). Of several invalid texts the API reports the first in this order.
 */
export const OrderUser = z.object({
  id: z.catch(z.nullish(Id), null),
  name: text(),
  CEP,
  city,
  ...place,
  zone,
  phone: text(),
  email: text(),
  cpf: text(),
  region,
  one_signal_id: text(),
  car_plate: text(),
  car_model_color: text(),
  debugMode: flag(),
  birthday: text(),
  coordinates,
});
export type OrderUser = z.output<typeof OrderUser>;

/**
 * Body of `POST /restaurant/{restaurantId}/order` and `…/order/table` (API-04, API-05, DOMAIN-027).
 * `tableToken` is this project's addition: the code of a table customer, '' for every other
 * customer (OPEN-029).
 */
export const OrderRequest = z.object({
  details: OrderDetails,
  user: OrderUser,
  orders: z.array(CartLine).check(z.minLength(1), z.maxLength(200)),
  ratingAvg: z.catch(z.nullish(z.number()), null),
  ratingNote: text(),
  askReview: flag(),
  fingerprint: text(),
  tableToken: text(),
});
export type OrderRequest = z.output<typeof OrderRequest>;

/** One stage an order has reached, for the tracking page; `at` is an ISO instant. */
export const StatusChange = z.object({ status: z.string(), at: z.string() });

/**
 * An order as the API returns it (OPEN-012, OPEN-013). `created_at` is an ISO instant; `payment` is
 * null for an order not paid online. `pickupCode` is this project's addition: what the customer of a
 * pickup or a drive-thru says at the counter, '' for other orders and for clients with only the link.
 */
export const Order = z.object({
  id: Id,
  orderNoText: text(),
  pickupCode: text(),
  uuid: z.string(),
  restaurantId: z.number(),
  status: z.string(),
  onlinePaymentReference: text(),
  created_at: text(),
  details: OrderDetails,
  user: OrderUser,
  orders: list(CartLine),
  ratingAvg: z.catch(z.nullish(z.number()), null),
  ratingNote: text(),
  askReview: flag(),
  history: list(StatusChange),
  payment: z.catch(z.nullish(OrderPayment), null),
});
export type Order = z.output<typeof Order>;

/** Stages of an order: the content of its tracking cache (API-14). */
export const OrderTracking = z.object({
  uuid: z.string(),
  orderNoText: text(),
  restaurantId: z.number(),
  status: z.string(),
  deliveryType: DeliveryType,
  history: list(StatusChange),
});
export type OrderTracking = z.output<typeof OrderTracking>;

/**
 * Body of the lookup of an order by its numbers (API-12), as given by the return from a payment.
 */
export const TrackRequest = z.object({ orderID: Id, clientID: Id, restaurantID: Id });

/** Answer of a placed order (OPEN-012). */
export const PlacedOrder = z.object({
  order: Order,
  totalNetValue: money(),
  client: z.object({
    id: z.catch(z.nullish(Id), null),
    name: text(),
    email: text(),
    phone: text(),
  }),
});
export type PlacedOrder = z.output<typeof PlacedOrder>;

/** Body of the lookup of orders by uuid (API-07, OPEN-015). */
export const SortSettings = z.object({
  field: z.catch(z._default(z.enum(['created_at', 'status']), 'created_at'), 'created_at'),
  order: z.catch(z._default(z.enum(['asc', 'desc']), 'desc'), 'desc'),
});
export const OrdersByUuidRequest = z.object({
  ordersUUIDs: z.array(z.uuid()).check(z.maxLength(100)),
  sortSettings: z.prefault(SortSettings, {}),
});

/** Body of the request for an account's own orders (API-06, OPEN-015). */
export const OwnOrdersRequest = z.object({ sortSettings: z.prefault(SortSettings, {}) });

/** A review of an order (API-11, OPEN-021): whole stars from 1 to 5, and a text. */
export const ReviewRequest = z.object({
  ratingAvg: int().check(z.gte(1), z.lte(5)),
  ratingNote: z._default(z.string().check(z.maxLength(1000)), ''),
});

/** Fields of the message summary (DOMAIN-032). */
export const OrderText = z.object({
  orderNoText: text(),
  uuid: z.string(),
  items: list(CartLine),
  deliveryType: DeliveryType,
  paymentMethod: text(),
  paymentMethodOperation: text(),
  paymentMethodOperationValue: money(),
  discountValue: money(),
  totalNetValue: money(),
  scheduleTo: text(),
  carModelColor: text(),
  carPlate: text(),
  onlinePaymentReference: text(),
});

/** A table's order (DOMAIN-033); `table` is the table's name. */
export const TableOrder = z.object({
  status: z.string(),
  table: z.catch(z.nullish(z.string()), null),
});

/**
 * A link sent to a customer to continue an abandoned cart (DOMAIN-048). `created_at` is an ISO
 * instant.
 */
export const CartRecovery = z.object({
  uuid: text(),
  created_at: z.string(),
  is_cart_recovering: flag(),
});
export type CartRecovery = z.output<typeof CartRecovery>;
