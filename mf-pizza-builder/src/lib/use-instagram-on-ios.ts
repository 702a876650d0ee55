import { useSyncExternalStore } from 'react';

const isInstagramOnIos = (): boolean =>
  /\bInstagram\b/.test(navigator.userAgent) && /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent);
const never = (): (() => void) => () => {};

/** True in Instagram's in-app browser on iOS; false during server rendering. */
export const useInstagramOnIos = (): boolean =>
  useSyncExternalStore(never, isInstagramOnIos, () => false);
