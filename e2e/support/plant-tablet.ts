import type { APIRequestContext, Page } from '@playwright/test';
import { keys } from '@storefront/shared-domain/storage';
import { TABLES, tableCode } from './tablet';

/** The page that is opened next is the tablet of a table of the demo. */
async function plantTablet(page: Page, api: APIRequestContext, table: string): Promise<void> {
  const text = JSON.stringify({ v: 1, value: { table, token: await tableCode(api, table) } });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    keys.tablet(TABLES.id),
    text,
  ] as const);
}

/** Opens the menu of the tablet on a table. */
export async function openTablet(page: Page, api: APIRequestContext, table: string): Promise<void> {
  await plantTablet(page, api, table);
  await page.goto(`/${TABLES.url}/tablet`);
}
