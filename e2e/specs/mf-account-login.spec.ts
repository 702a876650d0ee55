import { expect, test } from '../fixtures';
import { fillRegister } from '../support/account';
import { freshEmail } from '../support/demo-accounts';

const ACCOUNT = { name: 'Ana Lima', password: 'abcdef12', repeat: 'abcdef12' };

test(
  '[ACCOUNT-01] [SHELL-29] the login is a dialog over the menu, its steps have the focus, the page ' +
    'below is unchanged',
  async ({ page, store, texts }) => {
    await store.open('bella-napoli');
    await store.search('Bruschetta');
    const logIn = page.getByRole('button', { name: texts('mf-menu:header.log-in') });
    const dialog = page.getByRole('dialog');
    await logIn.click();
    await expect(
      dialog.getByRole('textbox', { name: texts('mf-account:field.email') }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await logIn.click();
    await dialog.getByRole('button', { name: texts('mf-account:login.forgot') }).click();
    await expect(
      dialog.getByRole('heading', { name: texts('mf-account:forgot.title') }),
    ).toBeFocused();
    await dialog.getByRole('button', { name: texts('mf-account:forgot.back') }).click();
    await dialog.getByRole('button', { name: texts('mf-account:login.register') }).click();
    await fillRegister(page, texts, { ...ACCOUNT, email: freshEmail() });
    await dialog.getByRole('button', { name: texts('mf-account:register.submit') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: texts('mf-menu:header.log-out') })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: texts('mf-menu:search.label') })).toHaveValue(
      'Bruschetta',
    );
  },
);

test('[SHELL-30] [ACCOUNT-12] a new account: toast, then the menu, logged in', async ({
  page,
  store,
  texts,
}) => {
  await store.open('bella-napoli', 'register');
  await fillRegister(page, texts, { ...ACCOUNT, email: freshEmail() });
  await page.getByRole('button', { name: texts('mf-account:register.submit') }).click();
  await expect(store.toast('Conta Criada com Sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  await expect(page.getByRole('button', { name: texts('mf-menu:header.log-out') })).toBeVisible();
  await expect(store.toast('Conta Criada com Sucesso')).toHaveCount(0);
});
