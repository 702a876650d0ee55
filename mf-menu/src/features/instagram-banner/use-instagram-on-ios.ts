import { useSyncExternalStore } from 'react';

const isInstagramOnIos = (): boolean =>
  /\bInstagram\b/.test(navigator.userAgent) && /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent);
const never = (): (() => void) => () => {};

/** True inside Instagram's own browser on iOS; false in a server render. */
export const useInstagramOnIos = (): boolean =>
  useSyncExternalStore(never, isInstagramOnIos, () => false);
