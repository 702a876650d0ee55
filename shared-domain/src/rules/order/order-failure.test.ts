import en from '../../locales/en.json';
import { orderErrorView } from './order-error-view';
import { type FailedCall, isUnknownError, orderFailure } from './order-failure';

const refused = (
  text: string,
  body: unknown = undefined,
  status = 409,
  code: string | null = null,
): FailedCall => ({ kind: 'http', status, code, text, body });

test.each(['offline', 'timeout', 'contract'] as const)(
  'after "%s" the state of the order is unknown: the same one may be sent again',
  (kind) => {
    expect(orderFailure({ kind, status: 0, code: null, text: '', body: undefined })).toMatchObject({
      headerKey: 'order-error.generic.header',
      messageKey: `error.${kind}`,
      canRetry: true,
      isLost: true,
      isMenuOld: false,
    });
  },
);

test.each([
  ['Already Ordered', 'already-ordered', { viewOrder: true, canRetry: false }],
  ['Bruschetta is not available', 'unavailable', { isMenuOld: true, canRetry: false }],
  ['Cola não possui quantidade suficiente', 'out-of-stock', { isMenuOld: true, items: ['Cola'] }],
  [
    'Scheduled time beyond limit or passed',
    'schedule-passed',
    { isTimeGone: true, canRetry: false },
  ],
  [
    'This delivery type is not offered now',
    'now-not-offered',
    { isTimeGone: true, canRetry: false },
  ],
  ['something new', 'generic', { isMenuOld: false, canRetry: false, isLost: false }],
])('a refusal with "%s" is shown as %s', (text, of, more) => {
  expect(orderFailure(refused(text))).toMatchObject({
    headerKey: `order-error.${of}.header`,
    messageKey: `order-error.${of}.message`,
    total: null,
    ...more,
  });
});

test('changed prices are reported with the new cost of the order, and the menu is read anew', () => {
  const body = { error: 'Price changed', code: 'price_changed', total: 25, grandTotal: 25.5 };
  expect(orderFailure(refused('Price changed', body))).toMatchObject({
    headerKey: 'order-error.price-changed.header',
    total: 2550,
    isMenuOld: true,
    canRetry: false,
  });
});

test.each([
  { status: 500, text: 'Internal error', isLost: true, canRetry: true },
  { status: 503, text: '', isLost: true, canRetry: true },
  { status: 503, text: 'Restaurant Closed', isLost: false, canRetry: false },
  { status: 429, text: 'Too many requests', isLost: false, canRetry: true },
  { status: 422, text: 'an unknown refusal', isLost: false, canRetry: false },
])(
  '[ERRORS-01] a $status with "$text": lost $isLost, to be tried again $canRetry',
  ({ status, text, isLost, canRetry }) => {
    expect(orderFailure(refused(text, undefined, status))).toMatchObject({ isLost, canRetry });
  },
);

test('[ERRORS-02] the answer names the order that was placed before', () => {
  expect(
    orderFailure(refused('Already Ordered', { error: 'Already Ordered', uuid: 'u-1' })),
  ).toMatchObject({ kind: 'already-ordered', uuid: 'u-1', isKnown: false });
  expect(orderFailure(refused('Already Ordered', { error: 'Already Ordered', uuid: 7 })).uuid).toBe(
    '',
  );
});

test.each([null, undefined, 'u-1', {}])('[ERRORS-02] the body %j has no uuid', (body) => {
  expect(orderFailure(refused('Already Ordered', body))).toMatchObject({
    kind: 'already-ordered',
    uuid: '',
  });
});

test('another request under the same uuid was placed before', () => {
  expect(orderFailure(refused('This key was used', {}, 422, 'key_reused'))).toMatchObject({
    kind: 'already-ordered',
    isKnown: true,
    viewOrder: true,
  });
});

test('an expired card token is reported as such', () =>
  expect(
    orderFailure(refused('The card must be confirmed again', {}, 422, 'card_token_invalid')).kind,
  ).toBe('card-token'));
test('a refused card is reported as such', () =>
  expect(orderFailure(refused('This card was refused', {}, 422, 'card_declined')).kind).toBe(
    'card-declined',
  ));

test('[ERRORS-12] only an error without a text is unknown', () => {
  expect(
    [refused('what?'), refused('Restaurant Closed'), refused('', {}, 500)].map((call) =>
      isUnknownError(orderFailure(call)),
    ),
  ).toEqual([true, false, true]);
});

type Catalogue = { [key: string]: string | Catalogue };
const textOf = (catalogue: Catalogue, key: string): unknown =>
  key
    .split('.')
    .reduce<Catalogue | string | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      catalogue,
    );
const shown = (error: string) => {
  const { headerKey, messageKey, viewOrder } = orderErrorView(error);
  return { header: textOf(en, headerKey), message: textOf(en, messageKey), viewOrder };
};

const GENERIC = 'An error occurred while trying to place the order. Please try again.';
const CLOSED = {
  header: 'Closed Store!',
  message: 'We were unable to place your order because the store is currently closed.',
};

test.each([
  {
    id: 'ERRORS-01',
    error: 'database is on fire',
    header: 'Error!',
    message: GENERIC,
    viewOrder: false,
  },
  {
    id: 'OPEN-067',
    error: 'Already Ordered',
    header: 'Attention!',
    message: 'Your order has been placed previously.',
    viewOrder: true,
  },
  { id: 'ERRORS-03', error: 'Restaurant Closed', ...CLOSED, viewOrder: true },
  { id: 'ERRORS-04', error: 'No Cashier were found', ...CLOSED, viewOrder: false },
  {
    id: 'ERRORS-05',
    error: 'Client is blocked',
    header: 'Error!',
    message: `${GENERIC} CX000019`,
    viewOrder: false,
  },
  {
    id: 'ERRORS-09',
    error: 'Coupom Use Limit Exceeded',
    header: 'Error!',
    message: 'This coupon has reached the maximum usage quantity.',
    viewOrder: false,
  },
  {
    id: 'ERRORS-10',
    error: 'Coupom with hours template',
    header: 'Error!',
    message: 'This coupom could not be used with this hours template',
    viewOrder: false,
  },
  {
    id: 'ERRORS-11',
    error: 'Scheduled time beyond limit or passed',
    header: 'Error!',
    message: 'The scheduled time has already passed',
    viewOrder: false,
  },
])('[$id] "$error" is shown as "$message"', ({ error, header, message, viewOrder }) =>
  expect(shown(error)).toEqual({ header, message, viewOrder }),
);

test.each([
  ['Online Payment Method is Unavaiable', 'online-method'],
  ['Online Payment Method is Unavailable', 'generic'],
  ["Product 'Lasagna' is not available", 'unavailable'],
  ['Cola não possui quantidade suficiente em estoque', 'out-of-stock'],
  ['This delivery type is not offered now', 'now-not-offered'],
  ['Scheduled orders are paid online', 'schedule-online'],
  ['Prizes need a login', 'prize-login'],
  ['Not enough points', 'prize-points'],
  ['This coupon has already been used.', 'coupon-used'],
  ['Invalid coupon!', 'coupon-unknown'],
  ['Could not apply coupom!', 'coupon-featured'],
  ['Value less than the minimum!', 'coupon-minimum'],
  ['The text contains the number or the code of a card: orders.0.notes', 'card-in-text'],
  ['Cashback expired!', 'cashback-expired'],
  ['Grande is not available as it was chosen', 'unavailable'],
  [' Already Ordered\n', 'already-ordered'],
  ['', 'generic'],
])('"%s" is of kind %s', (error, kind) =>
  expect(orderErrorView(error)).toMatchObject({ kind, text: error.trim() }),
);

test.each([
  ['Cola, Guaraná  não possui quantidade suficiente em estoque', ['Cola', 'Guaraná']],
  ['Cola possui quantidade suficiente', ['Cola']],
  [', Cola,, possui quantidade suficiente', ['Cola']],
  ['possui quantidade suficiente', []],
  ['Restaurant Closed', []],
])('[OPEN-069] the names before "%s"', (error, items) =>
  expect(orderErrorView(error).items).toEqual(items),
);

test('[CONFLICTS-10] a typed table that is invalid is reported as such', () => {
  expect(orderErrorView("The customer's data is not valid: table")).toMatchObject({
    kind: 'table-unknown',
    messageKey: 'order-error.table-unknown.message',
    viewOrder: false,
  });
});

test('[OPEN-099] a phone that no country has is reported as such', () => {
  expect(orderErrorView("The customer's data is not valid: phone")).toMatchObject({
    kind: 'phone',
    messageKey: 'order-error.phone.message',
    viewOrder: false,
  });
});
