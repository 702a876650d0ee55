import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { DEMO, fillLogin } from '../support/account';
import { cardFrame, fillCard, finishCard, SANDBOX_CARD } from '../support/card-form';
import type { Texts } from '../support/texts';

/** The customer's cards; an account of its own, so that tests do not see each other's. */
async function openCards(page: Page, texts: Texts, store: { open: (restaurant: string, path: string) => Promise<void> }, restaurant = 'bella-napoli'): Promise<void> {
  await store.open(restaurant, 'login?returnTo=%2Fcredit-cards');
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  await expect(page.getByRole('heading', { level: 1, name: texts('mf-account:cards.title') })).toBeVisible();
}

for (const locale of ['pt-BR', 'en-US']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('[SHELL-35] [SHELL-36] [ACCOUNT-17] [ACCOUNT-18] [API-37] [API-41] [ERRORS-23] a customer adds a card, sees it and deletes it @desktop', async ({ page, store, texts, expectAccessible }) => {
      test.slow();
      const nickname = `Card ${Math.floor(Math.random() * 9000) + 1000}`;
      await openCards(page, texts, store);
      await page.getByRole('link', { name: texts('domain:stored-card.add') }).click();
      const dialog = page.getByRole('dialog', { name: texts('mf-checkout:add-card.title') });
      await expect(cardFrame(page, texts).getByRole('textbox', { name: texts('card-form:card.number') })).toBeVisible();
      await expectAccessible();
      await fillCard(page, texts, { nickname });
      await finishCard(page, texts, 'save-yes');
      await expect(page.getByText(texts('mf-checkout:add-card.added')).first()).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/\/credit-cards$/);
      const row = page.getByRole('listitem').filter({ hasText: nickname });
      await expect(row).toContainText(texts('domain:stored-card.ending', { brand: 'Visa', digits: '1111' }));
      await expectAccessible();

      const remove = row.getByRole('button', { name: texts('mf-account:cards.erase-of', { card: texts('domain:stored-card.ending', { brand: 'Visa', digits: '1111' }) }) });
      await remove.click();
      await page.getByRole('alertdialog').getByRole('button', { name: texts('mf-account:cards.keep') }).click();
      await expect(remove).toBeFocused();
      await remove.click();
      await expectAccessible();
      await page.getByRole('alertdialog').getByRole('button', { name: texts('mf-account:cards.erase'), exact: true }).click();
      await expect(row).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: texts('mf-account:cards.title') })).toBeVisible();
      await expect(row).toHaveCount(0);
    });
  });
}

test('[ACCOUNT-18] the form of a new card closed leads back to the cards', async ({ page, store, texts }) => {
  await openCards(page, texts, store);
  await page.getByRole('link', { name: texts('domain:stored-card.add') }).click();
  const dialog = page.getByRole('dialog', { name: texts('mf-checkout:add-card.title') });
  await dialog.getByRole('button', { name: texts('domain:action.close') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/credit-cards$/);
});

test('[ERRORS-22] a card that is refused leaves the form with all that was typed', async ({ page, store, texts }) => {
  await openCards(page, texts, store);
  await page.getByRole('link', { name: texts('domain:stored-card.add') }).click();
  const frame = await fillCard(page, texts, { ccv: SANDBOX_CARD.wrongCvv });
  await finishCard(page, texts, 'save-yes');
  await expect(page.getByText(texts('domain:stored-card.add-failed')).first()).toBeVisible();
  await expect(frame.getByRole('textbox', { name: texts('card-form:holder.name') })).toHaveValue('Ana Souza');
  await expect(page.getByRole('dialog', { name: texts('mf-checkout:add-card.title') })).toBeVisible();
});

test('[ACCOUNT-17] a list that cannot be read gives a reason and Retry, which mends it', async ({ page, store, texts, pageErrors }) => {
  pageErrors.expect(/credit-card|ERR_FAILED/);
  await page.route('**/asaas/payment/credit-card', (route) => route.abort());
  await openCards(page, texts, store);
  const failed = page.getByRole('alert').filter({ hasText: texts('mf-account:cards.failed') });
  await expect(failed).toContainText(texts('domain:error.offline'));
  await page.unroute('**/asaas/payment/credit-card');
  await failed.getByRole('button', { name: texts('domain:action.retry') }).click();
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole('link', { name: texts('domain:stored-card.add') })).toBeVisible();
});

test('[OPEN-068] what a broken server says of itself is not shown: an unexpected error, and Retry', async ({ page, store, texts, pageErrors }) => {
  pageErrors.expect(/credit-card/);
  await page.route('**/asaas/payment/credit-card', (route) => route.fulfill({ status: 500, json: { error: 'TypeError: card is null at cards.ts:12', code: 'internal' } }));
  await openCards(page, texts, store);
  const failed = page.getByRole('alert').filter({ hasText: texts('mf-account:cards.failed') });
  await expect(failed).toContainText(texts('domain:error.unexpected'));
  await expect(page.getByText('TypeError')).toHaveCount(0);
  await page.unroute('**/asaas/payment/credit-card');
  await failed.getByRole('button', { name: texts('domain:action.retry') }).click();
  await expect(page.getByRole('link', { name: texts('domain:stored-card.add') })).toBeVisible();
});

test('[CARDS-13] [ACCOUNT-18] without the checkout the form of a new card says that it cannot come', async ({ page, store, texts, remoteDown, pageErrors }) => {
  await remoteDown('mf-checkout');
  pageErrors.expect(/RemoteLoadError/);
  await openCards(page, texts, store);
  await page.getByRole('link', { name: texts('domain:stored-card.add') }).click();
  await expect(page.getByText(texts('domain:stored-card.add-failed')).first()).toBeVisible();
  await expect(page).toHaveURL(/\/credit-cards$/);
});
