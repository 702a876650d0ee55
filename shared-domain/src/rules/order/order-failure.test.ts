import { isUnknownError, orderFailure, type FailedCall } from './order-failure';

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
  { text: 'Already Ordered', of: 'already-ordered', more: { viewOrder: true, canRetry: false } },
  { text: 'Restaurant Closed', of: 'closed', more: { viewOrder: true, canRetry: false } },
  { text: 'Client is blocked', of: 'blocked', more: { viewOrder: false, canRetry: false } },
  {
    text: 'Bruschetta is not available',
    of: 'unavailable',
    more: { isMenuOld: true, canRetry: false },
  },
  {
    text: 'Cola não possui quantidade suficiente',
    of: 'out-of-stock',
    more: { isMenuOld: true, items: ['Cola'] },
  },
  {
    text: 'Scheduled time beyond limit or passed',
    of: 'schedule-passed',
    more: { isTimeGone: true, canRetry: false },
  },
  {
    text: 'This delivery type is not offered now',
    of: 'now-not-offered',
    more: { isTimeGone: true, canRetry: false },
  },
  {
    text: 'Scheduled orders are paid online',
    of: 'schedule-online',
    more: { isTimeGone: false, canRetry: false },
  },
  {
    text: 'something new',
    of: 'generic',
    more: { isMenuOld: false, canRetry: false, isLost: false },
  },
])('a refusal with "$text" is shown as $of', ({ text, of, more }) => {
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
