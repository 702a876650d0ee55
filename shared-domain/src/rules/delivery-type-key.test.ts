import en from '../locales/en.json';
import pt from '../locales/pt-br.json';
import { deliveryTypeKey } from './delivery-type-key';

test('[DELIVERY-03] only pickup is named after the counter, and only there; in the same words in both languages', () => {
  expect(deliveryTypeKey('balcony', true)).toBe('delivery.counter-pickup');
  expect(deliveryTypeKey('balcony', false)).toBe('delivery.type.balcony');
  for (const type of ['delivery', 'carTakeout', 'table'] as const)
    expect(deliveryTypeKey(type, true)).toBe(`delivery.type.${type}`);
  expect([en.delivery['counter-pickup'], pt.delivery['counter-pickup']]).toEqual([
    'Retirada no Balcão',
    'Retirada no Balcão',
  ]);
});
