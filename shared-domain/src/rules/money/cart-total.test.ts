import { minor } from '../../contracts/primitives';
import { aGeneralLine, aRestaurant } from '../../testing';
import { cartTotalLines, cartTotals } from './cart-total';

const lines = [
  aGeneralLine({ lineId: 'a', price: minor(1250), qty: 3 }),
  aGeneralLine({ lineId: 'b', price: minor(1250) }),
];
const fee = { name: 'Kitchen fee', recipient: 'The team', value: 4, valueType: 'percent' as const };
const kitchen = aRestaurant({ name: 'Slice House', service_fee: fee, table_service_fee: 10 });

test('[CART-11] a cart to which nothing is added has a total alone', () => {
  const total = [{ key: 'total', amount: 5000, why: [] }];
  expect(cartTotalLines(lines, aRestaurant(), false)).toEqual(total);
  expect(cartTotalLines(lines, null, false)).toEqual(total);
});

test.each([
  {
    case: 'of the record',
    isTable: false,
    amount: 200,
    name: 'Kitchen fee',
    recipient: 'The team',
    percent: 4,
  },
  {
    case: 'of a table',
    isTable: true,
    amount: 500,
    name: '',
    recipient: 'Slice House',
    percent: 10,
  },
])(
  'a service fee $case stands between the subtotal and the total',
  ({ isTable, amount, name, recipient, percent }) => {
    expect(cartTotalLines(lines, kitchen, isTable)).toEqual([
      {
        key: 'subtotal',
        amount: 5000,
        why: [{ key: 'items', money: {}, values: { count: 4 } }],
      },
      {
        key: 'service-fee',
        amount,
        name,
        recipient,
        why: [{ key: 'share', money: { base: 5000 }, values: { percent } }],
      },
      { key: 'total', amount: 5000 + amount, why: [] },
    ]);
  },
);

test('in a currency without decimals the total is whole units, and what the lines lack to it has a line', () => {
  const halves = [
    aGeneralLine({ lineId: 'a', price: minor(1250) }),
    aGeneralLine({ lineId: 'b', price: minor(1260) }),
    aGeneralLine({ lineId: 'c', price: minor(1250) }),
  ];
  const info = aRestaurant({ currency: 'PYG' });
  expect(cartTotals(halves, info, false)).toMatchObject({ subtotal: 3800, grandTotal: 3800 });
  expect(cartTotals(halves, null, false)).toMatchObject({ subtotal: 3760, grandTotal: 3760 });
  expect(cartTotalLines(halves, info, false)).toEqual([
    { key: 'rounding', amount: -100, why: [] },
    { key: 'total', amount: 3800, why: [] },
  ]);
});
