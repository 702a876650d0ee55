import type { Locator, Page } from '@playwright/test';

/** The error panel in the position of a remote's page. */
export const failedRemote = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });

export const retryRemote = (page: Page, options?: { timeout: number }): Promise<void> =>
  failedRemote(page).getByRole('button', { name: 'Try again' }).click(options);

/** Elements with pending work; none when the page is idle. */
export const busy = (page: Page): Locator => page.locator('[aria-busy="true"]');

/** Navigates to another address as a click on a link would: without a reload. */
export const navigate = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
