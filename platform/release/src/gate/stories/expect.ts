import type { Locator } from '../../cli/browser';

/** Waits until an element has a text. */
export const shows = (element: Locator, text: string | RegExp): Promise<void> =>
  element.filter({ hasText: text }).first().waitFor();

/** Waits until no such element is visible. */
export const isGone = (element: Locator): Promise<void> =>
  element.first().waitFor({ state: 'hidden' });
