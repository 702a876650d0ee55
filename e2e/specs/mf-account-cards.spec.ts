import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { fillLogin } from '../support/account';
import { DEMO } from '../support/demo-accounts';
import { cardFrame, fillCard, finishCard, SANDBOX_CARD } from '../support/card-form';
import type { Texts } from '../support/texts';

/** The customer's cards; a separate account, so that tests do not affect each other. */
async function openCards(
  page: Page,
  texts: Texts,
  store: { open: (restaurant: string, path: string) => Promise<void> },
  restaurant = 'bella-napoli',
): Promise<void> {
  await store.open(restaurant, 'login?returnTo=%2Fcredit-cards');
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  await expect(
    page.getByRole('heading', { level: 1, name: texts('mf-account:cards.title') }),
  ).toBeVisible();
}

test('[SHELL-35] [SHELL-36] [ACCOUNT-17] [ACCOUNT-18] [API-37] [API-41] [ERRORS-22] [ERRORS-23] a card', async ({
  page,
  store,
  texts,
  failures,
  expectAccessible,
}) => {
  failures.allow({
    method: 'POST',
    path: '/api/restaurant/:id/asaas/payment/credit-card',
    status: 422,
  });
  const nickname = `Card ${Math.floor(Math.random() * 9000) + 1000}`;
  await openCards(page, texts, store);
  const add = page.getByRole('link', { name: texts('domain:stored-card.add') });
  const dialog = page.getByRole('dialog', { name: texts('mf-checkout:add-card.title') });
  await add.click();
  await expect(
    cardFrame(page, texts).getByRole('textbox', { name: texts('card-form:card.number') }),
  ).toBeVisible();
  await expectAccessible('dialog[open]');
  const frame = await fillCard(page, texts, { nickname, ccv: SANDBOX_CARD.wrongCvv });
  await finishCard(page, texts, 'save-yes');
  await expect(page.getByText(texts('domain:stored-card.add-failed')).first()).toBeVisible();
  await expect(frame.getByRole('textbox', { name: texts('card-form:holder.name') })).toHaveValue(
    'Ana Souza',
  );
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: texts('domain:action.close') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/credit-cards$/);

  await add.click();
  await fillCard(page, texts, { nickname });
  await finishCard(page, texts, 'save-yes');
  await expect(page.getByText(texts('mf-checkout:add-card.added')).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/credit-cards$/);
  const row = page.getByRole('listitem').filter({ hasText: nickname });
  await expect(row).toContainText(
    texts('domain:stored-card.ending', { brand: 'Visa', digits: '1111' }),
  );

  const remove = row.getByRole('button', {
    name: texts('mf-account:cards.erase-of', {
      card: texts('domain:stored-card.ending', { brand: 'Visa', digits: '1111' }),
    }),
  });
  await remove.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: texts('mf-account:cards.keep') })
    .click();
  await expect(remove).toBeFocused();
  await remove.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: texts('mf-account:cards.erase'), exact: true })
    .click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: texts('mf-account:cards.title') }),
  ).toBeVisible();
  await expect(row).toHaveCount(0);
});
