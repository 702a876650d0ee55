import { expect, test } from '../fixtures';
import { fillLogin } from '../support/account';
import { DEMO } from '../support/demo-accounts';

test('[MENU-23] [SHELL-33] the badge shows balance and expiry, covers no cart, and opens the cashback page', async ({
  page,
  store,
  texts,
}) => {
  await store.open('bella-napoli', 'login');
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  const badge = page.getByRole('link', { name: /R\$27,50/ });
  await expect(badge).toContainText(/\d\d\/\d\d\/\d{4}/);
  await store.addProduct('Bruschetta al Pomodoro');
  const dock = page.getByRole('complementary', { name: texts('shell:page.cart') });
  const place = store.cartButton().or(dock).filter({ visible: true });
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(badge).toBeVisible();
    await expect(place).toHaveCount(1); // at the change of the width both are there for a moment
    await expect(async () => {
      const [box, cart] = [await badge.boundingBox(), await place.boundingBox()];
      expect(box!.x).toBeLessThan(40);
      expect(box!.y + box!.height <= cart!.y || box!.x + box!.width <= cart!.x).toBe(true);
    }).toPass();
  }
  const box = await badge.boundingBox();
  expect(box!.y + box!.height).toBeGreaterThan(760);
  await badge.click();
  await expect(page).toHaveURL(/\/cashback$/);
  const card = page.getByRole('region', { name: texts('mf-account:cashback.balance') });
  await expect(card).toContainText('R$27,50');
});
