import { allSettled, fork } from 'effector';
import type { GeospatialAddress, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aFee, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { findAddressFx, findPointFx } from '../../lib/geocoding/geocoding.api';
import {
  $pin,
  confirmPressed as pointConfirmPressed,
  debounceFx as pointDebounceFx,
  mapMoved,
} from '../../lib/point/point.model';
import { readPositionFx, type Position } from '../../lib/position/position.api';
import { $draft, dialogOpened, fieldTyped, pointDropped } from './address-draft.model';
import { confirmPressed } from './confirm.model';
import { debounceFx } from './live-fee.model';
import { $mapView, mapRequested } from './point-step.model';
import { $refusal, positionRequested } from './position.model';
import { streetChosen } from './street-search.model';

describe('the position', () => {
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
    locate?: (question: { query: string }) => typeof here;
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

    test.each(['denied', 'vague'] as const)(
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
  });

  test('[OPEN-054] CONFIRM of a suggested street shows the map at its point, full size', async () => {
    const locate = jest.fn(() => there);
    const { scope } = await visit({ locate, info: { delivery_fee_with_gps: true } });
    const hit = { street: 'Rua Harmonia', addr: 'Rua Harmonia', lat: -23.7, lng: -46.8 };
    const params = { ...hit, district: 'Vila Madalena', city: 'São Paulo' };
    await allSettled(streetChosen, { scope, params });
    expect(scope.getState($mapView)).toBe('hidden');
    await allSettled(confirmPressed, { scope });
    expect(scope.getState($mapView)).toBe('show');
    expect(scope.getState($pin)).toMatchObject({ at: { latitude: -23.7, longitude: -46.8 } });
    expect(locate).not.toHaveBeenCalled();
  });

  test('[DELIVERY-50] a typed street is located on the map, and its text stays, moved or not', async () => {
    const locate = jest.fn((_: { query: string }) => there);
    const { scope, type } = await visit({ locate });
    await type('street', 'Travessa Nova');
    await type('zone', 'Lapa');
    await allSettled(mapRequested, { scope });
    expect(locate.mock.lastCall?.[0].query).toContain('Travessa Nova');
    expect(scope.getState($pin)).toMatchObject({ at: there });
    await allSettled(mapMoved, { scope, params: here });
    await allSettled(pointConfirmPressed, { scope });
    expect(scope.getState($draft)).toMatchObject({
      street: 'Travessa Nova',
      zone: 'Lapa',
      number: '',
      coordinates: here,
    });
    expect(scope.getState($mapView)).toBe('decreased');
  });
});
