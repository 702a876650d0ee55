import { allSettled, fork } from 'effector';
import type { Coordinates, GeospatialAddress } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { findAddressFx, findPointFx } from '../geocoding/geocoding.api';
import { MAP_DEBOUNCE_MS } from '../map/map-debounce';
import {
  $estimateReason,
  $pin,
  mapMoved,
  mapMoving,
  pointLeft,
  pointRequested,
  pointRetried,
  debounceFx,
} from './point.model';

const at = (latitude: number): Coordinates => ({ latitude, longitude: -46 });
const answer = (street: string): GeospatialAddress => ({
  address: { street, number: '', city: '', zone: '', name: '' },
  coordinates: at(0),
  complements: { number: '', complement: '', referencePoint: '' },
  deliveryInfo: null,
});
const flush = () => new Promise(setImmediate);
const typed = (street: string) => ({ address: { street, number: '', zone: '', city: '' } });

type Pending<T> = { answer: (value: T) => void; fail: (status: number) => void };
const waiting =
  <T>(list: Pending<T>[]) =>
  () =>
    new Promise<T>((resolve, reject) =>
      list.push({
        answer: resolve,
        fail: (status) => reject(new ApiError({ kind: 'http', status })),
      }),
    );

/** A map whose timers and requests the test ends. */
function visit(latitude: number | null = -23) {
  const finds: Pending<GeospatialAddress>[] = [];
  const locates: Pending<Coordinates>[] = [];
  const timers: (() => void)[] = [];
  const locate = jest.fn(waiting(locates) as (_: object) => Promise<Coordinates>);
  const scope = fork({
    values: [
      [$restaurantData, restaurantData({ info: aRestaurant({ latitude, longitude: -46 }) })],
    ],
    handlers: [
      [findAddressFx, waiting(finds)],
      [findPointFx, locate],
      [debounceFx, () => new Promise<void>((resolve) => timers.push(resolve))],
    ],
  });
  const run = async (started: Promise<unknown>) => {
    void started;
    await flush();
  };
  const settle = async (end: () => void) => {
    end();
    await flush();
  };
  return {
    finds,
    locates,
    timers,
    locate,
    settle,
    open: (params: Parameters<typeof pointRequested>[0]) =>
      run(allSettled(pointRequested, { scope, params })),
    moving: () => run(allSettled(mapMoving, { scope })),
    moved: (latitude: number) => run(allSettled(mapMoved, { scope, params: at(latitude) })),
    retry: () => run(allSettled(pointRetried, { scope })),
    leave: () => run(allSettled(pointLeft, { scope })),
    pin: () => scope.getState($pin),
    estimate: () => scope.getState($estimateReason),
  };
}

test('[DELIVERY-41] the timer of the map lasts its time', async () => {
  jest.useFakeTimers();
  try {
    const debounced = jest.fn();
    const timer = debounceFx(at(1)).then(debounced);
    await jest.advanceTimersByTimeAsync(MAP_DEBOUNCE_MS - 1);
    expect(debounced).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await timer;
    expect(debounced).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});

describe('[ERRORS-36] while an address is located', () => {
  test('the pin is nowhere, also when the map moves', async () => {
    const here = visit();
    await here.open(typed('Rua Augusta'));
    expect(here.locate.mock.calls.map(([question]) => question)).toEqual([
      { restaurantId: 7, search: 'photon', query: 'Rua Augusta' },
    ]);
    expect(here.pin()).toEqual({ state: 'locating' });
    await here.moving();
    expect(here.pin()).toEqual({ state: 'locating' });
    await here.settle(() => here.locates[0]!.answer(at(-20)));
    expect(here.pin()).toEqual({ state: 'searching', at: at(-20), place: null });
  });

  test('the answer for an earlier one is ignored, and so is its failure', async () => {
    for (const isFailing of [false, true]) {
      const here = visit();
      await here.open(typed('Rua Velha'));
      await here.open(typed('Rua Nova'));
      await here.settle(() =>
        isFailing ? here.locates[0]!.fail(404) : here.locates[0]!.answer(at(-1)),
      );
      expect([here.pin(), here.estimate()]).toEqual([{ state: 'locating' }, null]);
      await here.settle(() => here.locates[1]!.answer(at(-2)));
      expect(here.pin()).toMatchObject({ at: at(-2) });
    }
  });

  test('an unknown one of a restaurant without a point is tried again by a retry', async () => {
    const here = visit(null);
    await here.open(typed('Rua Augusta'));
    await here.settle(() => here.locates[0]!.fail(404));
    expect([here.pin(), here.estimate()]).toEqual([{ state: 'lost' }, 'unknown']);
    await here.retry();
    expect([here.locates.length, here.pin()]).toEqual([2, { state: 'locating' }]);
  });

  test('a retry before its answer starts nothing', async () => {
    const here = visit();
    await here.open(typed('Rua Augusta'));
    await here.retry();
    expect([here.locates.length, here.finds.length]).toEqual([1, 0]);
  });
});

describe('a point of the map', () => {
  test('is not located, and its address is looked up', async () => {
    const here = visit();
    await here.open({ at: at(-1) });
    expect([here.locates.length, here.finds.length]).toEqual([0, 1]);
    expect(here.pin()).toEqual({ state: 'searching', at: at(-1), place: null });
  });

  test('moves without an address until the debounce of the map is over', async () => {
    const here = visit();
    await here.open({ at: at(-1) });
    await here.settle(() => here.finds[0]!.answer(answer('Rua Um')));
    await here.moving();
    expect(here.pin()).toEqual({ state: 'moving', at: at(-1), place: null });
    await here.moved(-2);
    await here.moving();
    await here.settle(here.timers[0]!);
    expect([here.pin()?.state, here.finds.length]).toEqual(['moving', 1]);
  });

  test('that moves on drops the answer of the place it left', async () => {
    const here = visit();
    await here.open({ at: at(-1) });
    await here.moving();
    await here.settle(() => here.finds[0]!.answer(answer('Rua Um')));
    expect(here.pin()).toEqual({ state: 'moving', at: at(-1), place: null });
  });

  test('replaced by another drops the answer and the failure of the first', async () => {
    for (const isFailing of [false, true]) {
      const here = visit();
      await here.open({ at: at(-1) });
      await here.open({ at: at(-2) });
      await here.settle(() =>
        isFailing ? here.finds[0]!.fail(404) : here.finds[0]!.answer(answer('Rua Um')),
      );
      expect(here.pin()).toEqual({ state: 'searching', at: at(-2), place: null });
      await here.settle(() => here.finds[1]!.answer(answer('Rua Dois')));
      expect(here.pin()).toMatchObject({ state: 'found', place: { street: 'Rua Dois' } });
    }
  });

  test('with its address found is not looked up again by a retry', async () => {
    const here = visit();
    await here.open({ at: at(-1) });
    await here.settle(() => here.finds[0]!.answer(answer('Rua Um')));
    await here.retry();
    expect([here.pin()?.state, here.finds.length]).toEqual(['found', 1]);
  });

  test('of a closed map is none, also when its answer arrives', async () => {
    const here = visit();
    await here.open({ at: at(-1) });
    await here.leave();
    await here.settle(() => here.finds[0]!.answer(answer('Rua Um')));
    expect(here.pin()).toBeNull();
  });
});
