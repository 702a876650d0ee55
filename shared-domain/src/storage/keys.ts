import { TYPED_ADDRESS_TEXTS } from '../contracts/address-fields';

type Id = number | string;

/** Address fields stored per restaurant (DOMAIN-058, OPEN-026). */
export const ADDRESS_FIELDS = [
  'deliveryFeeID',
  ...TYPED_ADDRESS_TEXTS,
  'zone_object',
  'latitude',
  'longitude',
  'distance',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Prefix of the menu caches, which are dropped first when the storage is full (DOMAIN-059). */
export const MENU_CACHE_PREFIX = 'cardapio.';

/**
 * Payments started on an external page, each under the reference of its order: its uuid (SHELL-46,
 * OPEN-042).
 */
export const EXTERNAL_REFERENCE_PREFIX = 'external_reference_';

/** Prefix of the drafts of orders, which are deleted when they are a day old. */
export const ORDER_DRAFT_PREFIX = 'orderDraft-';

/** Prefix of unfinished pizzas and combos, which are deleted when they are a day old. */
export const PIZZA_DRAFTS_PREFIX = 'pizzaDrafts-';

/** Prefix of the additions of the start script that are not counted yet: one line each. */
export const earlyAddsPrefix = (id: Id): string => `earlyAdds-${id}-`;

/**
 * Keys of all stored values (DOMAIN-053 to DOMAIN-058, OPEN-026, OPEN-027). `id` is the
 * restaurant's.
 */
export const keys = {
  cart: (id: Id) => `cart-${id}`,
  usedCoupons: (id: Id) => `uniqueUseCoupom-${id}`,
  debugMode: 'debug_mode',
  oneSignalId: 'OneSignalID',
  deviceOrders: 'deviceOrders',
  fingerprint: 'fingerprint',
  phone: 'phone',
  push: 'push',
  /** The customer's consents to measurement. */
  consent: 'consent',
  /** Events not yet sent to vendors, and the orders already reported to them. */
  vendorEvents: (id: Id) => `vendorEvents-${id}`,
  reportedOrders: (id: Id) => `toldOrders-${id}`,
  table: (id: Id) => `table-${id}`,
  tableExpiry: (id: Id) => `tableExp-${id}`,
  tablet: (id: Id) => `tablet-${id}`,
  tableOrder: (id: Id) => `table-uuid-${id}`,
  /** What the customer entered and chose for the next order, beside the cart. */
  orderDraft: (id: Id) => `${ORDER_DRAFT_PREFIX}${id}`,
  /** Delivery type, name and e-mail of the last order. */
  lastDelivery: (id: Id) => `lastDelivery-${id}`,
  /** Pizzas and combos that are not in the cart yet. */
  pizzaDrafts: (id: Id) => `${PIZZA_DRAFTS_PREFIX}${id}`,
  /** A sent order without an answer. */
  pendingOrder: (id: Id) => `pendingOrder-${id}`,
  /** Addresses of the deliveries that were ordered on this device. */
  placedAddresses: (id: Id) => `placedAddresses-${id}`,
  lastOrderToken: (id: Id) => `lastOrderToken-${id}`,
  address: (field: AddressField, id: Id) => `${field}-${id}`,
  token: (id: Id) => `token-${id}`,
  loginMode: (id: Id) => `loginMode-${id}`,
  /** A logout the server has not received yet. */
  loggingOut: (id: Id) => `loggingOut-${id}`,
  loyaltyDismissed: (id: Id) => `loyaltyDismissed-${id}`,
  /** Orders with a dismissed review request. */
  dismissedReviews: (id: Id) => `dismissedReviews-${id}`,
  externalReference: (reference: string) => `${EXTERNAL_REFERENCE_PREFIX}${reference}`,
  menuCache: (restaurantUrl: string) => `${MENU_CACHE_PREFIX}${restaurantUrl}`,
} as const;
