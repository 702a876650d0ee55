import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { printedTable, readCode } from '../support/read-codes';
import { TABLES, tableCode } from '../support/tablet';
import { awaitedLater } from '../support/awaited-later';

const { url: CANTINA, id: CANTINA_ID } = TABLES;
/** No other test orders to this table. */
const TABLE = 'Varanda 1';
/** Sold at tables only. */
const AT_TABLES = 'Couvert da Cantina';
const LIFE_MS = 14_400_000;
/** The page requests the open order of a stored table; there is none. */
const NO_ORDER = {
  method: 'GET',
  path: '/api/restaurant/404/orders/table/:table',
  status: 404,
} as const;
/** The menu shows before this request: a reload in between would cancel it. */
const whenOrderRequested = (page: Page) =>
  awaitedLater(
    page.waitForResponse((response) =>
      response.url().includes(`/restaurant/${CANTINA_ID}/orders/table/`),
    ),
  );
const LINK = /\/table-link\?t=/;

const stored = (page: Page) =>
  page.evaluate(
    (id) =>
      ['table', 'tableExp', 'tablet', 'table-uuid'].map(
        (name) =>
          JSON.parse(localStorage.getItem(`${name}-${id}`) ?? '{"value":null}').value as unknown,
      ),
    CANTINA_ID,
  );

/* Rejected codes: e2e/screens/tablet/tablet.screen.test.ts. */
test.describe('the link of a table', () => {
  const logIn = (page: Page, log: string) => page.getByRole('button', { name: log });

  test(
    '[TABLE-01] [TABLE-03] [TABLE-04] [TABLE-05] [SHELL-03] [MENU-02] [MENU-27] [MENU-28] opens the ' +
      'menu of tables, and lasts',
    async ({ page, api, store, texts, failures }) => {
      failures.allow(NO_ORDER, {
        method: 'GET',
        path: '/api/restaurant/404/table-link',
        status: 'failed',
        times: 3,
      }); // and twice more, as every GET
      const token = await tableCode(api, TABLE);
      // a server that does not respond delays nothing, and the code is read later
      await page.route(LINK, (route) => route.abort());
      await store.open(CANTINA, `?t=${encodeURIComponent(token)}&src=sign`);
      await expect(logIn(page, texts('mf-menu:header.log-in'))).toBeVisible();
      await expect(page).toHaveURL(/\?t=/);
      await page.unroute(LINK);
      const before = Date.now();
      await page.reload();
      await expect(store.card(AT_TABLES)).toBeVisible();
      await expect(logIn(page, texts('mf-menu:header.log-in'))).toHaveCount(0);
      await expect(page).toHaveURL(/\/cantina-mesa\/?\?src=sign$/);
      const [table, expiry] = await stored(page);
      expect(table).toEqual({ table: TABLE, token });
      // the page's time has an error of half a second and half a round trip
      expect(expiry).toBeGreaterThan(before + LIFE_MS - 5000);
      expect(expiry).toBeLessThan(Date.now() + LIFE_MS + 5000);

      const reloaded = whenOrderRequested(page);
      await page.reload();
      await expect(store.card(AT_TABLES)).toBeVisible();
      await reloaded;
      await store.open('bella-napoli'); // it concerns no other restaurant
      await expect(logIn(page, texts('mf-menu:header.log-in'))).toBeVisible();
    },
  );

  test('[OPEN-029] a printed code leads from the sheet to the table', async ({
    page,
    baseURL,
    store,
  }) => {
    test.slow(); // starts the command that prints
    const link = await readCode(page, await printedTable(baseURL!, CANTINA, TABLE));
    expect(link.startsWith(`${baseURL}/cantina-mesa?t=`)).toBe(true);
    await page.goto(link);
    await expect(store.card(AT_TABLES)).toBeVisible();
    expect((await stored(page))[0]).toMatchObject({ table: TABLE });
  });
});
