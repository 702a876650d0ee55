/** @jest-environment jsdom */
import { StoredLastDelivery, type OrderDetails } from '@storefront/shared-domain/contracts';
import { keys, storage } from '@storefront/shared-domain/storage';
import { aCustomer } from '@storefront/shared-domain/testing';
import { rememberDelivery } from './last-delivery';

const stored = () => storage.read(keys.lastDelivery(7), StoredLastDelivery);
const order = (own: Partial<OrderDetails> = {}) => ({
  deliveryType: 'balcony' as const,
  carTakeout: false,
  ...own,
});
const ana = aCustomer({ name: 'Ana', email: 'ana@example.com', cpf: '52998224725' });

beforeEach(() => localStorage.clear());

test.each([
  { own: { deliveryType: 'delivery' }, type: 'delivery' },
  { own: { deliveryType: 'balcony' }, type: 'balcony' },
  { own: { deliveryType: 'balcony', carTakeout: true }, type: 'carTakeout' },
] as const)('the last order of a guest: $type, name and e-mail, no document', ({ own, type }) => {
  rememberDelivery(7, order(own), ana);
  expect(stored()).toEqual({ type, name: 'Ana', email: 'ana@example.com' });
  expect(localStorage.getItem(keys.lastDelivery(7))).not.toContain('52998224725');
});

test('of a logged-in customer only the type is stored', () => {
  storage.write(keys.token(7), 'token');
  rememberDelivery(7, order(), ana);
  expect(stored()).toEqual({ type: 'balcony', name: '', email: '' });
});

test('an order to a table leaves the stored one as it is', () => {
  rememberDelivery(7, order({ deliveryType: 'delivery' }), ana);
  rememberDelivery(7, order({ deliveryType: 'table' }), ana);
  expect(stored()?.type).toBe('delivery');
});

test.each([
  ['no JSON', 'x{', null],
  [
    'another type',
    '{"type":"drone","name":"Ana","email":""}',
    { type: null, name: 'Ana', email: '' },
  ],
  ['texts that are none', '{"type":"balcony","name":5}', { type: 'balcony', name: '', email: '' }],
])('%s reads as far as it is valid', (_, value, expected) => {
  localStorage.setItem(keys.lastDelivery(7), value === 'x{' ? value : `{"v":1,"value":${value}}`);
  expect(stored()).toEqual(expected);
});
