import { allSettled, fork } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { minor, type RestaurantInfo, type Zone } from '@storefront/shared-domain/contracts';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aFee, anAddress, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { EMPTY_ADDRESS } from '../../lib/last-address';
import {
  $draft,
  $isPlaceComplete,
  $pointOrigin,
  cityChosen,
  dialogOpened,
  fieldTyped,
  formReset,
  placeFound,
  zoneChosen,
} from './address-draft.model';
import { debounceFx } from './live-fee.model';

const zone: Zone = {
  id: 'z1',
  zone: 'Centro',
  city: 'São Paulo',
  available: true,
  regions: [{ region_id: 'r1', fee: minor(500), returnFee: minor(0) }],
};
const place = { street: 'Rua Bela', number: '', zone: 'Bela Vista', city: 'São Paulo' };

const visit = (info: Partial<RestaurantInfo> | null = {}) => {
  const scope = fork({
    values: [[$restaurantData, info === null ? null : restaurantData({ info: aRestaurant(info) })]],
    handlers: [
      [getFeeFx, () => aFee()],
      [debounceFx, () => undefined],
    ],
  });
  return {
    scope,
    draft: () => scope.getState($draft),
    open: (prefill = anAddress()) => allSettled(dialogOpened, { scope, params: prefill }),
    type: (field: 'street' | 'number' | 'zone', text: string) =>
      allSettled(fieldTyped, { scope, params: { field, text } }),
    choose: (city: string | null) => allSettled(cityChosen, { scope, params: city }),
    find: (found: Parameters<typeof placeFound>[0]) =>
      allSettled(placeFound, { scope, params: found }),
    reset: () => allSettled(formReset, { scope }),
  };
};

describe('before the restaurant is loaded', () => {
  test('the dialog opens with the last address, or empty', async () => {
    const here = visit(null);
    await here.open(anAddress({ street: 'Rua Nova' }));
    expect(here.draft()).toEqual(anAddress({ street: 'Rua Nova' }));
    await allSettled(dialogOpened, { scope: here.scope, params: null });
    expect(here.draft()).toEqual(EMPTY_ADDRESS);
  });

  test('a logout empties the form', async () => {
    const here = visit(null);
    await here.type('street', 'Rua Nova');
    await allSettled(sessionBus.logOutConfirmed, { scope: here.scope });
    expect(here.draft()).toEqual(EMPTY_ADDRESS);
  });

  test('a found place has its own city', async () => {
    const here = visit(null);
    await here.find({ place, point: null });
    expect(here.draft()).toMatchObject({ street: 'Rua Bela', city: 'São Paulo' });
  });
});

test('a reset form has the only city of the restaurant again', async () => {
  const here = visit({ deliveryCities: [{ name: 'Osasco', zones: [] }] });
  await here.open(anAddress({ city: 'Osasco' }));
  await here.reset();
  expect(here.draft()).toEqual({ ...EMPTY_ADDRESS, city: 'Osasco' });
});

test('a found place without a point has no origin of one', async () => {
  const here = visit();
  await here.open();
  expect(here.scope.getState($pointOrigin)).toBe('stored');
  await here.find({ place, cep: '01310100', point: null });
  expect([here.scope.getState($pointOrigin), here.draft().coordinates]).toEqual(['none', null]);
});

test('a typed neighborhood loses the fee id and the region of the chosen one', async () => {
  const here = visit();
  await here.open();
  await allSettled(zoneChosen, { scope: here.scope, params: zone });
  await here.type('number', '12');
  expect(here.draft()).toMatchObject({ zone: 'Centro', deliveryFeeID: 'z1', region: 'r1' });
  await here.type('zone', 'Lapa');
  expect(here.draft()).toMatchObject({ zone: 'Lapa', deliveryFeeID: null, region: '' });
});

test('a typed street loses the postal code of the found one, a typed number does not', async () => {
  const here = visit();
  await here.open();
  await here.find({ place, cep: '01310100', point: null });
  await here.type('number', '12');
  expect(here.draft()).toMatchObject({ number: '12', cep: '01310100' });
  await here.type('street', 'Rua Outra');
  expect(here.draft()).toMatchObject({ street: 'Rua Outra', cep: '' });
});

test('the same city again keeps the fee id, another one clears it', async () => {
  const here = visit();
  await here.open();
  await allSettled(zoneChosen, { scope: here.scope, params: zone });
  await here.choose('São Paulo');
  expect(here.draft().deliveryFeeID).toBe('z1');
  await here.choose(null);
  expect(here.draft()).toMatchObject({ city: '', deliveryFeeID: null });
});

test('a missing reference leaves the place complete, a missing street does not', async () => {
  const here = visit({ reference_is_mandatory: true });
  await here.open(anAddress({ address_ref: '' }));
  expect(here.scope.getState($isPlaceComplete)).toBe(true);
  await here.type('street', '');
  expect(here.scope.getState($isPlaceComplete)).toBe(false);
});
