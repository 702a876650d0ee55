type Id = number | string;

/** Address fields kept per restaurant (DOMAIN-058, OPEN-026). */
export const ADDRESS_FIELDS = [
  'deliveryFeeID',
  'street',
  'zone',
  'complemento',
  'address_ref',
  'number',
  'zone_object',
  'city',
  'latitude',
  'longitude',
  'distance',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/**
 * Menu caches start with this; they are what is given up first when the storage is full
 * (DOMAIN-059).
 */
export const MENU_CACHE_PREFIX = 'cardapio.';

/**
 * Payments left for an external page, each under the reference of its order: its uuid (SHELL-46,
 * OPEN-042).
 */
export const EXTERNAL_REFERENCE_PREFIX = 'external_reference_';

/**
 * Names of everything that is stored (DOMAIN-053 to DOMAIN-058, OPEN-026, OPEN-027). `id` is the
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
  /** What the customer lets others measure. */
  consent: 'consent',
  /** What vendors are still to be told, and the orders they were told. */
  vendorEvents: (id: Id) => `vendorEvents-${id}`,
  toldOrders: (id: Id) => `toldOrders-${id}`,
  table: (id: Id) => `table-${id}`,
  tableExpiry: (id: Id) => `tableExp-${id}`,
  tablet: (id: Id) => `tablet-${id}`,
  tableOrder: (id: Id) => `table-uuid-${id}`,
  /** An order that was sent and not yet answered. */
  pendingOrder: (id: Id) => `pendingOrder-${id}`,
  lastOrderToken: (id: Id) => `lastOrderToken-${id}`,
  address: (field: AddressField, id: Id) => `${field}-${id}`,
  token: (id: Id) => `token-${id}`,
  loginMode: (id: Id) => `loginMode-${id}`,
  /** A log-out that the server has not heard of. */
  loggingOut: (id: Id) => `loggingOut-${id}`,
  loyaltyDismissed: (id: Id) => `loyaltyDismissed-${id}`,
  /** Orders that are not asked about any more. */
  dismissedReviews: (id: Id) => `dismissedReviews-${id}`,
  externalReference: (reference: string) => `${EXTERNAL_REFERENCE_PREFIX}${reference}`,
  menuCache: (restaurantUrl: string) => `${MENU_CACHE_PREFIX}${restaurantUrl}`,
} as const;
