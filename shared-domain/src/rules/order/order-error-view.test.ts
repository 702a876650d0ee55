import en from '../../locales/en.json';
import ptBr from '../../locales/pt-br.json';
import { orderErrorView } from './order-error-view';

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
  { error: 'Online Payment Method is Unavaiable', kind: 'online-method' },
  { error: 'Online Payment Method is Unavailable', kind: 'generic' },
  { error: "Product 'Lasagna' is not available", kind: 'unavailable' },
  { error: 'Cola não possui quantidade suficiente em estoque', kind: 'out-of-stock' },
  { error: 'This delivery type is not offered now', kind: 'now-not-offered' },
  { error: 'Scheduled orders are paid online', kind: 'schedule-online' },
  { error: 'Prizes need a login', kind: 'prize-login' },
  { error: 'Not enough points', kind: 'prize-points' },
  { error: 'This coupon has already been used.', kind: 'coupon-used' },
  { error: 'Invalid coupon!', kind: 'coupon-unknown' },
  { error: 'Could not apply coupom!', kind: 'coupon-featured' },
  { error: 'Value less than the minimum!', kind: 'coupon-minimum' },
  {
    error: 'The text contains the number or the code of a card: orders.0.notes',
    kind: 'card-in-text',
  },
  { error: 'Cashback expired!', kind: 'cashback-expired' },
  { error: 'Grande is not available as it was chosen', kind: 'unavailable' },
  { error: ' Already Ordered\n', kind: 'already-ordered' },
  { error: '', kind: 'generic' },
])('"$error" is of kind $kind', ({ error, kind }) =>
  expect(orderErrorView(error)).toMatchObject({ kind, text: error.trim() }),
);

test.each([
  {
    error: 'Cola, Guaraná  não possui quantidade suficiente em estoque',
    items: ['Cola', 'Guaraná'],
  },
  { error: 'Cola possui quantidade suficiente', items: ['Cola'] },
  { error: ', Cola,, possui quantidade suficiente', items: ['Cola'] },
  { error: 'possui quantidade suficiente', items: [] },
  { error: 'Restaurant Closed', items: [] },
])('[OPEN-069] the names before "$error"', ({ error, items }) =>
  expect(orderErrorView(error).items).toEqual(items),
);

test('every view has a header and a message in both languages', () => {
  const errors = [
    'x',
    'Already Ordered',
    'Restaurant Closed',
    'No Cashier were found',
    'Client is blocked',
    'Online Payment Method is Unavaiable',
    'is not available',
    'a possui quantidade suficiente',
    'Coupom Use Limit Exceeded',
    'Coupom with hours template',
    'Scheduled time beyond limit or passed',
    'This delivery type is not offered now',
    'Scheduled orders are paid online',
    'Prizes need a login',
    'Not enough points',
    'This coupon has already been used.',
    'Invalid coupon!',
    'Could not apply coupom!',
    'Value less than the minimum!',
    'Cashback expired!',
    'The text contains the number or the code of a card: user.name',
  ];
  for (const { headerKey, messageKey } of errors.map(orderErrorView))
    for (const catalogue of [en, ptBr]) {
      expect([textOf(catalogue, headerKey), textOf(catalogue, messageKey)]).toEqual([
        expect.stringMatching(/./),
        expect.stringMatching(/./),
      ]);
    }
});

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
