/**
 * Methods paid upon delivery or pickup; an online method is named by its provider's reference
 * instead (CHECKOUT-06, CONFLICTS-17).
 */
export const OFFLINE_METHODS = [
  'money',
  'creditCard',
  'pix',
  'deferredPayment',
  'zelle',
  'mbway',
] as const;
export type OfflineMethod = (typeof OFFLINE_METHODS)[number];
