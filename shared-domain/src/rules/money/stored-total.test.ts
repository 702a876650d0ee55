import { minor, type OrderDetails } from '../../contracts';
import { anOrder } from '../../testing';
import { storedAmounts, storedContext } from './stored-total';
import { totalLines } from './total-lines';

test('a stored service fee has the name and the recipient of its order', () => {
  const order = anOrder();
  const details: OrderDetails = {
    ...order.details,
    total: minor(8000),
    serviceFee: minor(240),
    serviceFeeName: 'Kitchen fee',
    serviceFeeRecipient: 'The team',
    grandTotal: minor(8240),
  };
  const lines = totalLines(storedAmounts(details), storedContext({ ...order, details }));
  expect(lines.filter(({ key }) => key === 'service-fee')).toEqual([
    { key: 'service-fee', amount: 240, name: 'Kitchen fee', recipient: 'The team', why: [] },
  ]);
});
