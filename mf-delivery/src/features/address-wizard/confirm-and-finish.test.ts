import { allSettled, createWatch, type Scope } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import {
  minor,
  type DeliveryFeeResult,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { $address, $fee } from '@storefront/shared-domain/models';
import { aFee, anAddress } from '@storefront/shared-domain/testing';
import { readLastAddress } from '../../lib/last-address';
import { $restriction, locationConfirmed, locationFeeFailed } from './confirm-location.model';
import {
  $isCalculating,
  $isWarning,
  finishFailed,
  formConfirmed,
  warningRead,
} from './finish.model';
import { $form, addressTyped } from './form.model';
import { positionRequested } from './locate.model';
import { mapMoving } from './place.model';
import { $page, $isOpen } from './wizard.model';
import { HERE, MODULES, open, wizardVisit, later } from './wizard.test-kit';

describe('confirming the location', () => {
  type Fee = NonNullable<NonNullable<Parameters<typeof wizardVisit>[0]>['fee']>;
  async function onMap(fee: Fee, info: Partial<RestaurantInfo> = {}) {
    const scope = wizardVisit({ fee }, info);
    await open(scope);
    await allSettled(positionRequested, { scope });
    return scope;
  }

  test.each([
    { search: 'photon', by: 'address' },
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
});

describe('after the form', () => {
  type Request = () => DeliveryFeeResult | Promise<DeliveryFeeResult>;
  /** Fills in the form; the first fee is that of the point. */
  async function filled(
    after: Request,
    more: Parameters<typeof wizardVisit>[0] = {},
    info: Parameters<typeof wizardVisit>[1] = {},
  ) {
    const answers: Request[] = [() => aFee({ deliveryFeeID: 'band-1' }), after];
    const fee = jest.fn((_question: { address: unknown; by: string }) =>
      (answers.shift() ?? after)(),
    );
    const scope = wizardVisit({ fee, ...more }, info);
    await open(scope);
    await allSettled(positionRequested, { scope });
    await allSettled(locationConfirmed, { scope });
    await allSettled(addressTyped, {
      scope,
      params: { ...scope.getState($form)!.typed, number: ' １２１０ ', complemento: 'casa 2' },
    });
    return { scope, fee };
  }
  const messages = (scope: Scope) => {
    const kinds: string[] = [];
    createWatch({ unit: finishFailed, scope, fn: (kind) => kinds.push(kind) });
    return kinds;
  };

  test('[DELIVERY-38] [API-24] the address is confirmed with fee and point and stored; the wizard closes', async () => {
    const save = jest.fn((_params: { address: unknown }) => HERE);
    const { scope, fee } = await filled(
      () => aFee({ deliveryFee: minor(800), distance: 1.2, deliveryFeeID: 'band-1' }),
      { save },
    );
    await allSettled(formConfirmed, { scope });
    expect(fee.mock.lastCall?.[0]).toMatchObject({
      by: 'address',
      address: {
        street: 'Rua Augusta',
        number: '1210',
        coordinates: HERE,
        deliveryFeeID: 'band-1',
      },
    });
    const address = {
      street: 'Rua Augusta',
      number: '1210',
      zone: 'Consolação',
      city: 'São Paulo',
      complemento: 'casa 2',
      coordinates: HERE,
      distance: 1.2,
    };
    expect(scope.getState($address)).toMatchObject(address);
    expect(scope.getState($fee)).toMatchObject({ deliveryFee: 800 });
    expect(readLastAddress(7)).toMatchObject(address);
    expect(save.mock.lastCall?.[0].address).toMatchObject(address);
    expect(scope.getState($isOpen)).toBe(false);
    await open(scope);
    expect(scope.getState($page)).toBe('auto-complete-address');
    expect(scope.getState($form)).toBeNull();
  });

  test('[DELIVERY-40] the address is looked up during the calculation; a second press is ignored', async () => {
    const { waiting, request } = later<DeliveryFeeResult>();
    const { scope, fee } = await filled(request);
    const settled = allSettled(formConfirmed, { scope });
    await new Promise(setImmediate);
    expect(scope.getState($isCalculating)).toBe(true);
    const again = allSettled(formConfirmed, { scope });
    waiting[0]!.resolve(aFee());
    await Promise.all([settled, again]);
    expect(fee).toHaveBeenCalledTimes(2);
    expect(scope.getState($isCalculating)).toBe(false);
  });

  test.each([
    { row: 'ERRORS-27', after: () => aFee({ found: false }), kind: 'not-found' },
    {
      row: 'ERRORS-28',
      after: () => Promise.reject(new ApiError({ kind: 'contract' })),
      kind: 'unexpected',
    },
    {
      row: 'ERRORS-29',
      after: () => Promise.reject(new ApiError({ kind: 'timeout' })),
      kind: 'failed',
    },
  ])(
    '[DELIVERY-38] [DELIVERY-40] [$row] $kind resets the address and closes; the form stays, and a retry confirms it',
    async ({ after, kind }) => {
      const answers: Request[] = [after, () => aFee()];
      const { scope } = await filled(() => answers.shift()!());
      const kinds = messages(scope);
      await allSettled(deliveryBus.addressConfirmed, {
        scope,
        params: { address: anAddress(), fee: aFee() },
      });
      await allSettled(formConfirmed, { scope });
      expect(kinds).toEqual([kind]);
      expect(scope.getState($address)).toBeNull();
      expect(scope.getState($isOpen)).toBe(false);
      await open(scope);
      expect(scope.getState($page)).toBe('confirmation-address-map-and-form');
      expect(scope.getState($form)?.typed).toMatchObject({
        number: ' １２１０ ',
        complemento: 'casa 2',
      });
      await allSettled(formConfirmed, { scope });
      expect(scope.getState($address)).toMatchObject({ number: '1210' });
    },
  );

  test('[ERRORS-26] outside the area a warning is shown; once read the form is reset', async () => {
    const { scope } = await filled(() => aFee({ delivery: false }));
    const kinds = messages(scope);
    await allSettled(formConfirmed, { scope });
    expect(scope.getState($isWarning)).toBe(true);
    expect(scope.getState($isOpen)).toBe(false);
    expect(kinds).toEqual([]);
    await allSettled(warningRead, { scope });
    expect(scope.getState($isWarning)).toBe(false);
    expect(scope.getState($form)).toBeNull();
  });
});
