import { expect, test } from '../fixtures';
import { fillLogin } from '../support/account';
import { DEMO } from '../support/demo-accounts';
import { navigate } from '../support/failed-remote';

test.slow(); // twelve scans

test('the screens of an account are accessible: login, its steps, an unknown path, benefits, orders, log-out', async ({
  page,
  store,
  texts,
  expectAccessible,
}) => {
  const screen = async (path: string, title: `${string}:${string}`): Promise<void> => {
    await navigate(page, `/bella-napoli/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: texts(title) })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible('main');
  };
  await store.open();
  await page.getByRole('button', { name: texts('mf-menu:header.log-in') }).click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByRole('textbox', { name: texts('mf-account:field.email') }),
  ).toBeFocused();
  await expectAccessible('dialog[open]');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await screen('forgot-password', 'mf-account:forgot.title');
  await screen('register', 'mf-account:register.title');
  await screen('reset-password?token=some', 'mf-account:reset.title');
  await screen('sobremesas/de-ontem', 'shell:page-not-found.title');
  await screen('login?returnTo=%2Fcashback', 'mf-account:login.title');
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  await expect(
    page
      .getByRole('list', { name: texts('mf-account:statement.title') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await expectAccessible('main');
  await navigate(page, '/bella-napoli/prizes');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Tiramisù' })
    .getByRole('button')
    .first()
    .click();
  await expectAccessible('main');
  await screen('credit-cards', 'mf-account:cards.title');
  await screen('orders', 'mf-account:orders.title');
  await page.getByRole('button', { name: texts('mf-account:log-out.button'), exact: true }).click();
  await expectAccessible('dialog[open]');
});
