import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { changeRestaurant } from '../support/change-restaurant';
import { printedTable, readCode } from '../support/read-codes';
import { TABLES, tableCode } from '../support/tablet';

const { url: CANTINA, id: CANTINA_ID } = TABLES;
/** No other test orders to this table. */
const TABLE = 'Varanda 1';
/** Sold at tables only. */
const AT_TABLES = 'Couvert da Cantina';
const LIFE_MS = 14_400_000;
const LINK = /\/table-link\?t=/;

const stored = (page: Page) => page.evaluate((id) =>
  ['table', 'tableExp', 'tablet', 'table-uuid'].map((name) => JSON.parse(localStorage.getItem(`${name}-${id}`) ?? '{"value":null}').value as unknown), CANTINA_ID);

test.describe('the link of a table', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Cantina Mesa Farta' });
  const logIn = (page: Page, log: string) => page.getByRole('button', { name: log });

  test('[TABLE-01] [TABLE-03] [TABLE-04] [SHELL-03] [MENU-02] [MENU-27] [MENU-28] opens the menu of the tables, and leaves the address @desktop', async ({ page, api, store, texts, expectAccessible }) => {
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
    await expectAccessible();
  });

  test('[MENU-27] without it the menu is that of deliveries', async ({ page, store, texts }) => {
    await store.open(CANTINA);
    await expect(heading(page)).toBeVisible();
    await expect(logIn(page, texts('mf-menu:header.log-in'))).toBeVisible();
    await expect(store.card(AT_TABLES)).toHaveCount(0);
  });

  test('[TABLE-05] [DOMAIN-056] lasts through a reload and on other pages, and concerns no other restaurant', async ({ page, api, store, texts }) => {
    await store.open(CANTINA, `hours?t=${await tableCode(api, TABLE)}`);
    await expect(page).toHaveURL(/\/hours$/);
    await store.open(CANTINA);
    await expect(store.card(AT_TABLES)).toBeVisible();
    await page.reload();
    await expect(store.card(AT_TABLES)).toBeVisible();
    await store.open('bella-napoli');
    await expect(logIn(page, texts('mf-menu:header.log-in'))).toBeVisible();
  });

  test('[TABLE-05] ends four hours later, in an open page as well as in a new one', async ({ page, api, store, texts }) => {
    await page.clock.install();
    await store.open(CANTINA, `?t=${await tableCode(api, TABLE)}`);
    await expect(store.card(AT_TABLES)).toBeVisible();
    await page.clock.fastForward(LIFE_MS - 120_000);
    await page.reload();
    await expect(store.card(AT_TABLES)).toBeVisible();
    await page.clock.fastForward(121_000);
    await expect(logIn(page, texts('mf-menu:header.log-in'))).toBeVisible();
    await expect(store.card(AT_TABLES)).toHaveCount(0);
    expect(await stored(page)).toEqual([null, null, null, null]);
    await page.reload();
    await expect(logIn(page, texts('mf-menu:header.log-in'))).toBeVisible();
  });

  test('[TABLE-06] [API-10] an open order of the table takes the end away; when it is gone, so is the table', async ({ page, api, store, texts }) => {
    let hasOrder = true;
    await page.route(/\/orders\/table\//, (route) =>
      route.fulfill(hasOrder ? { json: { status: 'CREATED', table: TABLE } } : { status: 404, json: { error: 'Order not found', code: 'order_not_found' } }));
    await store.open(CANTINA, `?t=${await tableCode(api, TABLE)}`);
    await expect(store.card(AT_TABLES)).toBeVisible();
    await page.reload();
    await expect(store.card(AT_TABLES)).toBeVisible();
    await expect.poll(async () => (await stored(page))[1]).toBeNull();
    hasOrder = false;
    await page.reload();
    await expect(logIn(page, texts('mf-menu:header.log-in'))).toBeVisible();
    expect(await stored(page)).toEqual([null, null, null, null]);
  });

  test('[TABLE-02] [API-09] a stored order that is missing is forgotten, and the table stays', async ({ page, api, store, pageErrors }) => {
    pageErrors.expect(/table-uuid/);
    await store.open(CANTINA, `?t=${await tableCode(api, TABLE)}`);
    await expect(store.card(AT_TABLES)).toBeVisible();
    await page.evaluate((id) => localStorage.setItem(`table-uuid-${id}`, '{"v":1,"value":"4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11"}'), CANTINA_ID);
    await page.reload();
    await expect.poll(async () => (await stored(page))[3]).toBeNull();
    await expect(store.card(AT_TABLES)).toBeVisible();
  });

  for (const [kind, codeOf] of [
    ['rubbish', (good: string) => good.slice(0, 5)], ['altered', (good: string) => `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`],
  ] as const) {
    test(`[OPEN-029] a code that is ${kind} is ignored`, async ({ page, api, store, texts, pageErrors }) => {
      pageErrors.expect(LINK);
      await store.open(CANTINA, `?t=${codeOf(await tableCode(api, TABLE))}`);
      await expect(logIn(page, texts('mf-menu:header.log-in'))).toBeVisible();
      await expect(page).toHaveURL(/\/cantina-mesa\/?$/);
      expect(await stored(page)).toEqual([null, null, null, null]);
    });
  }

  test('[OPEN-029] a code of another restaurant is ignored', async ({ page, api, store, texts, pageErrors }) => {
    pageErrors.expect(LINK);
    await store.open('bella-napoli', `?t=${await tableCode(api, TABLE)}`);
    await expect(logIn(page, texts('mf-menu:header.log-in'))).toBeVisible();
    await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  });

  for (const [kind, own] of [['closed', { is_closed: true }], ['without self-service', { table_self_service_enabled: false }]] as const) {
    test(`[TABLE-08] [OPEN-031] is ignored in a restaurant that is ${kind}`, async ({ page, api, store, texts }) => {
      await changeRestaurant(page, CANTINA, ({ info }) => Object.assign(info, own));
      await store.open(CANTINA, `?t=${await tableCode(api, TABLE)}`);
      await expect(logIn(page, texts('mf-menu:header.log-in'))).toBeVisible();
      await expect(store.card(AT_TABLES)).toHaveCount(0);
      expect(await stored(page)).toEqual([null, null, null, null]);
    });
  }

  test('[MENU-25] blocks the menu where nothing takes orders from tables', async ({ page, api, store, expectAccessible }) => {
    await changeRestaurant(page, CANTINA, ({ info }) => Object.assign(info['modules'] as object, { digital_menu: true, pos: false, simple_pos: false }));
    await store.open(CANTINA, `?t=${await tableCode(api, TABLE)}`);
    await expect(page.getByText('Cardápio indisponível no momento')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expectAccessible();
  });

  test('[MENU-26] opens the menu where nothing but the point of sale sells', async ({ page, api, store }) => {
    await changeRestaurant(page, CANTINA, ({ info }) => Object.assign(info['modules'] as object, { digital_menu: false, pos: true }));
    await store.open(CANTINA, `?t=${await tableCode(api, TABLE)}`);
    await expect(store.card(AT_TABLES)).toBeVisible();
  });

  test('[MENU-27] the menu of deliveries does not flash up while the code is opened', async ({ page, api, store, texts }) => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => { goOn = resolve; });
    await page.clock.install();
    await page.route(LINK, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(LINK);
    await store.open(CANTINA, `?t=${await tableCode(api, TABLE)}`);
    await asked;
    await expect(heading(page)).toHaveCount(0);
    await expect(logIn(page, texts('mf-menu:header.log-in'))).toHaveCount(0);
    goOn();
    await expect(store.card(AT_TABLES)).toBeVisible();
  });

  test('[TABLE-05] a server that does not answer holds nobody up, and the code is read later', async ({ page, api, store, texts, pageErrors }) => {
    pageErrors.expect(/table-link|ERR_FAILED|Failed to load/);
    await page.route(LINK, (route) => route.abort());
    await store.open(CANTINA, `?t=${await tableCode(api, TABLE)}`);
    await expect(logIn(page, texts('mf-menu:header.log-in'))).toBeVisible();
    await expect(page).toHaveURL(/\?t=/);
    await page.unroute(LINK);
    await page.reload();
    await expect(store.card(AT_TABLES)).toBeVisible();
  });

  test('[OPEN-029] a printed code leads from the sheet to the table @desktop', async ({ page, baseURL, store }) => {
    test.slow();
    const link = await readCode(page, await printedTable(baseURL!, CANTINA, TABLE));
    expect(link.startsWith(`${baseURL}/cantina-mesa?t=`)).toBe(true);
    await page.goto(link);
    await expect(store.card(AT_TABLES)).toBeVisible();
    expect((await stored(page))[0]).toMatchObject({ table: TABLE });
  });

  test('[OPEN-030] [TABLE-07] [CONFLICTS-26] a printed code of a tablet makes it one, for good', async ({ page, baseURL, texts }) => {
    test.slow();
    const link = await readCode(page, await printedTable(baseURL!, CANTINA, TABLE, '--tablet'));
    await page.goto(link);
    await expect(page.getByText(texts('mf-menu:tablet.table', { table: TABLE }), { exact: true })).toBeVisible();
    const [table, expiry, tablet] = await stored(page);
    expect([table, expiry, tablet]).toEqual([null, null, expect.objectContaining({ table: TABLE })]);
  });

  test('[SHELL-39] [SHELL-44] [OPEN-030] any other path under tablet goes to the tablet screen', async ({ page, store }) => {
    await store.open(CANTINA, 'tablet/kitchen');
    await expect(page).toHaveURL(/\/cantina-mesa\/tablet$/);
    await store.open(CANTINA, 'tablet/scan');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/tablet\/scan$/);
  });
});
