import { allSettled, createWatch } from 'effector';
import type { DeliveryFeeResult, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { aFee } from '@storefront/shared-domain/testing';
import {
  $restriction,
  $isRequesting,
  locationConfirmed,
  locationFeeFailed,
} from './confirm-location.model';
import { $form } from './form.model';
import { mapMoved, mapMoving, pointTaken } from './place.model';
import { positionRequested } from './locate.model';
import { $page } from './wizard.model';
import { HERE, later, MODULES, open, wizardVisit } from './wizard.test-kit';

type Fee = NonNullable<NonNullable<Parameters<typeof wizardVisit>[0]>['fee']>;
async function onMap(fee: Fee, info: Partial<RestaurantInfo> = {}) {
  const scope = wizardVisit({ fee }, info);
  await open(scope);
  await allSettled(positionRequested, { scope });
  return scope;
}

describe('confirming the location', () => {
  test.each([
    { search: 'photon', by: 'address' },
    { search: 'none', by: 'address' },
    { search: 'geospatial', by: 'point' },
  ] as const)(
    '[DELIVERY-36] [OPEN-054] with $search the fee of the point is requested by $by; a delivery leads to the form',
    async ({ search, by }) => {
      const fee = jest.fn<DeliveryFeeResult, Parameters<Fee>>(() =>
        aFee({ deliveryFeeID: 'band-1' }),
      );
      const scope = await onMap(fee, { use_photon: false, ...MODULES[search] });
      await allSettled(locationConfirmed, { scope });
      expect(fee.mock.lastCall?.[0]).toMatchObject({
        by,
        address: { coordinates: HERE, street: 'Rua Augusta', number: '1200' },
      });
      expect(scope.getState($page)).toBe('confirmation-address-map-and-form');
      expect(scope.getState($form)).toMatchObject({
        deliveryFeeID: 'band-1',
        typed: { number: '1200', zone: 'Consolação' },
      });
    },
  );

  test('[DELIVERY-33] [DELIVERY-36] where none goes, the page that says so', async () => {
    const scope = await onMap(() => aFee({ delivery: false }));
    await allSettled(locationConfirmed, { scope });
    expect(scope.getState($page)).toBe('out-of-range-address');
  });

  test.each([
    { row: 'ERRORS-27', fee: () => aFee({ found: false }), restriction: 'not-found', toasts: 0 },
    {
      row: 'ERRORS-28',
      fee: () => Promise.reject(new ApiError({ kind: 'contract' })),
      restriction: 'unexpected',
      toasts: 0,
    },
    {
      row: 'ERRORS-29',
      fee: () => Promise.reject(new ApiError({ kind: 'offline' })),
      restriction: 'failed',
      toasts: 1,
    },
  ])(
    '[$row] $restriction keeps the map, and trying again leads on',
    async ({ fee, restriction, toasts }) => {
      const answers: (() => DeliveryFeeResult | Promise<DeliveryFeeResult>)[] = [fee, () => aFee()];
      const scope = await onMap(() => answers.shift()!());
      const messages = jest.fn();
      createWatch({ unit: locationFeeFailed, scope, fn: messages });
      await allSettled(locationConfirmed, { scope });
      expect(scope.getState($restriction)).toBe(restriction);
      expect(scope.getState($page)).toBe('confirmation-map');
      expect(messages).toHaveBeenCalledTimes(toasts);
      await allSettled(locationConfirmed, { scope });
      expect(scope.getState($page)).toBe('confirmation-address-map-and-form');
    },
  );

  test('[DELIVERY-41] nothing is requested while the address under the pin is unknown', async () => {
    const fee = jest.fn(() => aFee());
    const scope = await onMap(fee);
    await allSettled(mapMoving, { scope });
    await allSettled(locationConfirmed, { scope });
    expect(fee).not.toHaveBeenCalled();
  });

  test('an answer for a point the map has left is dropped', async () => {
    const { waiting, request } = later<DeliveryFeeResult>();
    const scope = await onMap(request);
    const settled = allSettled(locationConfirmed, { scope });
    await new Promise(setImmediate);
    expect(scope.getState($isRequesting)).toBe(true);
    const moved = allSettled(mapMoved, { scope, params: { latitude: -23.6, longitude: -46.7 } });
    waiting[0]!.resolve(aFee());
    await Promise.all([settled, moved]);
    expect(scope.getState($page)).toBe('confirmation-map');
    expect(scope.getState($form)).toBeNull();
  });

  test.each([
    { with: 'the address', info: { manual_zone_selection: true }, requested: 0 },
    {
      with: 'the address and its point',
      info: { manual_zone_selection: true, delivery_fee_with_gps: true },
      requested: 0,
    },
    {
      with: 'the point alone',
      info: { manual_zone_selection: true, ...MODULES.geospatial },
      requested: 1,
    },
  ])(
    '[DELIVERY-59] a neighborhood from the list, the fee by $with: $requested calls before the form',
    async ({ info, requested }) => {
      const fee = jest.fn(() => aFee());
      const scope = await onMap(fee, info);
      await allSettled(locationConfirmed, { scope });
      expect(fee).toHaveBeenCalledTimes(requested);
      expect(scope.getState($page)).toBe('confirmation-address-map-and-form');
    },
  );

  test('a point without a street can be confirmed: the form requires it', async () => {
    const scope = wizardVisit({
      address: () => Promise.reject(new ApiError({ kind: 'http', status: 503 })),
    });
    await open(scope);
    await allSettled(pointTaken, { scope, params: HERE });
    await allSettled(positionRequested, { scope });
    await allSettled(locationConfirmed, { scope });
    expect(scope.getState($form)).toMatchObject({
      place: { street: '' },
      typed: { street: '', number: '' },
    });
  });
});
