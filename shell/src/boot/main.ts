import { startPage } from './start-page';

declare global {
  /** Set by the inline script of `platform/edge/src/old-browser.ts`. */
  var __storefrontTooOld: boolean | undefined;
}

if (!globalThis.__storefrontTooOld) startPage();
