import type { Page } from '@playwright/test';
import { bigRestaurant } from '@storefront/demo/restaurants';
import { changeRestaurant } from './change-restaurant';

/** Replaces bella-napoli's products by this number of others. Call before the page is opened. */
export const sellMany = (page: Page, products: number): Promise<void> =>
  changeRestaurant(page, 'bella-napoli', (wire) =>
    Object.assign(wire.menu, bigRestaurant({ url: 'many', products, seed: 1 }).menu),
  );

/** Elements of the document. */
export const countNodes = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length);
