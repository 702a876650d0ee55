import { createEffect, createEvent, sample } from 'effector';
import { $debugMode, debugModeChanged, restaurantSelected } from '@storefront/shared-domain/models';
import { storage } from '@storefront/shared-domain/storage';
import { requestedDebug, forgetDebug } from './debug-address';

export const debugToggled = createEvent();

/** Reads the stored debug mode (SHELL-54) after the URL parameter is applied. */
const readFx = createEffect<void, boolean>(() => {
  const requested = requestedDebug(location.search);
  if (requested !== null) storage.writeDebugMode(requested);
  forgetDebug();
  return storage.readDebugMode();
});

const writeFx = createEffect<boolean, boolean>((isOn) => {
  storage.writeDebugMode(isOn);
  return isOn;
});

sample({ clock: restaurantSelected, fn: () => undefined, target: readFx });
sample({ clock: debugToggled, source: $debugMode, fn: (isOn) => !isOn, target: writeFx });
sample({ clock: [readFx.doneData, writeFx.doneData], target: debugModeChanged });
