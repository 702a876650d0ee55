import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { fillLogin } from '../support/account';
import { DEMO } from '../support/demo-accounts';

const prize = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('[ACCOUNT-16] [OPEN-025] a prize goes to the cart, and its points return when it is removed there', async ({
  page,
  store,
  texts,
}) => {
  await store.open('bella-napoli', 'login?returnTo=%2Fprizes');
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  await prize(page, 'Tiramisù').getByRole('button').click();
  await page.getByRole('link', { name: texts('mf-account:prizes.to-cart') }).click();
  await expect(page.getByRole('main')).toContainText('Tiramisù');
  await page.goBack();
  await expect(page.getByRole('region', { name: texts('mf-account:prizes.yours') })).toContainText(
    texts('mf-account:prizes.points', { count: 180 }),
  );
});

test('[LOYALTY-04] a customer sees the points on the menu, and a visitor does not', async ({
  page,
  store,
  texts,
}) => {
  const points = page.getByRole('link', { name: texts('mf-menu:header.points', { count: 320 }) });
  await store.open();
  await expect(page.getByRole('button', { name: texts('mf-menu:header.log-in') })).toBeVisible();
  await expect(points).toHaveCount(0);
  await store.open('bella-napoli', 'login');
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  await points.click();
  await expect(page).toHaveURL(/\/prizes$/);
});
