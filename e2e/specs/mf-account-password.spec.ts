import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { freshCustomer, stored } from '../support/account';
import type { Texts } from '../support/texts';

/** Follows the link of the newest mail to a name, as its owner would in an inbox. */
async function followMail(page: Page, name: string): Promise<string> {
  await page.goto('/api/demo/outbox');
  const mail = page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(mail).toContainText('Bella Napoli');
  const link = mail.getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  return address;
}

async function chooseNew(page: Page, texts: Texts, password: string): Promise<void> {
  await page.getByLabel(texts('mf-account:field.new-password'), { exact: true }).fill(password);
  await page.getByLabel(texts('mf-account:field.repeat-password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: texts('mf-account:reset.submit') }).click();
}

/**
 * A name of letters only: the tests share the outbox, and each test finds its mail by this name.
 */
const aName = (): string =>
  `Ana ${Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')}`;

test('[ACCOUNT-13] [ACCOUNT-14] [SHELL-40] [API-34] [API-35] a mail leads to a new password and a login', async ({
  page,
  store,
  texts,
  api,
}) => {
  const name = aName();
  const { email, token } = await freshCustomer(api, 101, name);
  await store.open('bella-napoli', 'login');
  await page.getByRole('link', { name: texts('mf-account:login.forgot') }).click();
  await page.getByRole('textbox', { name: texts('mf-account:field.email') }).fill(email);
  await page.getByRole('button', { name: texts('mf-account:forgot.submit') }).click();
  await expect(page.getByText(texts('mf-account:forgot.sent', { email }))).toBeVisible();

  const address = await followMail(page, name);
  expect(address).toMatch(/\/app\/bella-napoli\/reset-password\?token=[\w-]{43}$/);
  await expect(
    page.getByRole('heading', { level: 1, name: texts('mf-account:reset.title') }),
  ).toBeVisible();
  await chooseNew(page, texts, 'Napoli#2027');
  await expect(store.toast(texts('mf-account:reset.changed'))).toBeVisible();
  await expect(page).toHaveURL(/\/app\/bella-napoli\/?$/);
  await expect(page.getByRole('button', { name: texts('mf-menu:header.log-out') })).toBeVisible();
  expect(await stored(page, 'loginMode')).toEqual(['email']);
  expect(
    (
      await api.get('/api/restaurant/101/public/client/auth', {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status(),
    'sessions of the old password end',
  ).toBe(401);
});
