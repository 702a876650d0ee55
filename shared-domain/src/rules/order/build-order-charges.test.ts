import { minor, type ServiceFee } from '../../contracts';
import { buildOrderRequest } from './build-order';
import { draft } from './order-draft.test-kit';

const couvert: ServiceFee = { name: 'Couvert', recipient: 'The band', value: 5, valueType: 'fix' };

test.each([
  {
    case: 'a service fee that is due',
    due: 500,
    fee: couvert,
    sent: { serviceFee: 500, serviceFeeName: 'Couvert', serviceFeeRecipient: 'The band' },
  },
  {
    case: 'a fee of the record that is not due',
    due: 0,
    fee: couvert,
    sent: { serviceFee: 0, serviceFeeName: '', serviceFeeRecipient: '' },
  },
  {
    case: 'an amount without its fee',
    due: 500,
    fee: null,
    sent: { serviceFee: 500, serviceFeeName: '', serviceFeeRecipient: '' },
  },
  {
    case: 'an amount without the field of its fee',
    due: 500,
    fee: undefined,
    sent: { serviceFee: 500, serviceFeeName: '', serviceFeeRecipient: '' },
  },
])('$case is sent as $sent', ({ due, fee, sent }) => {
  const totals = { ...draft.totals, serviceFee: minor(due) };
  expect(buildOrderRequest({ ...draft, totals, serviceFee: fee }).details).toMatchObject(sent);
});

test('a tip is sent as an amount of its own', () => {
  const totals = { ...draft.totals, tip: minor(810) };
  expect(buildOrderRequest({ ...draft, totals }).details).toMatchObject({ tip: 810, total: 3780 });
});
