import fc from 'fast-check';
import { createStorage } from './create-storage';
import { DeviceOrders, ordersOf, withOrder } from './device-orders';
import { FakeBackend } from './fake-backend.test-kit';
import { fingerprintOf } from './fingerprint';
import { keys } from './keys';
import { storage as pageStorage } from './storage';

const UUID_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('[OPEN-028] the orders of a device', () => {
  test('stand by restaurant, newest first', () => {
    const orders = withOrder(withOrder(withOrder(null, 7, 'a'), 8, 'b'), 7, 'c');
    expect(orders).toEqual({ 7: ['c', 'a'], 8: ['b'] });
    expect(ordersOf(orders, 7)).toEqual(['c', 'a']);
    expect(ordersOf(null, 7)).toEqual([]);
  });

  test('hold an order once', () =>
    expect(withOrder({ 7: ['a', 'b'] }, 7, 'b')).toEqual({ 7: ['b', 'a'] }));

  test('never grow beyond one lookup of 100, the newest stay', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { maxLength: 130 }), (uuids) => {
        const orders = uuids.reduce<DeviceOrders | null>(
          (known, uuid) => withOrder(known, 7, uuid),
          null,
        );
        expect(ordersOf(orders, 7)).toEqual([...uuids].reverse().slice(0, 100));
      }),
    ));

  test('lose the oldest with the 101st', () => {
    const uuids = Array.from({ length: 101 }, (_, at) => `order-${at}`);
    const hundred = withOrder({ 7: uuids.slice(1, 100) }, 7, uuids[0]!);
    expect(ordersOf(hundred, 7)).toEqual(uuids.slice(0, 100));
    expect(ordersOf(withOrder(hundred, 7, 'new'), 7)).toEqual(['new', ...uuids.slice(0, 99)]);
  });

  test('survive the visit under their key', () => {
    const backend = new FakeBackend();
    createStorage(() => backend).write(keys.deviceOrders, withOrder(null, 7, 'a'));
    expect(createStorage(() => backend).read(keys.deviceOrders, DeviceOrders)).toEqual({
      7: ['a'],
    });
  });
});

describe('[OPEN-076] the fingerprint', () => {
  test('is a random uuid, made once per device and stored', () => {
    const backend = new FakeBackend();
    const made = fingerprintOf(createStorage(() => backend));
    expect(made).toMatch(UUID_4);
    expect(fingerprintOf(createStorage(() => backend))).toBe(made);
    expect(fingerprintOf(createStorage(() => new FakeBackend()))).not.toBe(made);
  });

  test('stays the same for a visit without storage', () => {
    const storage = createStorage(() => null);
    expect(fingerprintOf(storage)).toBe(fingerprintOf(storage));
  });

  test('is made anew when what is stored is none', () => {
    const backend = new FakeBackend();
    backend.texts.set('fingerprint', '{"v":1,"value":"me"}');
    expect(fingerprintOf(createStorage(() => backend))).toMatch(UUID_4);
  });
});

test('the storage of the page works without a page', () => {
  expect(pageStorage.write('a', 1)).toBe('memory');
  pageStorage.remove('a');
  expect(() => pageStorage.onForeignChange('a', () => undefined)()).not.toThrow();
});
