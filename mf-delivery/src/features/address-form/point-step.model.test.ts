import { allSettled, fork } from 'effector';
import type {
  AddressSuggestion,
  Coordinates,
  GeospatialAddress,
  RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aFee, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { findAddressFx, findPointFx } from '../../lib/geocoding/geocoding.api';
import {
  $pin,
  confirmPressed as pointConfirmPressed,
  mapMoved,
  debounceFx as pointDebounceFx,
} from '../../lib/point/point.model';
import { readPositionFx, type Position } from '../../lib/position/position.api';
import { $draft, dialogOpened, fieldTyped } from './address-draft.model';
import { confirmPressed } from './confirm.model';
import { debounceFx } from './live-fee.model';
import { $mapView, mapRequested } from './point-step.model';
import { $isRequesting, $refusal, positionRequested } from './position.model';
import { streetChosen } from './street-search.model';

const here = { latitude: -23.5, longitude: -46.6 };
const there = { latitude: -23.6, longitude: -46.7 };
const hit: AddressSuggestion = {
  street: 'Rua Harmonia',
  addr: 'Rua Harmonia',
  lat: -23.7,
  lng: -46.8,
  district: 'Vila Madalena',
  city: 'São Paulo',
};
const answer = (street: string): GeospatialAddress => ({
  address: { street, number: '5', city: 'São Paulo', zone: 'Pinheiros', name: '' },
  coordinates: here,
  complements: { number: '', complement: '', referencePoint: '' },
  deliveryInfo: null,
});

type World = {
  info?: Partial<RestaurantInfo>;
  find?: () => GeospatialAddress;
  position?: () => Position | Promise<Position>;
};
async function visit({
  info = {},
  find = () => answer('Rua do Mapa'),
  position = () => ({ kind: 'granted', coordinates: here }),
}: World = {}) {
  const locate = jest.fn((_: { query: string }): Coordinates => there);
  const scope = fork({
    values: [
      [
        $restaurantData,
        restaurantData({ info: aRestaurant({ latitude: -23, longitude: -46, ...info }) }),
      ],
    ],
    handlers: [
      [readPositionFx, position],
      [getFeeFx, () => aFee()],
      [debounceFx, () => undefined],
      [pointDebounceFx, () => undefined],
      [findAddressFx, find],
      [findPointFx, locate],
    ],
  });
  await allSettled(dialogOpened, { scope, params: null });
  const type = (field: 'street' | 'zone', text: string) =>
    allSettled(fieldTyped, { scope, params: { field, text } });
  return { scope, locate, type };
}

test('[OPEN-054] CONFIRM of a suggested street shows the map at its point, full size', async () => {
  const { scope, locate } = await visit({ info: { delivery_fee_with_gps: true } });
  await allSettled(streetChosen, { scope, params: hit });
  expect(scope.getState($mapView)).toBe('hidden');
  await allSettled(confirmPressed, { scope });
  expect(scope.getState($mapView)).toBe('show');
  expect(scope.getState($pin)).toMatchObject({ at: { latitude: -23.7, longitude: -46.8 } });
  expect(locate).not.toHaveBeenCalled();
});

test('[DELIVERY-50] a typed street is located on the map, and its text stays, moved or not', async () => {
  const { scope, locate, type } = await visit();
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

test('a confirmed point without a street leaves the typed one', async () => {
  const { scope, type } = await visit({ find: () => answer('') });
  await type('street', 'Travessa Nova');
  await allSettled(positionRequested, { scope });
  await allSettled(pointConfirmPressed, { scope });
  expect(scope.getState($draft)).toMatchObject({ street: 'Travessa Nova', coordinates: here });
});

test('the position is awaited until it arrives or the customer types', async () => {
  const answers: ((position: Position) => void)[] = [];
  const { scope, type } = await visit({
    position: () => new Promise((resolve) => answers.push(resolve)),
  });
  expect(scope.getState($isRequesting)).toBe(false);
  const first = allSettled(positionRequested, { scope });
  expect(scope.getState($isRequesting)).toBe(true);
  const typing = type('street', 'Rua');
  expect(scope.getState($isRequesting)).toBe(false);
  answers[0]!({ kind: 'denied' });
  await Promise.all([first, typing]);
  expect([scope.getState($refusal), scope.getState($mapView)]).toEqual([null, 'hidden']);
  const second = allSettled(positionRequested, { scope });
  answers[1]!({ kind: 'denied' });
  await second;
  expect([scope.getState($isRequesting), scope.getState($refusal)]).toEqual([false, 'denied']);
});
