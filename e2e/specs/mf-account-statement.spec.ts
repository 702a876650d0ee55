import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { DEMO, fillLogin, freshCustomer } from '../support/account';
import type { Texts } from '../support/texts';

const DAY_MS = 86_400_000;
const day = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
const shown = (iso: string): string => iso.split('-').reverse().join('/');

async function openCashback(page: Page, texts: Texts, store: { open: (restaurant: string, path: string) => Promise<void> }, email: string, password: string): Promise<void> {
  await store.open('bella-napoli', 'login?returnTo=%2Fcashback');
  await fillLogin(page, texts, email, password);
  await expect(page.getByRole('region', { name: texts('mf-account:statement.title') })).toBeVisible();
}

for (const locale of ['pt-BR', 'en-US', 'es-MX']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('[ACCOUNT-15] [API-43] balance, its end, and the statement @desktop', async ({ page, store, texts, expectAccessible }) => {
      await openCashback(page, texts, store, DEMO.rich, DEMO.password);
      const balance = page.getByRole('region', { name: texts('mf-account:cashback.balance') });
      await expect(balance).toContainText(/R\$\s?27[,.]50/);
      await expect(balance).toContainText(/\d\d\/\d\d\/\d{4}/);
      const entries = page.getByRole('list', { name: texts('mf-account:statement.title') }).getByRole('listitem');
      await expect(entries.first()).toContainText(texts('mf-account:statement.given'));
      await expect(entries.first()).toContainText(/\+R\$/);
      await expectAccessible();
    });
  });
}

test('[ACCOUNT-15] nothing yet is said, and a statement that cannot be read is mended by Retry', async ({ page, store, texts, api, pageErrors, expectAccessible }) => {
  pageErrors.expect(/cashback\/extract|ERR_FAILED/);
  await page.route('**/cashback/extract', (route) => route.abort());
  const { email, password } = await freshCustomer(api);
  await openCashback(page, texts, store, email, password);
  const failed = page.getByRole('alert').filter({ hasText: texts('mf-account:statement.failed') });
  await expect(failed).toContainText(texts('domain:error.offline'));
  await expectAccessible();
  await page.unroute('**/cashback/extract');
  await failed.getByRole('button', { name: texts('domain:action.retry') }).click();
  await expect(page.getByText(texts('mf-account:statement.none-title'))).toBeVisible();
  await expectAccessible();
});

test('[ACCOUNT-15] [LOYALTY-14] credits have the colour of how near their end is; lines of an order lead to it; the rest comes page by page', async ({ page, store, texts, api, expectAccessible }) => {
  const uuid = '7b1f9c1e-5a0e-4d43-9a3f-0c5f6f1d2a11';
  const first = [
    { date: `${day(-1)}T12:00:00.000Z`, type: 'debit', value: 5, orderUUID: uuid, expirationDate: null },
    { date: `${day(-2)}T12:00:00.000Z`, type: 'credit', value: 4, orderUUID: uuid, expirationDate: day(-3) },
    { date: `${day(-3)}T12:00:00.000Z`, type: 'credit', value: 3, orderUUID: '', expirationDate: day(3) },
    { date: `${day(-4)}T12:00:00.000Z`, type: 'credit', value: 2, orderUUID: '', expirationDate: day(40) },
    { date: `${day(-5)}T12:00:00.000Z`, type: 'debit', value: 1, orderUUID: '', expirationDate: day(-5) },
    ...Array.from({ length: 15 }, (_, index) => ({ date: `${day(-10 - index)}T12:00:00.000Z`, type: 'credit', value: 1, orderUUID: '', expirationDate: null })),
  ];
  await page.route('**/cashback/extract', (route) => {
    const { page: number } = route.request().postDataJSON() as { page: number };
    return route.fulfill({ json: number === 1 ? first : [{ date: `${day(-90)}T12:00:00.000Z`, type: 'credit', value: 9, orderUUID: '', expirationDate: null }] });
  });
  const { email, password } = await freshCustomer(api);
  await openCashback(page, texts, store, email, password);
  const entries = page.getByRole('list', { name: texts('mf-account:statement.title') }).getByRole('listitem');
  await expect(entries).toHaveCount(20);
  const tones = await entries.locator('[data-tone]').evaluateAll((badges) => badges.map((badge) => badge.getAttribute('data-tone')));
  expect(tones.slice(0, 3)).toEqual(['danger', 'warning', 'success']);
  await expect(entries.nth(1)).toContainText(texts('mf-account:statement.expired', { date: shown(day(-3)) }));
  await expect(entries.nth(2)).toContainText(texts('mf-account:statement.until', { date: shown(day(3)) }));
  await expect(entries.nth(0)).toContainText('−R$5,00');
  await expect(entries.nth(4)).toContainText(texts('mf-account:statement.ended'));
  await expect(entries.nth(0).getByRole('link')).toHaveAttribute('href', new RegExp(`track\\?token=${uuid}`));
  await expectAccessible();
  await page.getByRole('button', { name: texts('mf-account:more') }).click();
  await expect(entries).toHaveCount(21);
  await expect(page.getByRole('button', { name: texts('mf-account:more') })).toHaveCount(0);
});
