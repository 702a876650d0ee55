import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const HOURS = 3_600_000;

/** Counting begins half a second after the start, when the page led nowhere else (SHELL-44). */
async function countingBegan(page: Page): Promise<void> {
  await page.clock.fastForward(1_000);
  await page.waitForTimeout(1_000);
}

for (const locale of ['pt-BR', 'en-US', 'es-PY']) {
  test.describe(locale, () => {
    test.use({ locale });
    test('[SHELL-49] [SHELL-50] [CONFLICTS-23] two hours and ten seconds away: a modal over the page, whose Reload keeps the cart @desktop', async ({ page, store, texts, expectAccessible }) => {
      test.slow(); // the axe looks twice
      await page.clock.install();
      await store.open();
      await store.addProduct('Bruschetta al Pomodoro');
      await countingBegan(page);
      await page.clock.fastForward(2 * HOURS);
      await expect(page.getByText(texts('shell:idle.warning'))).toBeVisible();
      await expectAccessible();
      await page.clock.fastForward(10_000);
      const dialog = page.getByRole('dialog', { name: texts('shell:idle.title') });
      await expect(dialog).toContainText(texts('shell:idle.text'));
      await expect(dialog).toContainText(texts('shell:idle.please'));
      await expectAccessible();
      await expect(dialog.getByRole('button', { name: texts('shell:idle.reload') })).toBeFocused();
      const reloaded = page.waitForEvent('load');
      await page.keyboard.press('Enter');
      await reloaded;
      await expect(store.cartButton()).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });
  });
}

test('[OPEN-094] [OPEN-097] [SHELL-51] a sign of life within the ten seconds calls it off, and the menu is read anew', async ({ page, store, texts }) => {
  await page.clock.install();
  await store.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
  await countingBegan(page);
  await page.clock.fastForward(2 * HOURS);
  await expect(page.getByText(texts('shell:idle.warning'))).toBeVisible();
  const read = page.waitForRequest('**/restaurant/data/v2/bella-napoli');
  await page.keyboard.press('Shift');
  await read;
  await expect(page.getByText(texts('shell:idle.warning'))).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[SHELL-49] [OPEN-097] a device that slept for three hours; who closes the dialog goes on with what was typed, and a menu read anew', async ({ page, store, texts }) => {
  await page.clock.install();
  await store.open();
  await store.search('Bruschetta');
  await countingBegan(page);
  await page.clock.fastForward(3 * HOURS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const dialog = page.getByRole('dialog', { name: texts('shell:idle.title') });
  await expect(dialog).toBeVisible();
  const read = page.waitForRequest('**/restaurant/data/v2/bella-napoli');
  await dialog.getByRole('button', { name: texts('domain:action.close') }).click();
  await read;
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: texts('mf-menu:search.label') })).toHaveValue('Bruschetta');
});
