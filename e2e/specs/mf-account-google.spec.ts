import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { stored } from '../support/account';
import { freshEmail } from '../support/demo-accounts';
import { awaitedLater } from '../support/awaited-later';

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
  const requests = awaitedLater(page.waitForRequest(/\/authorize\?/));
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
