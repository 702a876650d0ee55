import { createEffect } from 'effector';
import type { Coordinates } from '@storefront/shared-domain/contracts';

/**
 * How long the device may take, in milliseconds. A position it found within the last minute will
 * do.
 */
export const POSITION_TIMEOUT_MS = 10_000;
const OLDEST_POSITION_MS = 60_000;

/** Metres; a position less sure than this names a town, not a house. */
const VAGUE_METRES = 2_000;

/**
 * What the device said of where it is. `denied`: the customer refused · `absent`: it has no such
 * sense, or cannot tell · `slow`: it took longer than `POSITION_TIMEOUT_MS` · `vague`: what it told
 * may be kilometres off.
 */
export type Position =
  { kind: 'granted'; coordinates: Coordinates } | { kind: 'denied' | 'absent' | 'slow' | 'vague' };

const REFUSALS: Readonly<Record<number, 'denied' | 'absent' | 'slow'>> = {
  1: 'denied',
  2: 'absent',
  3: 'slow',
};

const isNumber = (value: number, bound: number): boolean =>
  Number.isFinite(value) && Math.abs(value) <= bound;

function outcomeOf({ latitude, longitude, accuracy }: GeolocationCoordinates): Position {
  if (!isNumber(latitude, 90) || !isNumber(longitude, 180)) return { kind: 'absent' };
  return accuracy > VAGUE_METRES
    ? { kind: 'vague' }
    : { kind: 'granted', coordinates: { latitude, longitude } };
}

/**
 * Asks the device where it is; never fails. The device's own timeout does not run while the
 * customer is asked, so one of our own stands behind it: a question nobody answers ends as `slow`.
 */
export const readPositionFx = createEffect<void, Position, never>({
  name: 'readPositionFx',
  handler: () =>
    new Promise<Position>((resolve) => {
      if (!('geolocation' in navigator)) return resolve({ kind: 'absent' });
      setTimeout(() => resolve({ kind: 'slow' }), 2 * POSITION_TIMEOUT_MS);
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve(outcomeOf(coords)),
        ({ code }) => resolve({ kind: REFUSALS[code] ?? 'absent' }),
        { enableHighAccuracy: true, timeout: POSITION_TIMEOUT_MS, maximumAge: OLDEST_POSITION_MS },
      );
    }),
});
