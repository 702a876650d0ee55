import { expect, test } from '../fixtures';
import { DEMO, fillLogin, fillRegister, freshEmail } from '../support/account';

const submit = 'mf-account:register.submit';

test('[SHELL-30] [ACCOUNT-12] a new account: toast, then the menu, logged in @desktop', async ({ page, store, texts, expectAccessible }) => {
  await store.open('bella-napoli', 'register');
  await expect(page.getByRole('button', { name: texts(submit) })).toBeDisabled();
  await expectAccessible();
  await fillRegister(page, texts, { name: 'Ana Lima', email: freshEmail(), password: 'abcdef12', repeat: 'abcdef12' });
  await page.getByRole('button', { name: texts(submit) }).click();
  await expect(store.toast('Conta Criada com Sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  await expect(page.getByRole('button', { name: texts('mf-menu:header.log-out') })).toBeVisible();
  await expect(store.toast('Conta Criada com Sucesso')).toHaveCount(0, { timeout: 4_000 });
});

test('a register that was asked for by a page leads back to it', async ({ page, store, texts }) => {
  await store.open('bella-napoli', 'prizes');
  await page.getByRole('link', { name: texts('mf-account:sign-in.register') }).click();
  await fillRegister(page, texts, { name: 'Ana Lima', email: freshEmail(), password: 'abcdef12', repeat: 'abcdef12' });
  await page.getByRole('button', { name: texts(submit) }).click();
  await expect(page).toHaveURL(/\/prizes$/);
  await expect(page.getByRole('region', { name: texts('mf-account:prizes.yours') })).toContainText(texts('mf-account:prizes.points', { count: 0 }));
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });
  test('[ACCOUNT-06] [ACCOUNT-07] [ACCOUNT-09] [ACCOUNT-10] [ACCOUNT-11] what is wrong is said where it is, and the button waits', async ({ page, store, texts }) => {
    await store.open('slice-house', 'register');
    await fillRegister(page, texts, { name: '12', email: 'ana', password: 'abc', repeat: 'abd' });
    for (const text of ['Invalid Name', 'Invalid Email', 'Passwords do not match!', 'Password strength: Weak']) await expect(page.getByText(text)).toBeVisible();
    const labels: [string, string][] = [['!', 'Too Weak'], ['abc12', 'Good'], ['abcdef12', 'Strong'], ['abcdef1!', 'Very Strong']];
    for (const [password, label] of labels) {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await expect(page.getByText(`Password strength: ${label}`, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
    await fillRegister(page, texts, { name: 'Ana', email: freshEmail(), password: 'abcdef12', repeat: 'abcdef12' });
    await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
  });

  test('[ERRORS-39] an address that has an account says so, and nothing typed is lost', async ({ page, store, texts }) => {
    await store.open('bella-napoli', 'register');
    await fillRegister(page, texts, { name: 'Ana Lima', email: DEMO.rich, password: 'abcdef12', repeat: 'abcdef12' });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toHaveText('Email is already registered!');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(DEMO.rich);
    await page.route(/public\/client$/, (route) => route.fulfill({ status: 422, json: { error: 'We know this name too well', code: 'x' } }));
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toHaveText('We know this name too well');
  });

  test('[SHELL-31] [SHELL-32] [OPEN-079] a forgotten password: the answer is neutral, the link sets a new one', async ({ page, store, texts }) => {
    await store.open('bella-napoli', 'forgot-password');
    const asked = page.waitForRequest(/forgot-password$/);
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@demo.example');
    await page.keyboard.press('Enter');
    expect((await asked).postDataJSON()).toEqual({ email: 'nobody@demo.example' });
    await expect(page.getByText(/If nobody@demo\.example belongs to an account/)).toBeVisible();
    await store.open('bella-napoli', 'reset-password?token=an-old-link');
    await page.getByLabel('Password', { exact: true }).fill('abcdef12');
    await page.getByLabel('Repeat the password').fill('abcdef12');
    const sent = page.waitForRequest(/reset-password$/);
    await page.getByRole('button', { name: 'Save the password' }).click();
    expect((await sent).postDataJSON()).toEqual({ token: 'an-old-link', password: 'abcdef12', passwordConfirm: 'abcdef12' });
    await expect(page.getByRole('alert')).toContainText('This link does not work any more');
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL(/forgot-password$/);
    await page.getByRole('link', { name: 'Back to the login' }).click();
    await fillLogin(page, texts, DEMO.rich, DEMO.password);
    await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  });
});
