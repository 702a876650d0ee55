import { expect, test } from '../fixtures';
import { plantCart } from '../support/plant-cart';
import { plainLines } from '../support/any-lines';
import { restaurantData } from '../support/stored-cart';

const AWAY_MS = 7_200_000;

test('[SHELL-49] [SHELL-50] [CONFLICTS-23] after two hours a modal takes the focus, and Enter reloads', async ({
  page,
  api,
  store,
  texts,
}) => {
  const data = await restaurantData(api, 'bella-napoli');
  await plantCart(page, data.info.id, plainLines(data, 1));
  await page.clock.install();
  await store.open();
  await expect(store.cartButton()).toBeVisible();
  // hours that pass at once would be the time-out of a remote that still loads: before it has
  // loaded, the inline script shows the count of the cart
  await expect(page.locator('[data-floats]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const warning = page.getByText(texts('shell:idle.warning'));
  await expect(async () => {
    // counting begins half a second after the start (SHELL-44)
    await page.clock.fastForward(AWAY_MS);
    // longer than a slow screen takes: the warning is gone after two more hours
    await expect(warning).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.clock.fastForward(10_000);
  const dialog = page.getByRole('dialog', { name: texts('shell:idle.title') });
  await expect(dialog.getByRole('button', { name: texts('shell:idle.reload') })).toBeFocused();
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await reloaded;
  await expect(store.cartButton()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
