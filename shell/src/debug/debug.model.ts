import { $debugMode, debugModeChanged, restaurantSelected } from '@storefront/shared-domain/models';
import { storage } from '@storefront/shared-domain/storage';
import { createEffect, createEvent, sample } from 'effector';

const PARAMETER = 'debug';

/** Reads debug mode from the URL: `?debug=1` on, `?debug=0` off, null for anything else. */
function requestedDebug(search: string): boolean | null {
  const requested = new URLSearchParams(search).get(PARAMETER);
  return requested === '1' ? true : requested === '0' ? false : null;
}

/** Removes the parameter from the URL, so that a copied link changes no other device. */
function forgetDebug(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(PARAMETER)) return;
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
}

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
