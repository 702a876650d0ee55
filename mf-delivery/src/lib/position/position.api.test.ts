/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import { POSITION_TIMEOUT_MS, readPositionFx } from './position.api';

type Sense = Pick<Geolocation, 'getCurrentPosition'>;
const give = (sense: Sense | null): void => {
  if (sense === null) Reflect.deleteProperty(navigator, 'geolocation');
  else Object.defineProperty(navigator, 'geolocation', { configurable: true, value: sense });
};
const request = async (sense: Sense | null) => {
  give(sense);
  const answer = await allSettled(readPositionFx, { scope: fork() });
  return answer.status === 'done' ? answer.value : null;
};
const at = (latitude: number, longitude: number, accuracy = 15): Sense => ({
  getCurrentPosition: (found) =>
    found({ coords: { latitude, longitude, accuracy } } as GeolocationPosition),
});
const refuses = (code: number): Sense => ({
  getCurrentPosition: (_, failed) => failed?.({ code } as GeolocationPositionError),
});

afterEach(() => give(null));

describe('[DELIVERY-43] the position of the device', () => {
  test('granted: where it is', async () => {
    expect(await request(at(-23.5, -46.6))).toEqual({
      kind: 'granted',
      coordinates: { latitude: -23.5, longitude: -46.6 },
    });
  });

  test.each([
    { case: 'denied by the customer', sense: refuses(1), kind: 'denied' },
    { case: 'unknown to the device', sense: refuses(2), kind: 'absent' },
    { case: 'not found in time', sense: refuses(3), kind: 'slow' },
    { case: 'refused for a reason of tomorrow', sense: refuses(9), kind: 'absent' },
    { case: 'of a device without the sense', sense: null, kind: 'absent' },
    { case: 'known by the town only', sense: at(-23.5, -46.6, 25_000), kind: 'vague' },
    { case: 'that is no place on earth', sense: at(Number.NaN, 400), kind: 'absent' },
  ])('$case: $kind', async ({ sense, kind }) => {
    expect(await request(sense)).toEqual({ kind });
  });

  test('a prompt without an answer ends as slow', async () => {
    jest.useFakeTimers();
    const answer = request({ getCurrentPosition: () => undefined });
    jest.advanceTimersByTime(2 * POSITION_TIMEOUT_MS);
    expect(await answer).toEqual({ kind: 'slow' });
    jest.useRealTimers();
  });
});
