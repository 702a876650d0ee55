import type { Page } from '@playwright/test';
import { expect } from './composed';
import { busy } from './failed-remote';

/** More than the loader's deadline for one build, less than that for all builds together. */
const BUILD_DEADLINE_MS = 4500;

/**
 * Installs a test clock in the page, before it is opened. The result waits until the page of the
 * remote is requested, and advances beyond the deadline for its build.
 */
export async function passDeadlines(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  return async () => {
    await expect(busy(page).first()).toBeAttached();
    await page.clock.runFor(BUILD_DEADLINE_MS);
  };
}
