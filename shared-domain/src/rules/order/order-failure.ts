import { PriceChanged } from '../../contracts/error-body';
import { parse } from '../../contracts/parse';
import { toMinor, type Minor } from '../../contracts/primitives';
import { orderErrorView, type OrderErrorKind } from './order-error-view';

/**
 * A failed order in the form it is shown; keys are of the namespace `domain`. `canRetry`: the order
 * may be sent again unchanged, its uuid prevents a second placement. `isLost`: its outcome is
 * unknown. `isKnown`: the server holds another request under its uuid, so an earlier sending of it
 * was placed. `isMenuOld`: the menu must be reloaded. `isTimeGone`: another time must be chosen.
 * `uuid`: the order that was placed before, '' when the server returns none. `text`: the server's
 * own text. `total`: the current price of the order, in minor units.
 */
export type OrderFailure = {
  readonly kind: OrderErrorKind | 'connection' | 'price-changed';
  readonly headerKey: string;
  readonly messageKey: string;
  readonly viewOrder: boolean;
  readonly canRetry: boolean;
  readonly isLost: boolean;
  readonly isKnown: boolean;
  readonly isMenuOld: boolean;
  readonly isTimeGone: boolean;
  readonly items: readonly string[];
  readonly text: string;
  readonly uuid: string;
  readonly total: Minor | null;
};

/** Data of a failed call: `ApiError` is one. */
export type FailedCall = {
  readonly kind: 'offline' | 'timeout' | 'contract' | 'http';
  readonly status: number;
  readonly code: string | null;
  readonly text: string;
  readonly body: unknown;
};

const GENERIC = orderErrorView('');
/** A time is no longer available, and neither is 'now' after the shift of a type (SCHEDULE-04). */
const TIME_GONE: ReadonlySet<string> = new Set(['schedule-passed', 'now-not-offered']);
const OLD_MENU: ReadonlySet<string> = new Set(['unavailable', 'out-of-stock']);
const NOTHING = {
  viewOrder: false,
  canRetry: false,
  isLost: false,
  isKnown: false,
  isMenuOld: false,
  isTimeGone: false,
  items: [],
  text: '',
  uuid: '',
  total: null,
} as const;

const uuidIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'uuid' in body && typeof body.uuid === 'string'
    ? body.uuid
    : '';

/** View of an order that failed to send (ERRORS-01 to ERRORS-12). */
export function orderFailure({ kind: reason, status, code, text, body }: FailedCall): OrderFailure {
  if (reason !== 'http')
    return {
      ...NOTHING,
      kind: 'connection',
      headerKey: GENERIC.headerKey,
      messageKey: `error.${reason}`,
      canRetry: true,
      isLost: true,
    };
  const changed = parse(PriceChanged, body);
  if (changed !== null) {
    return {
      ...NOTHING,
      kind: 'price-changed',
      headerKey: 'order-error.price-changed.header',
      messageKey: 'order-error.price-changed.message',
      isMenuOld: true,
      total: toMinor(changed.grandTotal),
    };
  }
  const isKnown = code === 'key_reused';
  const view = orderErrorView(isKnown ? 'Already Ordered' : text);
  // A server that failed may have stored the order before; a busy one has not, and a retry may
  // succeed.
  const isLost = status >= 500 && view.kind === 'generic';
  return {
    ...NOTHING,
    ...view,
    isKnown,
    isLost,
    uuid: uuidIn(body),
    canRetry: isLost || status === 429,
    isMenuOld: OLD_MENU.has(view.kind),
    isTimeGone: TIME_GONE.has(view.kind),
  };
}

/** ERRORS-12: an error without a text of its own must be logged. */
export const isUnknownError = ({ kind }: OrderFailure): boolean => kind === 'generic';
