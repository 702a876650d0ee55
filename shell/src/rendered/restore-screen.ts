import { whenFirstPageSettled } from './first-page';

let restore: (() => void) | null | undefined;

/**
 * Restores the rendered screen now, and again when its remote has been loaded: React continues the
 * two at different times, and a translator changes the page in between.
 */
export function restoreUntilSettled(screen: (() => void) | null | undefined): void {
  restore = screen;
  restoreScreen();
  void whenFirstPageSettled().then(() => (restore = null));
}

/** Called before React continues a part of the rendered screen; no effect afterwards. */
export const restoreScreen = (): void => restore?.();
