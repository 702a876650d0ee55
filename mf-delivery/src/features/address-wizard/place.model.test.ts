import { allSettled } from 'effector';
import type { GeospatialAddress } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import type { AtPoint } from '../../lib/geocoding/geocoding.api';
import { MAP_DEBOUNCE_MS } from '../../lib/map/map-debounce';
import {
  $pin,
  addressRetried,
  isSettling,
  mapMoved,
  mapMoving,
  placeChosen,
  pointTaken,
  debounceFx,
} from './place.model';
import { barePlace } from './found-place';
import { wizardClosed } from './wizard.model';
import { anAnswer, HERE, later, open, wizardVisit } from './wizard.test-kit';

const there = { latitude: -23.6, longitude: -46.7 };

describe('the pin on the map', () => {
  test('[DELIVERY-41] a map at rest looks up the address of its center; only then it can be confirmed', async () => {
    const { waiting, request } = later<GeospatialAddress>();
    const scope = wizardVisit({ address: request });
    await open(scope);
    await allSettled(placeChosen, { scope, params: barePlace(HERE) });
    await allSettled(mapMoving, { scope });
    expect(isSettling(scope.getState($pin)!)).toBe(true);
    const settled = allSettled(mapMoved, { scope, params: there });
    await new Promise(setImmediate);
    expect(scope.getState($pin)).toMatchObject({
      state: 'searching',
      place: { coordinates: there },
    });
    expect(isSettling(scope.getState($pin)!)).toBe(true);
    waiting[0]!.resolve(anAnswer({ street: 'Rua Bela Cintra' }));
    await settled;
    expect(scope.getState($pin)).toMatchObject({
      state: 'found',
      place: { street: 'Rua Bela Cintra', coordinates: there },
    });
    expect(isSettling(scope.getState($pin)!)).toBe(false);
  });

  test('[DELIVERY-41] the debounce of the map takes 1700 ms', async () => {
    jest.useFakeTimers();
    try {
      const debounced = jest.fn();
      const timer = debounceFx(HERE).then(debounced);
      await jest.advanceTimersByTimeAsync(MAP_DEBOUNCE_MS - 1);
      expect(debounced).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      await timer;
      expect(MAP_DEBOUNCE_MS).toBe(1700);
    } finally {
      jest.useRealTimers();
    }
  });

  test('moving on before the answer gives it up', async () => {
    const { waiting, request } = later<GeospatialAddress>();
    const requested: AtPoint[] = [];
    const scope = wizardVisit({
      address: (question) => {
        requested.push(question);
        return request();
      },
    });
    await open(scope);
    const settled = [allSettled(pointTaken, { scope, params: HERE })];
    await new Promise(setImmediate);
    settled.push(allSettled(mapMoved, { scope, params: there }));
    await new Promise(setImmediate);
    expect(requested.map(({ controller }) => controller?.signal.aborted)).toEqual([true, false]);
    waiting[1]!.resolve(anAnswer({ street: 'New' }));
    waiting[0]!.resolve(anAnswer({ street: 'Old' }));
    await Promise.all(settled);
    expect(scope.getState($pin)?.place.street).toBe('New');
  });

  test.each([
    {
      case: 'no street near',
      error: new ApiError({ kind: 'http', status: 404 }),
      state: 'nothing',
    },
    {
      case: 'a geocoder that is down',
      error: new ApiError({ kind: 'http', status: 503 }),
      state: 'failed',
    },
    { case: 'no connection', error: new ApiError({ kind: 'offline' }), state: 'failed' },
  ])(
    '$case: the point stays and can be confirmed, or requested again',
    async ({ error, state }) => {
      const answers: (() => GeospatialAddress | Promise<GeospatialAddress>)[] = [
        () => Promise.reject(error),
        () => anAnswer(),
      ];
      const scope = wizardVisit({ address: () => answers.shift()!() });
      await open(scope);
      await allSettled(pointTaken, { scope, params: HERE });
      expect(scope.getState($pin)).toMatchObject({
        state,
        place: { coordinates: HERE, street: '' },
      });
      expect(isSettling(scope.getState($pin)!)).toBe(false);
      await allSettled(addressRetried, { scope });
      expect(scope.getState($pin)).toMatchObject({
        state: 'found',
        place: { street: 'Rua Augusta' },
      });
    },
  );

  test('a wizard closed while the map moves finds its address out nevertheless', async () => {
    const scope = wizardVisit();
    await open(scope);
    await allSettled(placeChosen, { scope, params: barePlace(HERE) });
    await allSettled(mapMoving, { scope });
    await allSettled(wizardClosed, { scope });
    expect(scope.getState($pin)).toMatchObject({
      state: 'found',
      place: { street: 'Rua Augusta' },
    });
  });
});
