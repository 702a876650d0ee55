import * as z from 'zod/mini';
import { call } from './call';
import {
  Client,
  ForgotRequest,
  LoginRequest,
  RefreshRequest,
  RegisterRequest,
  ResetRequest,
  TokenAnswer,
} from './client';
import {
  DeliveryFeeRequest,
  DeliveryFeeResult,
  FeeDiscountRequest,
  FeeDiscountResult,
  Zone,
  ZonesRequest,
} from './delivery';
import {
  CartRecovery,
  Order,
  OrderRequest,
  OrdersByUuidRequest,
  OrderTracking,
  OwnOrdersRequest,
  PlacedOrder,
  ReviewRequest,
  TableOrder,
} from './order';
import { CashbackBalance } from './payment';
import { RestaurantData } from './restaurant-data';

/** API-01 */
export const getRestaurant = call({
  id: 'getRestaurant',
  method: 'GET',
  path: '/restaurant/data/v2/{restaurantUrl}',
  body: null,
  answer: RestaurantData,
  bearer: false,
});

/** API-04 */
export const placeOrder = call({
  id: 'placeOrder',
  method: 'POST',
  path: '/restaurant/{restaurantId}/order',
  body: OrderRequest,
  answer: PlacedOrder,
});

/** API-05 */
export const placeTableOrder = call({
  id: 'placeTableOrder',
  method: 'POST',
  path: '/restaurant/{restaurantId}/order/table',
  body: OrderRequest,
  answer: PlacedOrder,
});

/** API-06: the orders of one's own account; page from 1, then page size (OPEN-015). */
export const getOwnOrders = call({
  id: 'getOwnOrders',
  method: 'POST',
  path: '/restaurant/{restaurantId}/public/client/{clientId}/orders/paginate/{page}/{size}',
  body: OwnOrdersRequest,
  answer: z.array(Order),
});

/** API-11: `orderID` is the order's uuid, or its number for requests of its own account. */
export const reviewOrder = call({
  id: 'reviewOrder',
  method: 'POST',
  path: '/order/{orderID}/review',
  body: ReviewRequest,
  answer: z.object({ order: Order }),
});

/** API-07: page from 1, then page size (OPEN-015). */
export const getOrders = call({
  id: 'getOrders',
  method: 'POST',
  path: '/restaurant/{restaurantId}/orders/get/{page}/{size}',
  body: OrdersByUuidRequest,
  answer: z.array(Order),
});

/** API-08 */
export const getOrder = call({
  id: 'getOrder',
  method: 'GET',
  path: '/order/uuid/{token}',
  body: null,
  answer: Order,
});

/** API-09: the status of a table's order; 404 for an unknown uuid. */
export const getTableOrderByUuid = call({
  id: 'getTableOrderByUuid',
  method: 'GET',
  path: '/order/table-uuid/{uuid}',
  body: null,
  answer: TableOrder,
  bearer: false,
});

/** API-10: the open order of a table; 404 when there is none. */
export const getTableOrder = call({
  id: 'getTableOrder',
  method: 'GET',
  path: '/restaurant/{restaurantId}/orders/table/{table}',
  body: null,
  answer: TableOrder,
  bearer: false,
});

/**
 * `?t=`: the table of an encrypted code (OPEN-029); 404 for every invalid code, without a reason.
 */
export const getTableLink = call({
  id: 'getTableLink',
  method: 'GET',
  path: '/restaurant/{restaurantId}/table-link',
  query: ['t'],
  body: null,
  answer: z.object({ table: z.string() }),
  bearer: false,
});

/**
 * API-14: status of an order, cached by its own browser (OPEN-016). A lookup by uuid contains
 * neither the customer nor the items.
 */
export const getCachedOrder = call({
  id: 'getCachedOrder',
  method: 'GET',
  path: '/order/cache/{uuid}',
  body: null,
  answer: OrderTracking,
  bearer: false,
});

/** API-14: the current stage of the order, cached for seconds (OPEN-016). */
export const getCachedTracking = call({
  id: 'getCachedTracking',
  method: 'GET',
  path: '/order/tracking-cache/{uuid}',
  body: null,
  answer: OrderTracking,
  bearer: false,
});

/**
 * API-14: the same two answers under file names; a cache in front of the API stores them at
 * `{cacheBase}` (OPEN-016).
 */
export const getOrderFile = call({
  id: 'getOrderFile',
  method: 'GET',
  path: '/orders/{uuid}.json',
  body: null,
  answer: OrderTracking,
  bearer: false,
});
export const getTrackingFile = call({
  id: 'getTrackingFile',
  method: 'GET',
  path: '/tracking/{uuid}.json',
  body: null,
  answer: OrderTracking,
  bearer: false,
});

/**
 * API-17: `?uuid=` (DOMAIN-048). This and the next two may be served by another service (OPEN-018).
 */
export const getCartRecovery = call({
  id: 'getCartRecovery',
  method: 'GET',
  path: '/get',
  query: ['uuid'],
  body: null,
  answer: CartRecovery,
  bearer: false,
});

/**
 * API-18: `?uuid=&is-cart-recovering=0|1`. A POST, since it changes the record: pages of other
 * sites cannot send it.
 */
export const updateCartRecovery = call({
  id: 'updateCartRecovery',
  method: 'POST',
  path: '/update',
  query: ['uuid', 'is-cart-recovering'],
  body: z.object({}),
  answer: CartRecovery,
  bearer: false,
});

/** API-19: `?uuid=`; a POST as well. The answer is the same when the record is already deleted. */
export const deleteCartRecovery = call({
  id: 'deleteCartRecovery',
  method: 'POST',
  path: '/delete',
  query: ['uuid'],
  body: z.object({}),
  answer: z.object({}),
  bearer: false,
});

/** API-20 */
export const getDeliveryFee = call({
  id: 'getDeliveryFee',
  method: 'POST',
  path: '/restaurant/deliveryfees',
  body: DeliveryFeeRequest,
  answer: DeliveryFeeResult,
});

/** API-21 */
export const getFeeDiscount = call({
  id: 'getFeeDiscount',
  method: 'POST',
  path: '/restaurant/deliveryfees/discount/by-value',
  body: FeeDiscountRequest,
  answer: FeeDiscountResult,
});

/** API-23: a PUT that reads (CONFLICTS-27). */
export const getZones = call({
  id: 'getZones',
  method: 'PUT',
  path: '/restaurant/deliveryfees',
  body: ZonesRequest,
  answer: z.array(Zone),
});

/** API-31 */
export const getClient = call({
  id: 'getClient',
  method: 'GET',
  path: '/restaurant/{restaurantId}/public/client/auth',
  body: null,
  answer: Client,
});

/** API-32 */
export const logIn = call({
  id: 'logIn',
  method: 'POST',
  path: '/restaurant/{restaurantId}/public/client/auth',
  body: LoginRequest,
  answer: TokenAnswer,
  bearer: false,
});

/** API-33 */
export const refreshToken = call({
  id: 'refreshToken',
  method: 'POST',
  path: '/restaurant/{restaurantId}/public/client/auth/refresh-token',
  body: RefreshRequest,
  answer: TokenAnswer,
  bearer: false,
});

/**
 * Ends the session of the token on the server: neither the token nor its refresh is valid
 * afterwards. The answer is the same for an invalid token.
 */
export const logOut = call({
  id: 'logOut',
  method: 'POST',
  path: '/restaurant/{restaurantId}/public/client/auth/log-out',
  body: z.object({}),
  answer: z.object({}),
});

/** API-34 */
export const forgotPassword = call({
  id: 'forgotPassword',
  method: 'POST',
  path: '/restaurant/{restaurantId}/public/client/auth/forgot-password',
  body: ForgotRequest,
  answer: z.object({}),
  bearer: false,
});

/** API-35: no restaurant id in the path. */
export const resetPassword = call({
  id: 'resetPassword',
  method: 'POST',
  path: '/restaurant/public/client/auth/reset-password',
  body: ResetRequest,
  answer: TokenAnswer,
  bearer: false,
});

/** API-36 */
export const register = call({
  id: 'register',
  method: 'POST',
  path: '/restaurant/{restaurantId}/public/client',
  body: RegisterRequest,
  answer: TokenAnswer,
  bearer: false,
});

/** API-42 */
export const getCashbackBalance = call({
  id: 'getCashbackBalance',
  method: 'GET',
  path: '/restaurant/{restaurantId}/public/client/{clientId}/cashback/balance',
  body: null,
  answer: CashbackBalance,
});

export { eraseAccount, exportAccount, logOutEverywhere } from './account-calls';
export { keenTracking, putMetricData, sendCheckoutEvent, sendPurchaseEvent } from './event-calls';
export * from './geography-calls';
export * from './payment-calls';
export * from './push-calls';
export * from './tracking-calls';
