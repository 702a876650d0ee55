import type { Locator, Page } from '@playwright/test';

/** The panel that stands where a page of a remote should be. */
export const failedRemote = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });

export const retryRemote = (page: Page): Promise<void> =>
  failedRemote(page).getByRole('button', { name: 'Try again' }).click();

/** Nothing is on its way any more. */
export const busy = (page: Page): Locator => page.locator('[aria-busy="true"]');

/** Goes to another address as a click on a link would: without loading the page again. */
export const navigate = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
