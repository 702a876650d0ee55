import { minor, type OrderDetails } from '@storefront/shared-domain/contracts';
import { anOrder } from '@storefront/shared-domain/testing';
import { orderAmounts } from './amounts';

const amounts = (details: Partial<OrderDetails>) => orderAmounts({ ...anOrder().details, ...details }).map(({ key, amount }) => `${key} ${amount}`);

test.each<{ case: string; details: Partial<OrderDetails>; is: string[] }>([
  { case: 'delivered', details: {}, is: ['subtotal 1890', 'delivery-fee 800', 'total 2690'] },
  { case: 'picked up', details: { deliveryFee: minor(0), grandTotal: minor(1890) }, is: ['subtotal 1890', 'total 1890'] },
  { case: 'a fee that was taken off whole is still told', details: { deliveryFeeDiscount: minor(800) }, is: ['subtotal 1890', 'delivery-fee 0', 'total 2690'] },
  {
    case: 'everything off', details: { discountValue: minor(100), cashbackSpent: minor(200), operatedValue: minor(50), paymenthMethodOperation: 'discount' },
    is: ['subtotal 1890', 'delivery-fee 800', 'discount -100', 'cashback -200', 'method-discount -50', 'total 2690'],
  },
  { case: 'a surcharge', details: { operatedValue: minor(50), paymenthMethodOperation: 'addition' }, is: ['subtotal 1890', 'delivery-fee 800', 'method-addition 50', 'total 2690'] },
])('$case', ({ details, is }) => expect(amounts(details)).toEqual(is));
