/** Kind of an order's error, by its text (ERRORS-01 to ERRORS-12); also the key of its texts. */
export type OrderErrorKind =
  | 'generic'
  | 'already-ordered'
  | 'closed'
  | 'no-cashier'
  | 'blocked'
  | 'online-method'
  | 'unavailable'
  | 'out-of-stock'
  | 'coupon-limit'
  | 'coupon-hours'
  | 'schedule-passed'
  | 'now-not-offered'
  | 'schedule-online'
  | 'table-code'
  | 'table-unknown'
  | 'phone'
  | 'prize-login'
  | 'prize-points'
  | 'card-declined'
  | 'card-token'
  | 'card-in-text'
  | 'coupon-used'
  | 'coupon-unknown'
  | 'coupon-featured'
  | 'coupon-minimum'
  | 'cashback-expired'
  | 'unpaid-orders'
  | 'table-orders';

/**
 * View of an order's error. Keys are of the namespace `domain`. `items`: names of out-of-stock
 * items as given by the server. `text`: the server's own text, for the log of an unknown error and
 * for items without a matching cart line; never shown otherwise.
 */
export type OrderErrorView = {
  readonly kind: OrderErrorKind;
  readonly headerKey: string;
  readonly messageKey: string;
  readonly viewOrder: boolean;
  readonly items: readonly string[];
  readonly text: string;
};

/** The server's texts in its own spelling. */
const KINDS: ReadonlyMap<string, OrderErrorKind> = new Map([
  ['Already Ordered', 'already-ordered'],
  ['Restaurant Closed', 'closed'],
  ['No Cashier were found', 'no-cashier'],
  ['Client is blocked', 'blocked'],
  ['Online Payment Method is Unavaiable', 'online-method'],
  ['Coupom Use Limit Exceeded', 'coupon-limit'],
  ['Coupom with hours template', 'coupon-hours'],
  ['This coupon has already been used.', 'coupon-used'],
  ['Invalid coupon!', 'coupon-unknown'],
  ['Could not apply coupom!', 'coupon-featured'],
  ['Value less than the minimum!', 'coupon-minimum'],
  ['Cashback expired!', 'cashback-expired'],
  ['Scheduled time beyond limit or passed', 'schedule-passed'],
  ['This delivery type is not offered now', 'now-not-offered'],
  ['Scheduled orders are paid online', 'schedule-online'],
  ['The table code is not valid', 'table-code'],
  ["The customer's data is not valid: table", 'table-unknown'],
  ["The customer's data is not valid: phone", 'phone'],
  ['Prizes need a login', 'prize-login'],
  ['Not enough points', 'prize-points'],
  ['Too many unpaid orders', 'unpaid-orders'],
  ['Too many orders at this table', 'table-orders'],
  ['This card was refused', 'card-declined'],
  ['The card must be confirmed again', 'card-token'],
]);

const OUT_OF_STOCK = 'possui quantidade suficiente';
/** Beginning of the text; the path of the field follows it. */
const CARD_IN_TEXT = 'The text contains the number or the code of a card';

/**
 * 'Cola, Guaraná não possui quantidade suficiente …' lists Cola and Guaraná, with or without 'não'
 * (OPEN-069).
 */
function outOfStockNames(text: string): string[] {
  const [before = ''] = text.includes(OUT_OF_STOCK) ? text.split(OUT_OF_STOCK) : [];
  return before
    .trim()
    .replace(/não$/u, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function classifyText(text: string): OrderErrorKind {
  if (text.includes(OUT_OF_STOCK)) return 'out-of-stock';
  if (text.startsWith(CARD_IN_TEXT)) return 'card-in-text';
  return KINDS.get(text) ?? (text.includes('is not available') ? 'unavailable' : 'generic');
}

/**
 * Finds the view of an order's error; an unknown text is `generic` and must be logged (ERRORS-12).
 */
export function orderErrorView(errorText: string): OrderErrorView {
  const text = errorText.trim();
  const kind = classifyText(text);
  return {
    kind,
    text,
    headerKey: `order-error.${kind}.header`,
    messageKey: `order-error.${kind}.message`,
    viewOrder: kind === 'already-ordered' || kind === 'closed',
    items: outOfStockNames(text),
  };
}
