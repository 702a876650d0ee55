import { allSettled, fork } from 'effector';
import type { Coordinates, GeospatialAddress } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { findAddressFx, findPointFx } from '../geocoding/geocoding.api';
import { MAP_DEBOUNCE_MS } from '../map/map-debounce';
import {
  $canConfirm,
  $estimateReason,
  $pin,
  mapMoved,
  mapMoving,
  pointRequested,
  pointRetried,
  debounceFx,
} from './point.model';
import { queryOf, restaurantPoint } from './places';

const at = (latitude: number): Coordinates => ({ latitude, longitude: -46 });
const answer = (street: string): GeospatialAddress => ({
  address: { street, number: '', city: '', zone: '', name: '' },
  coordinates: at(0),
  complements: { number: '7', complement: '', referencePoint: '' },
  deliveryInfo: null,
});
const flush = () => new Promise(setImmediate);

type Find = (question: { at: Coordinates }) => GeospatialAddress | Promise<GeospatialAddress>;
const visit = (
  find: Find,
  locate: () => Coordinates = () => at(-20),
  info: Partial<ReturnType<typeof aRestaurant>> = {},
) => {
  const timers: (() => void)[] = [];
  const scope = fork({
    values: [
      [
        $restaurantData,
        restaurantData({ info: aRestaurant({ latitude: -23, longitude: -46, ...info }) }),
      ],
    ],
    handlers: [
      [findAddressFx, find],
      [findPointFx, locate],
      [debounceFx, () => new Promise<void>((resolve) => timers.push(resolve))],
    ],
  });
  return { scope, timers };
};

test('[DELIVERY-41] after a debounce of 1.7 s the address of the center can be confirmed', async () => {
  expect(MAP_DEBOUNCE_MS).toBe(1700);
  const find = jest.fn(({ at: { latitude } }: { at: Coordinates }) => answer(`Rua ${latitude}`));
  const { scope, timers } = visit(find);
  await allSettled(pointRequested, { scope, params: { at: at(-1) } });
  expect(scope.getState($pin)).toMatchObject({
    state: 'found',
    place: { street: 'Rua -1', number: '7' },
  });
  expect(scope.getState($canConfirm)).toBe(true);
  void allSettled(mapMoving, { scope });
  expect(scope.getState($canConfirm)).toBe(false);
  void allSettled(mapMoved, { scope, params: at(-2) });
  void allSettled(mapMoving, { scope });
  void allSettled(mapMoved, { scope, params: at(-3) });
  expect(scope.getState($canConfirm)).toBe(false);
  timers.forEach((end) => end());
  await flush();
  expect(find.mock.calls.map(([question]) => question.at.latitude)).toEqual([-1, -3]);
  expect(scope.getState($pin)).toMatchObject({ state: 'found', place: { street: 'Rua -3' } });
  expect(scope.getState($canConfirm)).toBe(true);
});

test('a slow answer for a place the pin has left is never shown', async () => {
  const answers: ((found: GeospatialAddress) => void)[] = [];
  const { scope, timers } = visit(() => new Promise((resolve) => answers.push(resolve)));
  void allSettled(pointRequested, { scope, params: { at: at(-1) } });
  await flush();
  void allSettled(mapMoved, { scope, params: at(-2) });
  answers[0]!(answer('Rua Velha'));
  await flush();
  expect(scope.getState($pin)?.state).toBe('debouncing');
  timers.forEach((end) => end());
  await flush();
  answers[1]!(answer('Rua Nova'));
  await flush();
  expect(scope.getState($pin)).toMatchObject({ place: { street: 'Rua Nova' } });
});

test('without a street or a service the point itself can be confirmed; a failure can be retried', async () => {
  let status = 404;
  const find = jest.fn((): GeospatialAddress => {
    if (status === 0) return answer('Rua Augusta');
    throw new ApiError({ kind: 'http', status });
  });
  const { scope } = visit(find);
  await allSettled(pointRequested, { scope, params: { at: at(-1) } });
  expect(scope.getState($pin)?.state).toBe('nothing');
  expect(scope.getState($canConfirm)).toBe(true);
  status = 503;
  await allSettled(pointRequested, { scope, params: { at: at(-1) } });
  expect(scope.getState($pin)?.state).toBe('failed');
  expect(scope.getState($canConfirm)).toBe(true);
  status = 0;
  await allSettled(pointRetried, { scope });
  expect(scope.getState($pin)).toMatchObject({ state: 'found', place: { street: 'Rua Augusta' } });
});

describe('[ERRORS-36] a typed address', () => {
  const params = { address: { street: 'Rua Augusta', number: '12', zone: '', city: 'São Paulo' } };

  test('starts where the server finds it', async () => {
    const { scope } = visit(() => answer('Rua Augusta'));
    await allSettled(pointRequested, { scope, params });
    expect(scope.getState($pin)).toMatchObject({ state: 'found', at: at(-20) });
    expect(scope.getState($estimateReason)).toBeNull();
  });

  test('starts at the restaurant while no service answers, and is located by a retry', async () => {
    let isDown = true;
    const { scope } = visit(
      () => answer('Rua Augusta'),
      () => {
        if (isDown) throw new ApiError({ kind: 'offline' });
        return at(-20);
      },
    );
    await allSettled(pointRequested, { scope, params });
    expect([scope.getState($estimateReason), scope.getState($canConfirm)]).toEqual([
      'unavailable',
      false,
    ]);
    isDown = false;
    await allSettled(pointRetried, { scope });
    expect(scope.getState($pin)).toMatchObject({ state: 'found', at: at(-20) });
    expect([scope.getState($estimateReason), scope.getState($canConfirm)]).toEqual([null, true]);
  });

  test('of a restaurant without a point of its own has nowhere to start', async () => {
    const { scope } = visit(
      () => answer(''),
      () => {
        throw new ApiError({ kind: 'offline' });
      },
      { latitude: null },
    );
    await allSettled(pointRequested, { scope, params });
    expect(scope.getState($pin)).toEqual({ state: 'lost' });
    expect(scope.getState($canConfirm)).toBe(false);
  });
});

test('an address is requested in one line; a record without a position on earth has no point', () => {
  expect(queryOf({ street: ' Rua Augusta ', number: '12', zone: '', city: 'São Paulo' })).toBe(
    'Rua Augusta, 12, São Paulo',
  );
  expect(queryOf({ street: 'x'.repeat(400), number: '', zone: '', city: '' })).toHaveLength(255);
  expect(
    [
      [0, 0],
      [91, 1],
      [null, 1],
    ].map(([latitude, longitude]) => restaurantPoint(aRestaurant({ latitude, longitude }))),
  ).toEqual([null, null, null]);
});
