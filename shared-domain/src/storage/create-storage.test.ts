import fc from 'fast-check';
import * as z from 'zod/mini';
import { minor, Money } from '../contracts';
import { createStorage } from './create-storage';
import { ordersOf, readableOrdersOf, withOrder } from './device-orders';
import { FakeBackend } from './fake-backend.test-kit';
import { fingerprintOf } from './fingerprint';
import { ADDRESS_FIELDS, keys } from './keys';
import { storage as pageStorage } from './storage';

const Options = z.object({ name: z.string() });
const sample = { name: 'pizza' };

const given = (workspace?: number) => {
  const backend = new FakeBackend(workspace);
  return { backend, storage: createStorage(() => backend) };
};

describe('a value', () => {
  test('is stored in an envelope with its version', () => {
    const { backend, storage } = given();
    expect(storage.write('a', sample, 3)).toBe('stored');
    expect(backend.texts.get('a')).toBe('{"v":3,"value":{"name":"pizza"}}');
    expect(storage.read('a', Options, 3)).toEqual(sample);
  });

  test('comes back as it was in the next visit, whatever JSON it is', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { backend, storage } = given();
        storage.write('a', value);
        expect(createStorage(() => backend).read('a', z.unknown())).toEqual(
          JSON.parse(JSON.stringify(value)),
        );
      }),
    ));

  test('of money is a decimal in the storage and an amount outside', () => {
    const { backend, storage } = given();
    const Priced = z.object({ price: Money });
    storage.save('a', Priced, { price: minor(1999) });
    expect(backend.texts.get('a')).toBe('{"v":1,"value":{"price":19.99}}');
    expect(storage.read('a', Priced)).toEqual({ price: 1999 });
  });

  test('that was never written is null, one that was removed too', () => {
    const { backend, storage } = given();
    expect(storage.read('a', Options)).toBeNull();
    storage.write('a', sample);
    storage.remove('a');
    expect(storage.read('a', Options)).toBeNull();
    expect(backend.texts.size).toBe(0);
  });
});

describe('an unreadable value', () => {
  const BROKEN = [
    '',
    'null',
    '{',
    'pizza',
    '{"name":"pizza"}',
    '{"v":"1","value":{"name":"pizza"}}',
    '{"v":1}',
    '{"v":1,"value":{"name":5}}',
    '{"v":3,"value":{"name":"pizza"}}',
    '{"v":-1,"value":{"name":"pizza"}}',
  ];
  test.each(BROKEN)('%p reads as none and is dropped alone', (text) => {
    const { backend, storage } = given();
    backend.texts.set('a', text);
    storage.write('b', sample);
    expect(storage.read('a', Options)).toBeNull();
    expect([...backend.texts.keys()]).toEqual(['b']);
    expect(storage.read('b', Options)).toEqual(sample);
  });

  test('random text never throws', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { backend, storage } = given();
        backend.texts.set('a', text);
        expect(storage.read('a', Options)).toBeNull();
      }),
    ));
});

describe('a value of another build', () => {
  test.each([
    [4, 'the one before'],
    [5, 'this one'],
    [6, 'the next one, rolled back since'],
  ])('version %i, of %s, is read when the schema accepts it', (version) => {
    const { storage } = given();
    storage.write('a', { ...sample, more: true }, version);
    expect(storage.read('a', Options, 5)).toEqual(sample);
  });

  test('the next one, in a form this build cannot read, is left for it', () => {
    const { backend, storage } = given();
    storage.write('a', { title: 'pizza' }, 6);
    expect(storage.read('a', Options, 5)).toBeNull();
    expect(backend.texts.has('a')).toBe(true);
  });

  test.each([[3], [7]])('version %i is too far away and dropped', (version) => {
    const { backend, storage } = given();
    storage.write('a', sample, version);
    expect(storage.read('a', Options, 5)).toBeNull();
    expect(backend.texts.has('a')).toBe(false);
  });
});

describe('[DOMAIN-059] a full storage', () => {
  test('gives up every menu cache and is tried again', () => {
    const { backend, storage } = given(200);
    backend.texts
      .set(keys.menuCache('a'), 'x'.repeat(80))
      .set('phone', '1')
      .set(keys.menuCache('b'), 'x'.repeat(80));
    expect(storage.write('cart-7', { text: 'y'.repeat(60) })).toBe('stored');
    expect([...backend.texts.keys()].sort()).toEqual(['cart-7', 'phone']);
  });

  test('is the only one that costs the menu caches', () => {
    const { backend, storage } = given();
    backend.texts.set(keys.menuCache('a'), 'x');
    jest.spyOn(backend, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(storage.write('a', sample)).toBe('memory');
    expect([...backend.texts.keys()]).toEqual([keys.menuCache('a')]);
  });

  test('that stays full keeps the value in memory for the visit', () => {
    const { backend, storage } = given(50);
    backend.texts.set('phone', 'x'.repeat(40));
    expect(storage.write('a', sample)).toBe('memory');
    expect(storage.read('a', Options)).toEqual(sample);
    expect(createStorage(() => backend).read('a', Options)).toBeNull();
    expect(backend.texts.has('phone')).toBe(true);
  });

  test('an older value that is still stored never hides the newer one in memory', () => {
    const { backend, storage } = given(40);
    storage.write('a', { name: 'old' });
    expect(storage.write('a', { name: 'new and much longer than the room' })).toBe('memory');
    expect(storage.read('a', Options)).toEqual({ name: 'new and much longer than the room' });
    backend.workspace = Infinity;
    expect(storage.write('a', { name: 'last' })).toBe('stored');
    expect(storage.read('a', Options)).toEqual({ name: 'last' });
  });
});

describe('a storage that is forbidden', () => {
  const forbidden = () => {
    const { backend } = given();
    backend.texts.set('a', '{"v":1,"value":{"name":"old"}}');
    backend.isForbidden = true;
    return backend;
  };
  test.each<[string, () => Storage | null]>([
    ['on every use', forbidden],
    [
      'on the first look at it',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['or absent', () => null],
  ])('%s is replaced by memory', (_, backend) => {
    const storage = createStorage(backend);
    expect(storage.read('a', Options)).toBeNull();
    expect(storage.write('a', sample)).toBe('memory');
    expect(storage.read('a', Options)).toEqual(sample);
    storage.remove('a');
    expect(storage.read('a', Options)).toBeNull();
  });

  test('for a moment still holds its values afterwards', () => {
    const { backend, storage } = given();
    storage.write('a', sample);
    backend.isForbidden = true;
    expect(storage.read('a', Options)).toBeNull();
    backend.isForbidden = false;
    expect(storage.read('a', Options)).toEqual(sample);
  });
});

test('[DOMAIN-055] debug mode is a bare 0 or 1', () => {
  const { backend, storage } = given();
  expect(storage.readDebugMode()).toBe(false);
  storage.writeDebugMode(true);
  expect([backend.texts.get('debug_mode'), storage.readDebugMode()]).toEqual(['1', true]);
  storage.writeDebugMode(false);
  expect([backend.texts.get('debug_mode'), storage.readDebugMode()]).toEqual(['0', false]);
});

describe('names that start alike', () => {
  test('list what is stored and what only this visit holds, not removed keys', () => {
    const backend = new FakeBackend(40);
    const storage = createStorage(() => backend);
    storage.write('pay-a', 1);
    storage.write('other', 1);
    storage.write('pay-b', 'x'.repeat(100));
    expect(storage.keysFrom('pay-').sort()).toEqual(['pay-a', 'pay-b']);
    storage.remove('pay-a');
    expect(storage.keysFrom('pay-')).toEqual(['pay-b']);
  });

  test('are without the one whose removal the storage refused', () => {
    const { backend, storage } = given();
    storage.write('pay-a', 1);
    storage.write('pay-b', 1);
    backend.isForbidden = true;
    storage.remove('pay-a');
    expect(storage.keysFrom('pay-')).toEqual(['pay-b']);
  });
});

describe('another tab', () => {
  const page = new EventTarget();
  const changeElsewhere = (key: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));

  test('is notified for its key and for a cleared storage, until it unsubscribes', () => {
    const storage = createStorage(
      () => new FakeBackend(),
      () => page,
    );
    const received = jest.fn();
    const stop = storage.onForeignChange('cart-7', received);
    for (const { key, times } of [
      { key: 'cart-7', times: 1 },
      { key: 'cart-8', times: 1 },
      { key: null, times: 2 },
    ]) {
      changeElsewhere(key);
      expect(received).toHaveBeenCalledTimes(times);
    }
    stop();
    changeElsewhere('cart-7');
    expect(received).toHaveBeenCalledTimes(2);
  });

  test('may have written while the page was put away by the browser', () => {
    const received = jest.fn();
    const stop = createStorage(
      () => new FakeBackend(),
      () => page,
    ).onForeignChange('cart-7', received);
    const show = (persisted: boolean) =>
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(received).not.toHaveBeenCalled();
    show(true);
    expect(received).toHaveBeenCalledTimes(1);
    stop();
    show(true);
    expect(received).toHaveBeenCalledTimes(1);
  });

  test('writes what is newer than this tab keeps in memory', () => {
    const backend = new FakeBackend(0);
    const storage = createStorage(
      () => backend,
      () => page,
    );
    storage.write('a', sample);
    const stop = storage.onForeignChange('a', () => undefined);
    backend.texts.set('a', '{"v":1,"value":{"name":"theirs"}}');
    changeElsewhere('a');
    expect(storage.read('a', Options)).toEqual({ name: 'theirs' });
    stop();
  });
});

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

  test('lose the oldest with the 101st', () => {
    const uuids = Array.from({ length: 101 }, (_, at) => `order-${at}`);
    const hundred = withOrder({ 7: uuids.slice(1, 100) }, 7, uuids[0]!);
    expect(ordersOf(hundred, 7)).toEqual(uuids.slice(0, 100));
    expect(ordersOf(withOrder(hundred, 7, 'new'), 7)).toEqual(['new', ...uuids.slice(0, 99)]);
  });

  test('[API-07] are looked up by what is a uuid, a hundred at most', () => {
    const uuidAt = (at: number): string =>
      `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
    const many = Array.from({ length: 120 }, (_, at) => uuidAt(at));
    expect(readableOrdersOf({ 7: ['<b>', '', ...many], 8: ['x'] }, 7)).toEqual(many.slice(0, 100));
    expect(readableOrdersOf(null, 7)).toEqual([]);
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

test('[DOMAIN-053] the cart', () => expect(keys.cart(7)).toBe('cart-7'));
test('[DOMAIN-054] the used once-per-client coupons', () =>
  expect(keys.usedCoupons(7)).toBe('uniqueUseCoupom-7'));
test('[DOMAIN-055] three keys without suffix', () =>
  expect([keys.debugMode, keys.oneSignalId, keys.deviceOrders]).toEqual([
    'debug_mode',
    'OneSignalID',
    'deviceOrders',
  ]));
test('[DOMAIN-056] the table', () =>
  expect([keys.table(7), keys.tableExpiry(7), keys.tablet(7), keys.tableOrder(7)]).toEqual([
    'table-7',
    'tableExp-7',
    'tablet-7',
    'table-uuid-7',
  ]));
test('[DOMAIN-057] [OPEN-026] phone and push are global, the last order belongs to a restaurant', () =>
  expect([keys.phone, keys.push, keys.lastOrderToken(7)]).toEqual([
    'phone',
    'push',
    'lastOrderToken-7',
  ]));
test('[DOMAIN-058] [OPEN-026] the address fields, the token and the login mode belong to a restaurant', () => {
  expect(new Set(ADDRESS_FIELDS.map((field) => keys.address(field, 7)))).toEqual(
    new Set([
      'deliveryFeeID-7',
      'street-7',
      'zone-7',
      'complemento-7',
      'address_ref-7',
      'number-7',
      'zone_object-7',
      'city-7',
      'latitude-7',
      'longitude-7',
      'distance-7',
    ]),
  );
  expect([keys.token(7), keys.loginMode(7)]).toEqual(['token-7', 'loginMode-7']);
});
test('[OPEN-027] the loyalty dismissal', () =>
  expect(keys.loyaltyDismissed(7)).toBe('loyaltyDismissed-7'));
test('[OPEN-076] the device', () => expect(keys.fingerprint).toBe('fingerprint'));
test('[DOMAIN-059] menu caches', () =>
  expect(keys.menuCache('bella-napoli')).toBe('cardapio.bella-napoli'));
test('[SHELL-46] a payment left for an external page', () =>
  expect(keys.externalReference('a1')).toBe('external_reference_a1'));
