import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { Coordinates } from '@storefront/shared-domain/contracts';
import { dialogOpened, positionTaken } from './address-draft.model';

const POSITION_TIMEOUT_MS = 10_000;
const OLDEST_POSITION_MS = 60_000;

/** 'Use my location' was pressed. */
export const positionAsked = createEvent();
export const positionRemoved = createEvent();

/** Asks the device where it is. Fails when the customer refuses, the device cannot tell, or has no such sense. */
export const readPositionFx = createEffect<void, Coordinates, Error>({
  name: 'readPositionFx',
  handler: () =>
    new Promise<Coordinates>((resolve, reject) => {
      if (!('geolocation' in navigator)) return reject(new Error('no geolocation'));
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        ({ message }) => reject(new Error(message)),
        { enableHighAccuracy: true, timeout: POSITION_TIMEOUT_MS, maximumAge: OLDEST_POSITION_MS },
      );
    }),
});

const takePositionFx = attach({ effect: readPositionFx });

export const $isAsking = takePositionFx.pending;

/** The device did not tell: the address is typed, and the server places it on the map (CONFLICTS-15). */
export const $isRefused = createStore(false).on(takePositionFx.fail, () => true).reset(dialogOpened, positionAsked, positionTaken);

sample({ clock: positionAsked, target: takePositionFx });
sample({ clock: takePositionFx.doneData, target: positionTaken });
sample({ clock: positionRemoved, fn: () => null, target: positionTaken });
