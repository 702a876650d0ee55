import { useSyncExternalStore } from 'react';

const isInstagramOnIos = (): boolean =>
  /\bInstagram\b/.test(navigator.userAgent) && /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent);
const never = (): (() => void) => () => {};

/** True inside Instagram's own browser on iOS; a page rendered without a browser says no. */
export const useInstagramOnIos = (): boolean =>
  useSyncExternalStore(never, isInstagramOnIos, () => false);
