import { orderFailure, type FailedCall } from './order-failure';

const refused = (text: string, body: unknown = undefined): FailedCall => ({ kind: 'http', text, body });

test.each(['offline', 'timeout', 'contract'] as const)('after "%s" nobody knows of the order: the same one may be sent again', (kind) => {
  expect(orderFailure({ kind, text: '', body: undefined })).toMatchObject({ headerKey: 'order-error.generic.header', messageKey: `error.${kind}`, canRetry: true, isMenuOld: false });
});

test.each([
  { text: 'Already Ordered', of: 'already-ordered', more: { viewOrder: true, canRetry: false } },
  { text: 'Restaurant Closed', of: 'closed', more: { viewOrder: true, canRetry: false } },
  { text: 'Client is blocked', of: 'blocked', more: { viewOrder: false, canRetry: false } },
  { text: 'Bruschetta is not available', of: 'unavailable', more: { isMenuOld: true, canRetry: false } },
  { text: 'Cola não possui quantidade suficiente', of: 'out-of-stock', more: { isMenuOld: true, items: ['Cola'] } },
  { text: 'Scheduled time beyond limit or passed', of: 'schedule-passed', more: { isTimeGone: true, canRetry: false } },
  { text: 'This delivery type is not offered now', of: 'now-not-offered', more: { isTimeGone: true, canRetry: false } },
  { text: 'Scheduled orders are paid online', of: 'schedule-online', more: { isTimeGone: false, canRetry: false } },
  { text: 'something new', of: 'generic', more: { isMenuOld: false, canRetry: true } },
])('a refusal with "$text" is shown as $of', ({ text, of, more }) => {
  expect(orderFailure(refused(text))).toMatchObject({ headerKey: `order-error.${of}.header`, messageKey: `order-error.${of}.message`, total: null, ...more });
});

test('changed prices are told with what the order costs now, and the menu is read anew', () => {
  const body = { error: 'Price changed', code: 'price_changed', total: 25, grandTotal: 25.5 };
  expect(orderFailure(refused('Price changed', body))).toMatchObject({ headerKey: 'order-error.price-changed.header', total: 2550, isMenuOld: true, canRetry: false });
});
