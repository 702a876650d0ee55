import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { freshCustomer, stored } from '../support/account';
import { freshEmail } from '../support/demo-accounts';

/** The sign-in page of the Google stand-in. */
async function chooseAccount(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('[ACCOUNT-03] [ACCOUNT-04] [OPEN-078] a customer signs in with Google and returns to the same page', async ({
  page,
  store,
  texts,
}) => {
  await store.open('bella-napoli', 'login?returnTo=%2Forders');
  const button = page.getByRole('button', { name: texts('mf-account:google.submit') });
  await expect(button).toBeVisible();
  const { origin } = new URL(page.url());
  const requests = page.waitForRequest(/\/authorize\?/);
  await button.click();
  const query = new URL((await requests).url()).searchParams;
  expect([query.get('response_type'), query.get('redirect_uri')]).toEqual([
    'id_token',
    `${origin}/google-return`,
  ]);
  await chooseAccount(page, freshEmail());
  await expect(page).toHaveURL(/\/bella-napoli\/orders$/);
  await expect(
    page.getByRole('complementary', { name: texts('mf-account:links.label') }),
  ).toContainText('Ana Google');
  expect(await stored(page, 'loginMode')).toEqual(['gmail']);
  expect(await stored(page, 'token')).toEqual([expect.stringMatching(/^session-[\da-f-]{36}$/)]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
    'id_token',
  );
  expect(page.url()).not.toContain('#');
  await page.goBack();
  expect(page.url()).not.toContain('id_token=');
});

test('[ACCOUNT-03] from the dialog the cart stays, and the account of the same address is the same', async ({
  page,
  store,
  texts,
  api,
}) => {
  const { email } = await freshCustomer(api, 101, 'Ana da Conta');
  await store.open('bella-napoli');
  await store.addProduct('Bruschetta al Pomodoro');
  await page.getByRole('button', { name: texts('mf-menu:header.log-in') }).click();
  await page
    .getByRole('dialog', { name: texts('mf-account:login.title') })
    .getByRole('button', { name: texts('mf-account:google.submit') })
    .click();
  await chooseAccount(page, email);
  await expect(page.getByRole('button', { name: texts('mf-menu:header.log-out') })).toBeVisible();
  await expect(store.cartButton()).toBeVisible();
  await page.getByRole('link', { name: texts('mf-menu:header.account') }).click();
  await expect(
    page.getByRole('complementary', { name: texts('mf-account:links.label') }),
  ).toContainText('Ana da Conta');
});

test('[ACCOUNT-03] a customer that cancels is back at the login, without a message', async ({
  page,
  store,
  texts,
}) => {
  await store.open('bella-napoli', 'login');
  await page.getByRole('button', { name: texts('mf-account:google.submit') }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/login/);
  await expect(page.getByRole('button', { name: texts('mf-account:google.submit') })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[S16] a refusal of the server has its words, and the other way in stays', async ({
  page,
  store,
  texts,
  failures,
}) => {
  failures.allow({ method: 'POST', path: '/api/restaurant/:id/public/client/auth', status: 422 });
  await page.route(/public\/client\/auth$/, (route) =>
    route.fulfill({
      status: 422,
      json: { error: 'no', code: 'google_email_unverified', path: 'access_token' },
    }),
  );
  await store.open('bella-napoli', 'login');
  await page.getByRole('button', { name: texts('mf-account:google.submit') }).click();
  await chooseAccount(page, freshEmail());
  await expect(page.getByRole('alert')).toHaveText(texts('mf-account:google.unverified'));
  await expect(page.getByRole('textbox', { name: texts('mf-account:field.email') })).toBeVisible();
});

test('an unrequested response signs no customer in', async ({ page, store, texts }) => {
  await page.goto('/google-return#state=a-state-nobody-asked-with&id_token=a.b.c');
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await store.open('bella-napoli', 'login');
  await page.getByRole('button', { name: texts('mf-account:google.submit') }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.goto('/google-return#state=another&id_token=a.b.c');
  await expect(page).toHaveURL(/\/bella-napoli\/login/);
  await expect(page.getByRole('button', { name: texts('mf-account:google.submit') })).toBeVisible();
  expect(await stored(page, 'token')).toEqual([]);
});
