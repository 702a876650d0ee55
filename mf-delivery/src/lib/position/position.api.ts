import { createEffect } from 'effector';
import type { Coordinates } from '@storefront/shared-domain/contracts';

/** Timeout of the device in ms, and maximum age of a position it may reuse, in ms. */
export const POSITION_TIMEOUT_MS = 10_000;
const MAX_POSITION_AGE_MS = 60_000;

/** Metres; a less accurate position identifies a town, not a house. */
const VAGUE_METRES = 2_000;

/**
 * Result of the position request. `denied`: the customer denied the permission · `absent`: the
 * device cannot provide a position · `slow`: it took longer than `POSITION_TIMEOUT_MS` · `vague`:
 * the position may be kilometres off.
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

function toPosition({ latitude, longitude, accuracy }: GeolocationCoordinates): Position {
  if (!isNumber(latitude, 90) || !isNumber(longitude, 180)) return { kind: 'absent' };
  return accuracy > VAGUE_METRES
    ? { kind: 'vague' }
    : { kind: 'granted', coordinates: { latitude, longitude } };
}

/**
 * Requests the device's position; never fails. The device's timeout does not run while the
 * permission prompt is open, so a timeout of our own ends an unanswered prompt as `slow`.
 */
export const readPositionFx = createEffect<void, Position, never>({
  name: 'readPositionFx',
  handler: () =>
    new Promise<Position>((resolve) => {
      if (!('geolocation' in navigator)) return resolve({ kind: 'absent' });
      setTimeout(() => resolve({ kind: 'slow' }), 2 * POSITION_TIMEOUT_MS);
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve(toPosition(coords)),
        ({ code }) => resolve({ kind: REFUSALS[code] ?? 'absent' }),
        { enableHighAccuracy: true, timeout: POSITION_TIMEOUT_MS, maximumAge: MAX_POSITION_AGE_MS },
      );
    }),
});
