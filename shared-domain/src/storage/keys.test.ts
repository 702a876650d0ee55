import { ADDRESS_FIELDS, keys } from './keys';

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
