import {
  minor,
  ZERO,
  type Coupon,
  type DeliveryFeeResult,
  type GeneralLine,
} from '../../contracts';
import { anAddress } from '../../testing';
import type { OrderDraft } from './build-order';

export const line: GeneralLine = {
  type: 'general',
  lineId: 'l1',
  id: '7',
  name: 'Bruschetta',
  notes: '',
  qty: 2,
  price: minor(1890),
  extras: [],
};
export const address = anAddress();
export const fee: DeliveryFeeResult = {
  found: true,
  delivery: true,
  deliveryFee: minor(800),
  deliveryFeeID: 'f9',
  distance: 2.4,
  street: '',
  zone: '',
  city: '',
  number: '',
};
export const coupon: Coupon = {
  id: 'c1',
  code: 'PIZZA',
  type: 'fixDiscount',
  fixDiscount: minor(300),
  percentDiscount: 0,
  minOrderValue: ZERO,
  onlyOneUsePerClient: false,
  enableUseFeaturedItems: true,
};
/** A delivery paid by card, without a service fee and without a tip. */
export const draft: OrderDraft = {
  lines: [line],
  totals: {
    subtotal: minor(3780),
    deliveryFee: minor(800),
    deliveryFeeDiscount: minor(300),
    cashbackSpent: ZERO,
    adjustment: minor(-214),
    couponDiscount: ZERO,
    serviceFee: ZERO,
    tip: ZERO,
    grandTotal: minor(4066),
    points: 0,
  },
  deliveryType: 'delivery',
  address,
  fee,
  feeDiscountType: 'fixed',
  customer: {
    name: ' Ana Lima ',
    phone: '(11) 98765-4321',
    email: 'ana@example.com',
    cpf: '529.982.247-25',
    birthday: '09/02/1990',
    carPlate: 'ABC1D23',
    carModelColor: 'Onix prata',
    table: '12',
  },
  payment: { method: 'creditCard', card: { name: 'Visa', type: 'debit' } },
  setting: {
    paymentType: 'creditCard',
    isActive: true,
    value: 5,
    valueType: 'percent',
    operation: 'discount',
  },
  client: null,
  visit: { src: 'instagram', campaign: 'june', u: 'c0ffee' },
  uuid: '7b1f9c1e-5a0e-4d43-9a3f-0c5f6f1d2a11',
  fingerprint: 'device-1',
  debugMode: false,
};
