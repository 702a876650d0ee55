import { PriceChanged, parse, toMinor, type Minor } from '@storefront/shared-domain/contracts';
import type { ApiError } from '@storefront/shared-domain/http';
import { orderErrorView } from '@storefront/shared-domain/rules';

/**
 * A refused order as it is shown; keys are of the namespace `domain`. `canRetry`: it never reached the restaurant, so it may be
 * sent again as it is. `isMenuOld`: the menu must be read anew. `total`: what the order costs by now.
 */
export type OrderFailure = {
  headerKey: string; messageKey: string; viewOrder: boolean; canRetry: boolean; isMenuOld: boolean; items: readonly string[]; total: Minor | null;
};

const GENERIC = orderErrorView('');
const OLD_MENU: ReadonlySet<string> = new Set(['unavailable', 'out-of-stock']);

const unsent = (messageKey: string): OrderFailure => ({
  headerKey: GENERIC.headerKey, messageKey, viewOrder: false, canRetry: true, isMenuOld: false, items: [], total: null,
});

/** How the failure of sending an order is shown (ERRORS-01 to ERRORS-12). */
export function failureOf(error: ApiError): OrderFailure {
  if (error.kind === 'offline' || error.kind === 'timeout') return unsent(`error.${error.kind}`);
  const changed = parse(PriceChanged, error.body);
  if (changed !== null) {
    return {
      headerKey: 'order-error.price-changed.header', messageKey: 'order-error.price-changed.message', viewOrder: false, canRetry: false, isMenuOld: true,
      items: [], total: toMinor(changed.grandTotal),
    };
  }
  const { kind, headerKey, messageKey, viewOrder, items } = orderErrorView(error.text);
  return { headerKey, messageKey, viewOrder, canRetry: false, isMenuOld: OLD_MENU.has(kind), items, total: null };
}
