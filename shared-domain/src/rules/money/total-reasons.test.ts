import { minor, ZERO } from '../../contracts/primitives';
import { serviceFeeWhy, type TotalAmounts, type TotalsContext } from './total-reasons';

const amounts: TotalAmounts = {
  subtotal: minor(8000),
  couponDiscount: minor(800),
  deliveryFee: ZERO,
  deliveryFeeDiscount: ZERO,
  cashbackSpent: ZERO,
  adjustment: ZERO,
  serviceFee: minor(240),
  tip: ZERO,
  grandTotal: minor(7440),
};
const named = { name: 'Kitchen fee', recipient: 'The team' };

test.each<{ case: string; fee: NonNullable<TotalsContext['serviceFee']> | null; is: object[] }>([
  {
    case: 'a percentage is a share of the subtotal before discounts',
    fee: { ...named, value: 3, valueType: 'percent' },
    is: [{ key: 'share', money: { base: 8000 }, values: { percent: 3 } }],
  },
  {
    case: 'a percentage that is not known has no reason',
    fee: { ...named, valueType: 'percent' },
    is: [],
  },
  {
    case: 'a fixed fee has no reason',
    fee: { ...named, value: 3, valueType: 'fix' },
    is: [],
  },
  { case: 'a fee of a stored order has no reason', fee: named, is: [] },
  { case: 'no fee has no reason', fee: null, is: [] },
])('service fee: $case', ({ fee, is }) => {
  const context: TotalsContext = {
    items: 0,
    place: '',
    feeDiscount: null,
    coupon: null,
    available: null,
    setting: null,
    serviceFee: fee,
  };
  expect(serviceFeeWhy(amounts, context)).toEqual(is);
});
