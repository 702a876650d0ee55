import { createEffect, createEvent, sample } from 'effector';
import { $debugMode, debugModeChanged, restaurantSelected } from '@storefront/shared-domain/models';
import { storage } from '@storefront/shared-domain/storage';
import { askedDebug, forgetDebug } from './debug-address';

/** Debug mode is switched: on when it was off, off when it was on. */
export const debugToggled = createEvent();

/** What this device keeps (SHELL-54), after the address had its say. */
const readFx = createEffect<void, boolean>(() => {
  const asked = askedDebug(window.location.search);
  if (asked !== null) storage.writeDebugMode(asked);
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
