import type { BrowserCheck, StaticCheck } from './check';

/** Checks that read builds, in the order in which they run. */
export const staticChecks: readonly StaticCheck[] = [];

/** Checks that use the candidate in a browser, all at once. */
export const browserChecks: readonly BrowserCheck[] = [];
