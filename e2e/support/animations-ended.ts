import type { Page } from '@playwright/test';

/** Waits for finite fades and slides: colors and places during a transition are not part of the design. */
export const animationsEnded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
