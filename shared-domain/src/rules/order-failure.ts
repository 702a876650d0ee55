import { PriceChanged } from '../contracts/error-body';
import { parse } from '../contracts/parse';
import { toMinor, type Minor } from '../contracts/primitives';
import { orderErrorView } from './order-error-view';

/**
 * An order that was not taken, as it is shown; keys are of the namespace `domain`. `canRetry`: nothing is known against sending it
 * again as it is, its uuid keeps it from being placed twice. `isMenuOld`: the menu must be read anew. `isTimeGone`: another time must be chosen. `total`: what the order
 * costs by now, in minor units.
 */
export type OrderFailure = {
  readonly headerKey: string;
  readonly messageKey: string;
  readonly viewOrder: boolean;
  readonly canRetry: boolean;
  readonly isMenuOld: boolean;
  readonly isTimeGone: boolean;
  readonly items: readonly string[];
  readonly total: Minor | null;
};

/** What is known of a call that failed: `ApiError` is one. */
export type FailedCall = { readonly kind: 'offline' | 'timeout' | 'contract' | 'http'; readonly text: string; readonly body: unknown };

const GENERIC = orderErrorView('');
/** A time is gone, and so is 'now' once the shift of a type is over (SCHEDULE-04). */
const TIME_GONE: ReadonlySet<string> = new Set(['schedule-passed', 'now-not-offered']);
const OLD_MENU: ReadonlySet<string> = new Set(['unavailable', 'out-of-stock']);
const NOTHING = { viewOrder: false, canRetry: false, isMenuOld: false, isTimeGone: false, items: [], total: null } as const;

/** How the failure of sending an order is shown (ERRORS-01 to ERRORS-12). */
export function orderFailure({ kind: reason, text, body }: FailedCall): OrderFailure {
  if (reason !== 'http') return { ...NOTHING, headerKey: GENERIC.headerKey, messageKey: `error.${reason}`, canRetry: true };
  const changed = parse(PriceChanged, body);
  if (changed !== null) {
    return {
      ...NOTHING, headerKey: 'order-error.price-changed.header', messageKey: 'order-error.price-changed.message', isMenuOld: true, total: toMinor(changed.grandTotal),
    };
  }
  const { kind, headerKey, messageKey, viewOrder, items } = orderErrorView(text);
  return { ...NOTHING, headerKey, messageKey, viewOrder, items, canRetry: kind === 'generic', isMenuOld: OLD_MENU.has(kind), isTimeGone: TIME_GONE.has(kind) };
}
