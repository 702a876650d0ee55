import { expect, test } from '../fixtures';
import { fillLogin, fillRegister } from '../support/account';
import { DEMO, freshEmail } from '../support/demo-accounts';

test('[ACCOUNT-01] [SHELL-29] login is a page and a dialog', async ({ page, store, texts }) => {
  await store.open('bella-napoli', 'login');
  await expect(
    page.getByRole('heading', { level: 1, name: texts('mf-account:login.title') }),
  ).toBeVisible();
  await store.open('bella-napoli');
  await page.getByRole('button', { name: texts('mf-menu:header.log-in') }).click();
  const dialog = page.getByRole('dialog', { name: texts('mf-account:login.title') });
  await expect(
    dialog.getByRole('textbox', { name: texts('mf-account:field.email') }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: texts('mf-menu:header.log-in') }).click();
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: texts('mf-menu:header.log-out') })).toBeVisible();
});

test('[ACCOUNT-01] in the dialog, registration and password reset are steps; the page below is unchanged', async ({
  page,
  store,
  texts,
}) => {
  await store.open('bella-napoli');
  await store.search('Bruschetta');
  await page.getByRole('button', { name: texts('mf-menu:header.log-in') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts('mf-account:login.forgot') }).click();
  await expect(
    dialog.getByRole('heading', { name: texts('mf-account:forgot.title') }),
  ).toBeFocused();
  await dialog
    .getByRole('textbox', { name: texts('mf-account:field.email') })
    .fill('nobody@demo.example');
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByText(texts('mf-account:forgot.sent', { email: 'nobody@demo.example' })),
  ).toBeVisible();
  await dialog.getByRole('button', { name: texts('mf-account:forgot.back') }).click();
  await dialog.getByRole('button', { name: texts('mf-account:login.register') }).click();
  await fillRegister(page, texts, {
    name: 'Ana Lima',
    email: freshEmail(),
    password: 'abcdef12',
    repeat: 'abcdef12',
  });
  await dialog.getByRole('button', { name: texts('mf-account:register.submit') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: texts('mf-menu:header.log-out') })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: texts('mf-menu:search.label') })).toHaveValue(
    'Bruschetta',
  );
});
