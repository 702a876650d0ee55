import type { Browser } from '@playwright/test';

/** The Chromium that took the stored pictures. Another version draws texts and edges differently. */
const PIXEL_BROWSER = '156.0.8078.108';

/** Why this browser's pictures cannot be compared with the stored ones; null when they can. */
export const notCompared = (browser: Browser): string | null =>
  browser.version() === PIXEL_BROWSER
    ? null
    : `not compared: the pictures are of Chromium ${PIXEL_BROWSER}, this is ${browser.version()}`;
