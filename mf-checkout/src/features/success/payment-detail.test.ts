import { minor, type OrderDetails } from '@storefront/shared-domain/contracts';
import { anOrder } from '@storefront/shared-domain/testing';
import { paymentDetail } from './payment-detail';

const say = ((key: string, values?: { amount?: string }) =>
  [key, values?.amount].filter(Boolean).join(' ')) as Parameters<typeof paymentDetail>[0];
const detail = (over: Partial<OrderDetails>): string[] =>
  paymentDetail(say, { ...anOrder().details, ...over }, (amount) => String(amount));

test.each<{ case: string; given: Partial<OrderDetails>; shown: string[] }>([
  {
    case: 'change for cash',
    given: { paymentType: 'money', needChange: true, changeValue: minor(5000) },
    shown: ['payment.change-for 5000'],
  },
  {
    case: 'cash without change',
    given: { paymentType: 'money', needChange: false },
    shown: ['payment.no-change'],
  },
  {
    case: 'brand and kind of a card at the door',
    given: { paymentType: 'creditCard', cardType: 'Visa', cardMethod: 'debit' },
    shown: ['Visa · domain:payment.card.debit'],
  },
  {
    case: 'nothing of pix',
    given: { paymentType: 'pix', cardType: '', cardMethod: '' },
    shown: [],
  },
])('[CHECKOUT-25] shows $case', ({ given, shown }) => expect(detail(given)).toEqual(shown));
