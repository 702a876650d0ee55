import {
  PAYMENT_METHODS,
  type OfflineMethod,
  type OnlineEntry,
  type OnlineMethod,
} from './method-table';

/** Whether a text is the id of a method of the table. */
export const isPaymentMethod = (method: string): method is OfflineMethod | OnlineMethod =>
  Object.hasOwn(PAYMENT_METHODS, method);
export const isOnlineMethod = (method: string): method is OnlineMethod =>
  isPaymentMethod(method) && PAYMENT_METHODS[method].group === 'online';
export const isOfflineMethod = (method: string): method is OfflineMethod =>
  isPaymentMethod(method) && PAYMENT_METHODS[method].group === 'door';

const METHODS = Object.keys(PAYMENT_METHODS);
/** Methods paid online, in the order of the table. */
export const ONLINE_METHODS: readonly OnlineMethod[] = METHODS.filter(isOnlineMethod);
/** Methods paid upon delivery or pickup, in the order they are offered. */
export const OFFLINE_METHODS: readonly OfflineMethod[] = METHODS.filter(isOfflineMethod);

/** The entry of an online method; null for any other text. */
export const onlineEntry = (method: string): OnlineEntry | null =>
  isOnlineMethod(method) ? PAYMENT_METHODS[method] : null;

/** Text of a method that this build does not list: its id would name a provider. */
const OTHER = 'payment.method.other';

/** Name of a method: its text, by `say` from a key of shared-domain. */
export const methodName = (method: string, say: (textKey: string) => string): string =>
  say(isPaymentMethod(method) ? PAYMENT_METHODS[method].textKey : OTHER);

/** Icon of a method; null for one that this build does not list. */
export const methodIcon = (method: string) =>
  isPaymentMethod(method) ? PAYMENT_METHODS[method].icon : null;

/** Icon of a method in lists of facts: accounts of the customer and unknown methods share one. */
export const factIcon = (method: string) =>
  isPaymentMethod(method) && (isOfflineMethod(method) || PAYMENT_METHODS[method].parent)
    ? PAYMENT_METHODS[method].icon
    : 'wallet';
