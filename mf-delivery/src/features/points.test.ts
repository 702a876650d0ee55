import { allSettled, fork, createWatch } from 'effector';
import {
  minor,
  ZERO,
  type Coordinates,
  type GeospatialAddress,
  type DeliveryFeeResult,
} from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { $restaurantData, $address, $fee } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData, aFee, anAddress } from '@storefront/shared-domain/testing';
import { getFeeFx } from '../lib/delivery-fee/delivery-fee.api';
import { findAddressFx, findPointFx } from '../lib/geocoding/geocoding.api';
import { readLastAddress, saveLastAddress } from '../lib/last-address';
import { MAP_DEBOUNCE_MS } from '../lib/map/map-debounce';
import { toQuery, restaurantPoint } from '../lib/point/places';
import {
  $canConfirm,
  $estimateReason,
  $pin,
  mapMoved,
  mapMoving,
  pointRequested,
  pointRetried,
  debounceFx,
  confirmPressed,
} from '../lib/point/point.model';
import {
  $problem,
  coordinatesTaken,
  feeCallFailed,
  feeRetried,
  modalClosed,
  modalOpened,
  saveCoordinatesFx,
  warningRead,
} from './confirm-coordinates/confirm-coordinates.model';

describe('the point of the map', () => {
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

  describe('[ERRORS-36] a typed address', () => {
    const params = {
      address: { street: 'Rua Augusta', number: '12', zone: '', city: 'São Paulo' },
    };

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
  });

  test('an address is requested in one line; a record without a position on earth has no point', () => {
    expect(toQuery({ street: ' Rua Augusta ', number: '12', zone: '', city: 'São Paulo' })).toBe(
      'Rua Augusta, 12, São Paulo',
    );
    expect(toQuery({ street: 'x'.repeat(400), number: '', zone: '', city: '' })).toHaveLength(255);
    expect(
      [
        [0, 0],
        [91, 1],
        [null, 1],
      ].map(([latitude, longitude]) => restaurantPoint(aRestaurant({ latitude, longitude }))),
    ).toEqual([null, null, null]);
  });
});

describe('the point of the order', () => {
  const there = { latitude: -23.6, longitude: -46.7 };
  const typed = anAddress({ coordinates: null, street: 'Rua Augusta', number: '1200' });

  async function visit(request: () => DeliveryFeeResult, save: () => typeof there = () => there) {
    const getFee = jest.fn((_: { by: string; address: { coordinates: unknown } }) => request());
    const saved = jest.fn((_: { restaurantId: number }) => save());
    const scope = fork({
      values: [
        [$restaurantData, restaurantData({ info: aRestaurant({ delivery_fee_with_gps: true }) })],
        [$address, typed],
      ],
      handlers: [
        [getFeeFx, getFee],
        [saveCoordinatesFx, saved],
        [debounceFx, () => Promise.resolve()],
        [findPointFx, () => there],
        [
          findAddressFx,
          () => ({
            address: { street: 'Rua Outra', number: '1', city: '', zone: '', name: '' },
            coordinates: there,
            complements: { number: '', complement: '', referencePoint: '' },
            deliveryInfo: null,
          }),
        ],
      ],
    });
    const taken = jest.fn();
    createWatch({ unit: coordinatesTaken, scope, fn: taken });
    await allSettled(modalOpened, { scope });
    return { scope, getFee, saved, taken };
  }

  describe('[DELIVERY-49] the point of the order', () => {
    test('starts at the found address; confirmed, the order has it with the fee of the point', async () => {
      saveLastAddress(7, typed, null);
      const { scope, getFee, saved, taken } = await visit(() =>
        aFee({ deliveryFee: minor(1200), distance: 4.5 }),
      );
      expect(scope.getState($pin)).toMatchObject({ state: 'found', at: there });
      await allSettled(confirmPressed, { scope });
      expect(getFee.mock.lastCall?.[0]).toMatchObject({
        by: 'located',
        address: { coordinates: there },
      });
      expect(scope.getState($address)).toMatchObject({
        street: 'Rua Augusta',
        number: '1200',
        coordinates: there,
        distance: 4.5,
      });
      expect(scope.getState($fee)?.deliveryFee).toBe(1200);
      expect(saved.mock.lastCall?.[0]).toMatchObject({
        restaurantId: 7,
        address: { coordinates: there },
      });
      expect(readLastAddress(7)).toMatchObject({ street: 'Rua Augusta', coordinates: there });
      expect(taken).toHaveBeenCalledTimes(1);
    });

    test("is the order's even when the restaurant cannot be notified", async () => {
      const { taken } = await visit(
        () => aFee(),
        () => {
          throw new ApiError({ kind: 'offline' });
        },
      ).then(async (made) => {
        await allSettled(confirmPressed, { scope: made.scope });
        return made;
      });
      expect(taken).toHaveBeenCalledTimes(1);
    });

    test('[ERRORS-26] outside the area it is not taken; reading the warning starts anew', async () => {
      const { scope, taken } = await visit(() => aFee({ delivery: false, deliveryFee: ZERO }));
      await allSettled(confirmPressed, { scope });
      expect(scope.getState($problem)).toBe('out-of-area');
      await allSettled(mapMoved, { scope, params: { latitude: 1, longitude: 1 } });
      await allSettled(warningRead, { scope });
      expect(scope.getState($problem)).toBeNull();
      expect(scope.getState($pin)).toMatchObject({ at: there });
      expect(taken).not.toHaveBeenCalled();
    });

    test.each([
      {
        row: 'ERRORS-27',
        request: () => aFee({ found: false, delivery: false }),
        kind: 'not-found',
      },
      {
        row: 'ERRORS-28',
        request: () => {
          throw new ApiError({ kind: 'contract' });
        },
        kind: 'unexpected',
      },
    ])('[$row] it is $kind', async ({ request, kind }) => {
      const { scope, taken } = await visit(request);
      await allSettled(confirmPressed, { scope });
      expect(scope.getState($problem)).toBe(kind);
      expect(taken).not.toHaveBeenCalled();
    });

    test('[ERRORS-29] a failed call is reported and repeated for the same point', async () => {
      let isDown = true;
      const { scope, taken } = await visit(() => {
        if (isDown) throw new ApiError({ kind: 'timeout' });
        return aFee();
      });
      const failures = jest.fn();
      createWatch({ unit: feeCallFailed, scope, fn: failures });
      await allSettled(confirmPressed, { scope });
      expect(scope.getState($problem)).toBe('failed');
      expect(failures).toHaveBeenCalledTimes(1);
      isDown = false;
      await allSettled(feeRetried, { scope });
      expect(taken).toHaveBeenCalledTimes(1);
    });

    test('closed, it leaves the order as it was', async () => {
      const { scope, taken } = await visit(() => aFee());
      await allSettled(modalClosed, { scope });
      await allSettled(confirmPressed, { scope });
      expect(scope.getState($pin)).toBeNull();
      expect(scope.getState($address)?.coordinates).toBeNull();
      expect(taken).not.toHaveBeenCalled();
    });
  });

  describe('[DELIVERY-49] the map of the point', () => {
    const here = { latitude: -23.5, longitude: -46.6 };
    const answer = {
      address: { street: 'Rua Outra', number: '1', city: 'São Paulo', zone: 'Lapa', name: '' },
      coordinates: there,
      complements: { number: '', complement: '', referencePoint: '' },
      deliveryInfo: null,
    };
    const map = (address: ReturnType<typeof anAddress> | null) => {
      const fees: ((fee: DeliveryFeeResult) => void)[] = [];
      const getFee = jest.fn(
        (_: { address: { street: string } }) =>
          new Promise<DeliveryFeeResult>((resolve) => fees.push(resolve)),
      );
      const locate = jest.fn((_: { query: string }) => there);
      const scope = fork({
        values: [
          [$restaurantData, restaurantData({ info: aRestaurant({ delivery_fee_with_gps: true }) })],
          [$address, address],
        ],
        handlers: [
          [getFeeFx, getFee],
          [saveCoordinatesFx, () => there],
          [debounceFx, () => undefined],
          [findPointFx, locate],
          [findAddressFx, () => answer],
        ],
      });
      const taken = jest.fn();
      createWatch({ unit: coordinatesTaken, scope, fn: taken });
      return { scope, fees, getFee, locate, taken };
    };

    test('starts at the point of the address, or where its text is located', async () => {
      const known = map(anAddress({ coordinates: here }));
      await allSettled(modalOpened, { scope: known.scope });
      expect(known.scope.getState($pin)).toMatchObject({ at: here });
      expect(known.locate).not.toHaveBeenCalled();
      const located = map(typed);
      await allSettled(modalOpened, { scope: located.scope });
      expect(located.locate.mock.lastCall?.[0].query).toContain('Rua Augusta, 1200');
    });

    test('opens without an address, which is then that of the map', async () => {
      const { scope, fees, getFee } = map(null);
      await allSettled(modalOpened, { scope });
      expect(scope.getState($pin)).toMatchObject({ state: 'found', at: there });
      const confirming = allSettled(confirmPressed, { scope });
      await new Promise(setImmediate);
      expect(getFee.mock.lastCall?.[0].address).toMatchObject({
        street: 'Rua Outra',
        zone: 'Lapa',
        coordinates: there,
      });
      fees[0]!(aFee());
      await confirming;
      expect([scope.getState($address)?.street, scope.getState($problem)]).toEqual([
        'Rua Outra',
        null,
      ]);
    });

    test('of another dialog requests no fee here', async () => {
      const { scope, getFee } = map(typed);
      await allSettled(pointRequested, { scope, params: { at: here } });
      await allSettled(confirmPressed, { scope });
      expect(getFee).not.toHaveBeenCalled();
    });

    test('requests no fee by a retry before a point is confirmed', async () => {
      const { scope, getFee } = map(typed);
      await allSettled(modalOpened, { scope });
      await allSettled(feeRetried, { scope });
      expect(getFee).not.toHaveBeenCalled();
    });

    test('that moves drops the fee of the point it left', async () => {
      const { scope, fees, taken } = map(typed);
      await allSettled(modalOpened, { scope });
      const confirming = allSettled(confirmPressed, { scope });
      await new Promise(setImmediate);
      const moving = allSettled(mapMoving, { scope });
      fees[0]!(aFee());
      await Promise.all([confirming, moving]);
      expect(taken).not.toHaveBeenCalled();
      expect(scope.getState($address)).toEqual(typed);
    });

    test('[ERRORS-28] reports no failed request for an unreadable answer', async () => {
      const { scope } = await visit(() => {
        throw new ApiError({ kind: 'contract' });
      });
      const failures = jest.fn();
      createWatch({ unit: feeCallFailed, scope, fn: failures });
      await allSettled(confirmPressed, { scope });
      expect([scope.getState($problem), failures.mock.calls]).toEqual(['unexpected', []]);
    });
  });
});
