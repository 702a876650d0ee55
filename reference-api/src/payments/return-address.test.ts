import { kindOfMethod } from './methods';
import { returnAddress } from './return-address';

const order = {
  storefrontUrl: 'https://pizza.example/orders',
  returnKey: 'k&y',
  orderId: 7,
  orderUuid: 'u-1',
};

test('a hosted page returns to the order by its key, number and uuid', () =>
  expect(returnAddress(order)).toBe(
    'https://pizza.example/orders?cid=k%26y&oid=7&external_reference=u-1',
  ));

test('the outcome of the page is between them', () =>
  expect(returnAddress(order, { reference: 'r 1', status: 'null' })).toBe(
    'https://pizza.example/orders?cid=k%26y&oid=7&preference_id=r+1' +
      '&collection_status=null&external_reference=u-1',
  ));

test('the kind of an online method; null for another text', () => {
  expect(kindOfMethod('pixAsaas')).toBe('pix');
  expect(kindOfMethod('pix')).toBeNull();
  expect(kindOfMethod('gold')).toBeNull();
});
