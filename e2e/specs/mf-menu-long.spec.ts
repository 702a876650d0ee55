import type { Page } from '@playwright/test';
import { countNodes, sellMany } from '../support/big-menu';
import { expect, test } from '../fixtures';

test.slow(); // 5,000 products are read and walked through

const lastCategory = (page: Page) => page.getByRole('navigation', { name: /categorias/i }).getByRole('link').last();

test('a menu of 5,000 products stands in a page of the size of an ordinary one, wherever the customer is', async ({ page, store }) => {
  await sellMany(page, 50);
  await store.open();
  await expect(page.getByRole('article')).toHaveCount(50);
  const ordinary = await countNodes(page);
  await page.unrouteAll();

  await sellMany(page, 5000);
  await store.open();
  await expect(page.getByRole('article').first()).toBeVisible();
  for (let swipe = 0; swipe < 10; swipe += 1) await page.mouse.wheel(0, 6000);
  await expect(page.getByRole('article').first()).toBeAttached();
  await expect(async () => expect(await countNodes(page)).toBeLessThan(8 * ordinary)).toPass(); // 100 times the products
});

test('the last category is one tap away, and Tab goes on with its first dish', async ({ page, store }) => {
  await sellMany(page, 5000);
  await store.open();
  const link = lastCategory(page);
  const name = await link.innerText();
  await link.click();
  const heading = page.getByRole('heading', { level: 2, name });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name }).getByRole('article').first().locator(':focus')).toHaveCount(1);
});

test('far down, coming back from a dish finds that very dish on the screen', async ({ page, store }) => {
  await sellMany(page, 5000);
  await store.open();
  const region = page.getByRole('region', { name: 'Massas' });
  await page.getByRole('navigation', { name: /categorias/i }).getByRole('link', { name: 'Massas' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Massas' })).toBeInViewport();
  await page.mouse.move(200, 500);
  for (let swipe = 0; swipe < 6; swipe += 1) await page.mouse.wheel(0, 5000);
  await expect(page.getByRole('heading', { level: 2, name: 'Massas' })).not.toBeInViewport();
  const farthest = region.getByRole('link').last();
  let name = '';
  await expect(async () => {
    await farthest.scrollIntoViewIfNeeded({ timeout: 1000 });
    name = await farthest.innerText({ timeout: 1000 });
    await region.getByRole('link', { name, exact: true }).click({ timeout: 2000 });
  }).toPass(); // cards come and go while the swipe ends
  await expect(page).toHaveURL(/\/extra\?/);
  await page.goBack();
  await expect(region.getByRole('link', { name, exact: true })).toBeInViewport();
});

test('each card says its place in the whole list, whether its neighbours stand or not', async ({ page, store, expectAccessible }) => {
  await sellMany(page, 5000);
  await store.open();
  const region = page.getByRole('region', { name: 'Massas' });
  await page.getByRole('navigation', { name: /categorias/i }).getByRole('link', { name: 'Massas' }).click();
  const first = region.getByRole('listitem').first();
  await expect(first).toHaveAttribute('aria-posinset', '1');
  expect(Number(await first.getAttribute('aria-setsize'))).toBeGreaterThan(500);
  await expectAccessible();
});

test('5,000 products are searched, and the best of them come first', async ({ page, store }) => {
  await sellMany(page, 5000);
  await store.open();
  await store.search('risoto camarao');
  const results = page.getByRole('region', { name: /risoto camarao/ });
  await expect(results.getByRole('heading', { level: 3 }).first()).toHaveText(/^Risoto de Camarão/, { timeout: 30_000 });
  await store.search('com');
  await expect(page.getByRole('region', { name: /“com”/ }).getByRole('article').first()).toBeVisible({ timeout: 30_000 });
  const cards = await page.getByRole('article').count();
  const found = Number(/[\d.]+/.exec(await page.getByRole('heading', { level: 2 }).first().innerText())?.[0].replace('.', '') ?? 0);
  expect(found).toBeGreaterThan(10 * cards);
});
