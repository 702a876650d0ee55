import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { awaitedLater } from '../support/awaited-later';

const slider = (page: Page): Locator => page.getByRole('region', { name: 'Destaques' });
const current = (page: Page): Locator => slider(page).locator('[aria-current="true"]');
const goTo = (number: number): string => `Mostrar o destaque ${number}`;

/** Opens the menu with a clock that is paused once the slider runs. */
async function openWithClock(page: Page, open: () => Promise<void>): Promise<void> {
  await page.clock.install();
  await open();
  await expect(current(page)).toHaveAccessibleName(goTo(1));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_000));
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[MENU-08] [OPEN-045] the highlights move every 5 seconds, unless paused or focused by keyboard', async ({
    page,
    store,
  }) => {
    await openWithClock(page, () => store.open());
    await slider(page).getByRole('button', { name: 'Pausar os destaques' }).tap();
    await slider(page)
      .getByRole('button', { name: goTo(1) })
      .tap();
    await page.clock.runFor(1_000);
    await expect(current(page)).toHaveAccessibleName(goTo(1));
    await slider(page).getByRole('button', { name: 'Reproduzir os destaques' }).tap();
    await page.clock.runFor(4_500);
    await expect(current(page)).toHaveAccessibleName(goTo(1));
    await page.clock.runFor(2_000); // the row uses part of it to scroll
    await expect(current(page)).toHaveAccessibleName(goTo(2));
    await page.clock.runFor(3_000);
    await expect(current(page)).toHaveAccessibleName(goTo(2));
    await page.clock.runFor(2_000);
    await expect(current(page)).toHaveAccessibleName(goTo(3));
    await slider(page).getByRole('button', { name: 'Pausar os destaques' }).click();
    await page.clock.runFor(20_000);
    await expect(current(page)).toHaveAccessibleName(goTo(3));
    await slider(page)
      .getByRole('button', { name: goTo(1) })
      .click();
    await page.clock.runFor(1_000);
    await expect(current(page)).toHaveAccessibleName(goTo(1));
    await slider(page).getByRole('button', { name: 'Reproduzir os destaques' }).click();
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(slider(page).locator(':focus-visible')).toHaveCount(1);
    const shown = (await current(page).getAttribute('aria-label')) ?? '';
    await page.clock.runFor(20_000);
    await expect(current(page)).toHaveAccessibleName(shown);
  });
});

test('without the slider the pictures are scrolled by hand', async ({ page, store, failures }) => {
  failures.allowUnder('/builds/mf-menu/');
  await page.route(/\/builds\/mf-menu\/[^/]+\/slider\./, (route) => route.abort());
  const aborted = awaitedLater(
    page.waitForEvent('requestfailed', (request) => request.url().includes('/slider.')),
  );
  await store.open();
  await aborted;
  const last = slider(page).getByRole('group', { name: '3 de 3' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(slider(page).getByRole('button')).toHaveCount(0);
});
