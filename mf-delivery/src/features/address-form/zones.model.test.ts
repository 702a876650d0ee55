import { allSettled, createWatch, fork, type Scope } from 'effector';
import { minor, type Zone } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aFee, anAddress, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { getZonesFx } from '../../lib/zones/zones.api';
import {
  $draft,
  $isOpen,
  cityChosen,
  dialogClosed,
  dialogOpened,
  placeFound,
  zoneChosen,
} from './address-draft.model';
import { debounceFx } from './live-fee.model';
import { $offeredZones, $zone, zonesFailed } from './zones.model';

const zone = (id: string, name: string, city: string): Zone => ({
  id,
  zone: name,
  city,
  available: true,
  regions: [{ region_id: `r-${city}`, fee: minor(500), returnFee: minor(0) }],
});
const zones = [
  zone('z1', 'Centro', 'Osasco'),
  zone('z2', 'Centro', 'São Paulo'),
  zone('z3', 'Consolação', 'São Paulo'),
];
const deliveryCities = ['São Paulo', 'Osasco'].map((name) => ({ name, zones: [] }));
const visit = (read: () => Zone[] | Promise<Zone[]>, isManual = true) =>
  fork({
    values: [
      [
        $restaurantData,
        restaurantData({ info: aRestaurant({ manual_zone_selection: isManual, deliveryCities }) }),
      ],
    ],
    handlers: [
      [getZonesFx, read],
      [getFeeFx, () => aFee()],
      [debounceFx, () => Promise.resolve()],
    ],
  });
const open = (scope: Scope, prefill = anAddress()) =>
  allSettled(dialogOpened, { scope, params: prefill });

describe('the neighborhoods of the restaurant', () => {
  test('are read when they are to be chosen from, and not when the neighborhood is typed', async () => {
    for (const isManual of [true, false]) {
      const read = jest.fn(() => zones);
      await open(visit(read, isManual));
      expect(read).toHaveBeenCalledTimes(isManual ? 1 : 0);
    }
  });

  test('those of the chosen city are offered, and the stored one is found again', async () => {
    const scope = visit(() => zones);
    await open(scope);
    expect(scope.getState($offeredZones).map(({ id }) => id)).toEqual(['z2', 'z3']);
    expect(scope.getState($zone)?.id).toBe('z3');
  });

  test('a chosen zone gives the address its name, its fee id and its region', async () => {
    const scope = visit(() => zones);
    await open(scope);
    await allSettled(zoneChosen, { scope, params: zones[1]! });
    expect(scope.getState($draft)).toMatchObject({
      zone: 'Centro',
      deliveryFeeID: 'z2',
      region: 'r-São Paulo',
    });
  });

  test('another city takes a zone back that is not in it', async () => {
    const scope = visit(() => zones);
    await open(scope);
    await allSettled(cityChosen, { scope, params: 'Osasco' });
    expect(scope.getState($draft)).toMatchObject({ zone: '', deliveryFeeID: null, city: 'Osasco' });
  });

  test('a stored zone that left the list is taken back', async () => {
    const scope = visit(() => zones);
    await open(scope, anAddress({ zone: 'Lapa' }));
    expect(scope.getState($draft).zone).toBe('');
  });

  test('when they cannot be read, a failure is shown and the dialog closes', async () => {
    const scope = visit(() => Promise.reject(new ApiError({ kind: 'http', status: 500 })));
    const failures = jest.fn();
    createWatch({ unit: zonesFailed, scope, fn: failures });
    await open(scope);
    expect(failures).toHaveBeenCalledTimes(1);
    expect(scope.getState($isOpen)).toBe(false);
  });

  const found = (name: string) => ({
    place: { street: 'Rua Nova', number: '', zone: name, city: 'São Paulo' },
    point: null,
  });

  test('none are offered before they are loaded', () =>
    expect(visit(() => zones).getState($offeredZones)).toEqual([]));

  test('a found one becomes that of the list, with its fee id', async () => {
    const scope = visit(() => zones);
    await open(scope);
    await allSettled(placeFound, { scope, params: found('centro') });
    expect(scope.getState($draft)).toMatchObject({
      zone: 'Centro',
      deliveryFeeID: 'z2',
      region: 'r-São Paulo',
    });
  });

  test('a found one stays while the list is loading', async () => {
    let answer = (_: Zone[]): void => undefined;
    const scope = visit(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const opening = open(scope);
    await new Promise(setImmediate);
    const finding = allSettled(placeFound, { scope, params: found('Centro') });
    expect(scope.getState($draft).zone).toBe('Centro');
    answer(zones);
    await Promise.all([opening, finding]);
    expect(scope.getState($zone)?.id).toBe('z2');
  });

  test('a typed one stays where there is no list', async () => {
    const scope = visit(() => zones, false);
    await open(scope);
    await allSettled(placeFound, { scope, params: found('Lapa') });
    expect([scope.getState($draft).zone, scope.getState($zone)]).toEqual(['Lapa', null]);
  });

  test('those without a city are offered in each city, and all of them without a chosen city', async () => {
    const everywhere = zone('z4', ' Lapa ', '');
    const scope = visit(() => [...zones, everywhere]);
    await open(scope, anAddress({ zone: 'lapa' }));
    expect(scope.getState($offeredZones).map(({ id }) => id)).toEqual(['z2', 'z3', 'z4']);
    expect(scope.getState($zone)?.id).toBe('z4');
    await allSettled(cityChosen, { scope, params: null });
    expect(scope.getState($offeredZones).map(({ id }) => id)).toEqual(['z1', 'z2', 'z3', 'z4']);
    expect(scope.getState($zone)?.id).toBe('z4');
  });

  test('an empty one is no change by the customer: the next address opens', async () => {
    const scope = visit(() => zones);
    await open(scope, anAddress({ zone: '' }));
    await allSettled(dialogClosed, { scope });
    await open(scope, anAddress({ street: 'Rua Nova' }));
    expect(scope.getState($draft).street).toBe('Rua Nova');
  });
});
