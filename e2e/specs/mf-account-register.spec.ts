import { expect, test } from '../fixtures';
import { fillRegister } from '../support/account';
import { freshEmail } from '../support/demo-accounts';

const submit = 'mf-account:register.submit';

test('[SHELL-30] [ACCOUNT-12] a new account: toast, then the menu, logged in', async ({
  page,
  store,
  texts,
}) => {
  await store.open('bella-napoli', 'register');
  await expect(page.getByRole('button', { name: texts(submit) })).toBeDisabled();
  await fillRegister(page, texts, {
    name: 'Ana Lima',
    email: freshEmail(),
    password: 'abcdef12',
    repeat: 'abcdef12',
  });
  await page.getByRole('button', { name: texts(submit) }).click();
  await expect(store.toast('Conta Criada com Sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  await expect(page.getByRole('button', { name: texts('mf-menu:header.log-out') })).toBeVisible();
  await expect(store.toast('Conta Criada com Sucesso')).toHaveCount(0);
});
