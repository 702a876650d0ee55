export { type AppStorage, createStorage } from './create-storage';
export { deleteOldDrafts } from './day-drafts';
export { DeviceOrders, ordersOf, readableOrdersOf, withOrder } from './device-orders';
export { fingerprintOf, randomUuid } from './fingerprint';
export {
  dropGoogleVisit,
  GOOGLE_RETURN,
  GoogleVisit,
  saveGoogleVisit,
  readGoogleVisit,
} from './google-visit';
export {
  ADDRESS_FIELDS,
  type AddressField,
  earlyAddsPrefix,
  EXTERNAL_REFERENCE_PREFIX,
  keys,
  MENU_CACHE_PREFIX,
  ORDER_DRAFT_PREFIX,
  PIZZA_DRAFTS_PREFIX,
} from './keys';
export { placedAddress, savePlacedAddress } from './placed-addresses';
export { PushAnswer } from './push-answer';
export { storage } from './storage';
export type { Written } from './texts';
