import { expect, test } from '../fixtures';
import { fillLogin } from '../support/account';
import { DEMO } from '../support/demo-accounts';

test('[MENU-23] [SHELL-33] the badge shows balance and expiry, and opens the cashback page @desktop', async ({
  page,
  store,
  texts,
}) => {
  await store.open('bella-napoli', 'login');
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  const badge = page.getByRole('link', { name: /R\$27,50/ });
  await expect(badge).toBeVisible();
  await expect(badge).toContainText(/\d\d\/\d\d\/\d{4}/);
  const [box, size] = [await badge.boundingBox(), page.viewportSize()];
  expect(box!.x).toBeLessThan(40);
  expect(box!.y + box!.height).toBeGreaterThan(size!.height - 40);
  await store.addProduct('Bruschetta al Pomodoro');
  await expect(badge).toBeVisible();
  const dock = page.getByRole('complementary', { name: texts('shell:page.cart') });
  const place = store.cartButton().or(dock).filter({ visible: true });
  const [above, cart] = [await badge.boundingBox(), await place.boundingBox()];
  expect(above!.y + above!.height <= cart!.y || above!.x + above!.width <= cart!.x).toBe(true);
  await badge.click();
  await expect(page).toHaveURL(/\/cashback$/);
  const card = page.getByRole('region', { name: texts('mf-account:cashback.balance') });
  await expect(card).toContainText('R$27,50');
});
