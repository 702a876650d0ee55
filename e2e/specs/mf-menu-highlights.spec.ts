import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const slider = (page: Page): Locator => page.getByRole('region', { name: 'Destaques' });
const current = (page: Page): Locator => slider(page).locator('[aria-current="true"]');
const first = 'Mostrar o destaque 1';
const second = 'Mostrar o destaque 2';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('[MENU-08] [OPEN-045] the highlights move by themselves every 5 seconds until they are paused', async ({ page, store }) => {
  await store.open();
  await expect(current(page)).toHaveAccessibleName(first);
  const start = Date.now();
  await expect(current(page)).toHaveAccessibleName(second, { timeout: 8_000 });
  expect(Date.now() - start).toBeGreaterThan(3_000);
  await slider(page).getByRole('button', { name: 'Pausar os destaques' }).click();
  await page.waitForTimeout(6_000);
  await expect(current(page)).toHaveAccessibleName(second);
  await slider(page).getByRole('button', { name: first }).click();
  await expect(current(page)).toHaveAccessibleName(first);
});

test.describe('for somebody who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the highlights stand still', async ({ page, store }) => {
    await store.open();
    await expect(current(page)).toHaveAccessibleName(first);
    await expect(slider(page).getByRole('button', { name: 'Reproduzir os destaques' })).toBeVisible();
    await page.waitForTimeout(6_000);
    await expect(current(page)).toHaveAccessibleName(first);
  });
});

test('the highlights stand still while the keyboard is in them', async ({ page, store }) => {
  await store.open();
  await expect(current(page)).toHaveAccessibleName(first);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(slider(page).locator(':focus-visible')).toHaveCount(1);
  await page.waitForTimeout(6_000);
  await expect(current(page)).toHaveAccessibleName(first);
});

test('without the slider the pictures are scrolled by hand', async ({ page, store, pageErrors }) => {
  pageErrors.expect(/builds\/mf-menu/);
  await page.route(/\/builds\/mf-menu\/[^/]+\/slider\./, (route) => route.abort());
  await store.open();
  const last = slider(page).getByRole('group', { name: '3 de 3' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(slider(page).getByRole('button')).toHaveCount(0);
});
