import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { printedTable, readCode } from '../support/read-codes';
import { TABLES, tableCode } from '../support/tablet';

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
  page.waitForResponse((response) =>
    response.url().includes(`/restaurant/${CANTINA_ID}/orders/table/`),
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

/* Rejected codes, modules and stored tables: e2e/screens/tablet/table-link.screen.test.ts. */
test.describe('the link of a table', () => {
  const logIn = (page: Page, log: string) => page.getByRole('button', { name: log });

  test('[TABLE-01] [TABLE-03] [TABLE-04] [SHELL-03] [MENU-02] [MENU-27] [MENU-28] opens the menu of tables', async ({
    page,
    api,
    store,
    texts,
  }) => {
    const token = await tableCode(api, TABLE);
    const before = Date.now();
    await store.open(CANTINA, `?t=${token}&src=sign`);
    await expect(store.card(AT_TABLES)).toBeVisible();
    await expect(logIn(page, texts('mf-menu:header.log-in'))).toHaveCount(0);
    await expect(page).toHaveURL(/\/cantina-mesa\/?\?src=sign$/);
    const [table, expiry] = await stored(page);
    expect(table).toEqual({ table: TABLE, token });
    expect(expiry).toBeGreaterThanOrEqual(before + LIFE_MS);
    expect(expiry).toBeLessThanOrEqual(Date.now() + LIFE_MS);
  });

  test('[TABLE-05] [DOMAIN-056] lasts through a reload and on other pages, and concerns no other restaurant', async ({
    page,
    api,
    store,
    texts,
    failures,
  }) => {
    failures.allow({ ...NO_ORDER, times: 2 });
    await store.open(CANTINA, `hours?t=${await tableCode(api, TABLE)}`);
    await expect(page).toHaveURL(/\/hours$/);
    const opened = whenOrderRequested(page);
    await store.open(CANTINA);
    await expect(store.card(AT_TABLES)).toBeVisible();
    await opened;
    const reloaded = whenOrderRequested(page);
    await page.reload();
    await expect(store.card(AT_TABLES)).toBeVisible();
    await reloaded;
    await store.open('bella-napoli');
    await expect(logIn(page, texts('mf-menu:header.log-in'))).toBeVisible();
  });

  test('[TABLE-05] ends four hours later, in an open page as well as in a new one', async ({
    page,
    api,
    store,
    texts,
    failures,
  }) => {
    failures.allow(NO_ORDER);
    await page.clock.install();
    await store.open(CANTINA, `?t=${await tableCode(api, TABLE)}`);
    await expect(store.card(AT_TABLES)).toBeVisible();
    await page.clock.fastForward(LIFE_MS - 120_000);
    const reloaded = whenOrderRequested(page);
    // no reload: beside one of the page itself, which was idle for hours, it would end at about:blank
    await store.open(CANTINA);
    await expect(store.card(AT_TABLES)).toBeVisible();
    await reloaded;
    await page.clock.fastForward(121_000);
    await expect(logIn(page, texts('mf-menu:header.log-in'))).toBeVisible();
    await expect(store.card(AT_TABLES)).toHaveCount(0);
    expect(await stored(page)).toEqual([null, null, null, null]);
    await page.reload();
    await expect(logIn(page, texts('mf-menu:header.log-in'))).toBeVisible();
  });

  test('[TABLE-05] a server that does not respond delays nothing, and the code is read later', async ({
    page,
    api,
    store,
    texts,
    failures,
  }) => {
    failures.allow({
      method: 'GET',
      path: '/api/restaurant/404/table-link',
      status: 'failed',
      times: 3,
    }); // and twice more, as every GET
    await page.route(LINK, (route) => route.abort());
    await store.open(CANTINA, `?t=${await tableCode(api, TABLE)}`);
    await expect(logIn(page, texts('mf-menu:header.log-in'))).toBeVisible();
    await expect(page).toHaveURL(/\?t=/);
    await page.unroute(LINK);
    await page.reload();
    await expect(store.card(AT_TABLES)).toBeVisible();
  });

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

  test('[OPEN-030] [TABLE-07] [CONFLICTS-26] a printed code of a tablet makes it one, for good', async ({
    page,
    baseURL,
    texts,
  }) => {
    test.slow(); // starts the command that prints
    const link = await readCode(page, await printedTable(baseURL!, CANTINA, TABLE, '--tablet'));
    await page.goto(link);
    await expect(
      page.getByText(texts('mf-menu:tablet.table', { table: TABLE }), { exact: true }),
    ).toBeVisible();
    const [table, expiry, tablet] = await stored(page);
    expect([table, expiry, tablet]).toEqual([
      null,
      null,
      expect.objectContaining({ table: TABLE }),
    ]);
  });
});
