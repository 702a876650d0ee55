import { expect, test } from '../fixtures';
import { DEMO, fillLogin } from '../support/account';

for (const path of ['cashback', 'prizes', 'credit-cards', 'credit-cards/add-card']) {
  test(`[OPEN-007] a visitor of ${path} is asked to log in, and comes back`, async ({ page, store, texts }) => {
    await store.open('bella-napoli', path);
    const prompt = page.getByRole('heading', { name: texts('mf-account:sign-in.title') });
    await expect(prompt).toBeVisible();
    await page.getByRole('link', { name: texts('mf-account:sign-in.log-in'), exact: true }).click();
    await fillLogin(page, texts, DEMO.rich, DEMO.password);
    await expect(page).toHaveURL(new RegExp(`/bella-napoli/${path}$`));
    await expect(prompt).toHaveCount(0);
  });
}

test('[MENU-23] [SHELL-33] the badge shows balance and expiry at the bottom left, and opens the cashback page @desktop', async ({ page, store, texts, expectAccessible }) => {
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
  const [above, cart] = [await badge.boundingBox(), await store.cartButton().boundingBox()];
  expect(above!.y + above!.height <= cart!.y || above!.x + above!.width <= cart!.x).toBe(true);
  await badge.click();
  await expect(page).toHaveURL(/\/cashback$/);
  const card = page.getByRole('region', { name: texts('mf-account:cashback.balance') });
  await expect(card).toContainText('R$27,50');
  await expectAccessible();
});

test('[MENU-23] without a balance there is no badge', async ({ page, store, texts }) => {
  await store.open('bella-napoli', 'login');
  const read = page.waitForResponse(/cashback\/balance$/);
  await fillLogin(page, texts, DEMO.poor, DEMO.password);
  await read;
  await expect(page.getByRole('button', { name: texts('mf-menu:header.log-out') })).toBeVisible();
  await expect(page.getByRole('complementary', { name: texts('mf-account:badge.label') })).toHaveCount(0);
});

test('[SHELL-34] the prizes stand against the customer\'s points @desktop', async ({ page, store, texts, expectAccessible }) => {
  await store.open('bella-napoli', 'login?returnTo=%2Fprizes');
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  await expect(page.getByRole('region', { name: texts('mf-account:prizes.yours') })).toContainText(texts('mf-account:prizes.points', { count: 320 }));
  const prizes = page.getByRole('list', { name: texts('mf-account:prizes.title') }).getByRole('listitem');
  await expect(prizes.filter({ hasText: 'Tiramisù' })).toContainText(texts('mf-account:prizes.enough'));
  await expect(prizes.filter({ hasText: /Falta/ }).first()).toBeVisible();
  await expectAccessible();
});

test('an account that cannot be read gives a reason and Retry, which mends it', async ({ page, store, texts, pageErrors }) => {
  pageErrors.expect(/cashback|ERR_FAILED/);
  await page.route('**/cashback/balance', (route) => route.abort());
  await store.open('bella-napoli', 'login?returnTo=%2Fcashback');
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  const failed = page.getByRole('alert').filter({ hasText: texts('mf-account:cashback.failed') });
  await expect(failed).toContainText(texts('domain:error.offline'));
  await page.unroute('**/cashback/balance');
  await failed.getByRole('button', { name: texts('domain:action.retry') }).click();
  await expect(page.getByRole('region', { name: texts('mf-account:cashback.balance') })).toContainText('R$27,50');
});
