import { allSettled, fork } from 'effector';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aFee, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import type { GeospatialAddress, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { findAddressFx, findPointFx } from '../../lib/geocoding/geocoding.api';
import {
  $canConfirm,
  $estimateReason,
  $pin,
  confirmPressed as pointConfirmPressed,
  mapMoved,
  pointLeft,
  debounceFx as pointDebounceFx,
} from '../../lib/point/point.model';
import { readPositionFx, type Position } from '../../lib/position/position.api';
import {
  $draft,
  $pointOrigin,
  dialogOpened,
  fieldTyped,
  pointDropped,
} from './address-draft.model';
import { confirmPressed } from './confirm.model';
import { debounceFx } from './live-fee.model';
import { $mapView, adjustPressed } from './point-step.model';
import { $refusal, positionRequested } from './position.model';

const here = { latitude: -23.5, longitude: -46.6 };
const there = { latitude: -23.6, longitude: -46.7 };
const answer = (street: string, number = ''): GeospatialAddress => ({
  address: { street, number, city: 'São Paulo', zone: 'Pinheiros', name: '' },
  coordinates: here,
  complements: { number: '', complement: '', referencePoint: '' },
  deliveryInfo: null,
});
type World = {
  position?: Position;
  info?: Partial<RestaurantInfo>;
  find?: () => GeospatialAddress;
  locate?: () => typeof here;
};
async function visit({
  position = { kind: 'granted', coordinates: here },
  info = {},
  find = () => answer('Rua Harmonia', '120'),
  locate = () => there,
}: World = {}) {
  const request = jest.fn((_: { address: { coordinates: unknown } }) => aFee());
  const scope = fork({
    values: [
      [
        $restaurantData,
        restaurantData({ info: aRestaurant({ latitude: -23, longitude: -46, ...info }) }),
      ],
    ],
    handlers: [
      [readPositionFx, () => position],
      [getFeeFx, request],
      [debounceFx, () => Promise.resolve()],
      [pointDebounceFx, () => Promise.resolve()],
      [findAddressFx, find],
      [findPointFx, locate],
    ],
  });
  await allSettled(dialogOpened, { scope, params: null });
  const type = (field: 'street' | 'zone' | 'number', text: string) =>
    allSettled(fieldTyped, { scope, params: { field, text } });
  return { scope, request, type };
}

describe('the location of the device', () => {
  test('[DELIVERY-42] [DELIVERY-44] it shows the map; once confirmed, the address is filled in', async () => {
    const { scope, request } = await visit();
    expect(scope.getState($mapView)).toBe('hidden');
    await allSettled(positionRequested, { scope });
    expect(scope.getState($mapView)).toBe('show');
    expect(scope.getState($draft).street).toBe('');
    await allSettled(pointConfirmPressed, { scope });
    expect(scope.getState($draft)).toMatchObject({
      street: 'Rua Harmonia',
      number: '120',
      zone: 'Pinheiros',
      city: 'São Paulo',
      coordinates: here,
    });
    expect(scope.getState($mapView)).toBe('decreased');
    expect(request.mock.lastCall?.[0].address.coordinates).toEqual(here);
  });

  test.each(['denied', 'absent', 'slow', 'vague'] as const)(
    '[DELIVERY-43] [CONFLICTS-15] %s: no map, the typed address goes without it',
    async (kind) => {
      const { scope, request, type } = await visit({ position: { kind } });
      await allSettled(positionRequested, { scope });
      expect(scope.getState($refusal)).toBe(kind);
      expect(scope.getState($mapView)).toBe('hidden');
      await type('street', 'Rua Augusta');
      await type('zone', 'Consolação');
      expect(request.mock.lastCall?.[0].address.coordinates).toBeNull();
    },
  );

  test('a confirmed point stays while words change, and can be taken back', async () => {
    const { scope, type } = await visit();
    await allSettled(positionRequested, { scope });
    await allSettled(pointConfirmPressed, { scope });
    await type('street', 'Travessa Nova');
    expect(scope.getState($draft).coordinates).toEqual(here);
    await allSettled(pointDropped, { scope });
    expect(scope.getState($draft)).toMatchObject({ street: 'Travessa Nova', coordinates: null });
    expect(scope.getState($mapView)).toBe('hidden');
  });

  test('moving a confirmed point requires the address again; leaving it where it was changes no field', async () => {
    const find = jest
      .fn()
      .mockReturnValueOnce(answer('Rua Harmonia', '120'))
      .mockReturnValueOnce(answer('Rua Harmonia', '120'))
      .mockReturnValue(answer('Rua Girassol', '8'));
    const { scope, type } = await visit({ find });
    await allSettled(positionRequested, { scope });
    await allSettled(pointConfirmPressed, { scope });
    await type('street', 'Travessa Nova');
    await allSettled(adjustPressed, { scope });
    await allSettled(pointConfirmPressed, { scope });
    expect(scope.getState($draft).street).toBe('Travessa Nova');
    await allSettled(adjustPressed, { scope });
    await allSettled(mapMoved, { scope, params: there });
    await allSettled(pointConfirmPressed, { scope });
    expect(scope.getState($draft)).toMatchObject({
      street: 'Rua Girassol',
      number: '8',
      coordinates: there,
    });
  });
});

describe('[OPEN-054] where the fee follows the point', () => {
  const info = { delivery_fee_with_gps: true };
  const typed = async (world: World = {}) => {
    const made = await visit({ info, ...world });
    await made.type('street', 'Rua Augusta');
    await made.type('zone', 'Consolação');
    return made;
  };

  test('[ERRORS-35] no fee is requested without a confirmed point', async () => {
    const { scope, request } = await typed();
    expect(request).not.toHaveBeenCalled();
    await allSettled(confirmPressed, { scope });
    expect(request).not.toHaveBeenCalled();
  });

  test('[ERRORS-36] CONFIRM shows the map at the typed address and, once confirmed, requests its fee', async () => {
    const { scope, request } = await typed();
    await allSettled(confirmPressed, { scope });
    expect(scope.getState($mapView)).toBe('show');
    expect(scope.getState($pin)).toMatchObject({ state: 'found', at: there });
    await allSettled(pointConfirmPressed, { scope });
    expect(scope.getState($draft)).toMatchObject({
      street: 'Rua Augusta',
      zone: 'Consolação',
      coordinates: there,
    });
    expect(request.mock.lastCall?.[0]).toMatchObject({
      by: 'located',
      address: { coordinates: there },
    });
  });

  test.each([
    [404, 'unknown'],
    [503, 'unavailable'],
  ] as const)(
    '[ERRORS-36] an address that is not located (%i) starts at the restaurant and must be put right by hand',
    async (status, estimate) => {
      const { scope } = await typed({
        locate: () => {
          throw new ApiError({ kind: 'http', status });
        },
      });
      await allSettled(confirmPressed, { scope });
      expect(scope.getState($estimateReason)).toBe(estimate);
      expect(scope.getState($pin)).toMatchObject({ at: { latitude: -23, longitude: -46 } });
      expect(scope.getState($canConfirm)).toBe(false);
      await allSettled(mapMoved, { scope, params: there });
      expect(scope.getState($canConfirm)).toBe(true);
    },
  );

  test('leaving the map keeps what was typed', async () => {
    const { scope } = await typed();
    await allSettled(confirmPressed, { scope });
    await allSettled(pointLeft, { scope });
    expect(scope.getState($draft)).toMatchObject({ street: 'Rua Augusta', coordinates: null });
  });

  test('another street needs a point of its own', async () => {
    const { scope, type } = await visit({ info });
    await allSettled(dialogOpened, {
      scope,
      params: {
        ...scope.getState($draft),
        street: 'Rua Augusta',
        zone: 'Consolação',
        coordinates: here,
      },
    });
    expect(scope.getState($pointOrigin)).toBe('stored');
    await type('street', 'Rua Girassol');
    expect(scope.getState($draft).coordinates).toBeNull();
    expect(scope.getState($mapView)).toBe('hidden');
  });
});
