import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { fillLogin } from '../support/account';
import { DEMO } from '../support/demo-accounts';
import { openCheckout } from '../support/at-checkout';
import { cardFrame, cvvFrame, fillCard, finishCard, SANDBOX_CARD } from '../support/card-form';
import type { Texts } from '../support/texts';
import { awaitedLater } from '../support/awaited-later';

type Walk = Parameters<typeof openCheckout>[0];

const LOGIN = '/api/restaurant/101/public/client/login';

const wallet = (page: Page, texts: Texts) =>
  page.getByRole('region', { name: texts('mf-checkout:wallet.title') });

/** The checkout with the wallet open below its methods. */
async function openWallet(page: Page, texts: Texts, walk: Walk): Promise<void> {
  await openCheckout(walk);
  await walk.checkout.choose('multipedidos@asaas');
  await expect(wallet(page, texts)).toBeVisible();
}

const visa = (texts: Texts): string =>
  texts('domain:stored-card.ending', { brand: 'Visa', digits: '1111' });
const nicknameOf = (): string => `Card ${Math.floor(Math.random() * 9000) + 1000}`;

test(
  '[CARDS-13] [CARDS-14] [CARDS-16] [ERRORS-21] [CHECKOUT-20] [OPEN-072] a refused card is replaced ' +
    'by one that pays',
  async ({ page, checkout, texts, failures }) => {
    failures.allow({ method: 'POST', path: '/api/restaurant/:id/order', status: 422 });
    failures.allowUnder('/builds/mf-checkout/');
    await page.route(/\/builds\/mf-checkout\/.*\/wallet\.[^/]*js/, (route) => route.abort());
    await openCheckout({ page, checkout });
    await checkout.choose('multipedidos@asaas');
    const failed = page.getByRole('alert').filter({ hasText: texts('domain:error.part') });
    await expect(failed).toBeInViewport();
    await expect(failed.locator('..')).toBeFocused();
    await page.unrouteAll();
    await failed.getByRole('button', { name: texts('domain:action.retry') }).click();
    await expect(wallet(page, texts)).toBeVisible();
    await expect(checkout.confirmButton()).toHaveCount(0);

    const add = wallet(page, texts).getByRole('button', { name: texts('domain:stored-card.add') });
    await add.click();
    await cardFrame(page, texts)
      .getByRole('textbox', { name: texts('card-form:card.number') })
      .press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(add).toBeFocused();
    await add.click();
    await fillCard(page, texts, { number: SANDBOX_CARD.declined });
    await finishCard(page, texts, 'save-no');
    const change = wallet(page, texts).getByRole('button', {
      name: texts('mf-checkout:wallet.change-label'),
    });
    await expect(change).toBeFocused();
    await checkout.confirmButton().click();
    await expect(wallet(page, texts).getByRole('alert')).toHaveText(
      texts('domain:stored-card.refused'),
    );
    await expect(checkout.confirmButton()).toHaveCount(0);
    await add.click();
    await fillCard(page, texts);
    await finishCard(page, texts, 'save-no');
    await expect(page.getByText(texts('mf-checkout:add-card.added')).first()).toBeVisible();
    await expect(wallet(page, texts)).toContainText(visa(texts));
    await checkout.placeOrder();
  },
);

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test(
    '[CHECKOUT-11] [CARDS-15] [CARDS-17] [CARDS-18] [ERRORS-18] [ERRORS-19] [ERRORS-20] a visitor ' +
      'stores a card; its CVV',
    async ({ page, checkout, texts, failures, api }) => {
      failures.allow({
        method: 'POST',
        path: '/api/restaurant/:id/asaas/payment/credit-card/:uuid/cvv',
        status: 422,
      });
      const nickname = nicknameOf();
      const walk = { page, checkout };
      await openWallet(page, texts, walk);
      await wallet(page, texts)
        .getByRole('button', { name: texts('domain:stored-card.add') })
        .click();
      await fillCard(page, texts, { nickname });
      await finishCard(page, texts, 'save-yes');
      const made = awaitedLater(
        page.waitForResponse(
          (answer) =>
            answer.request().method() === 'POST' &&
            answer.url().endsWith('/asaas/payment/credit-card'),
        ),
      );
      await fillLogin(page, texts, DEMO.rich, DEMO.password); // on the way, nothing typed is lost
      expect((await made).request().postDataJSON()).toMatchObject({ shouldStoreCard: true });
      const { creditCardUUID } = (await (await made).json()) as { creditCardUUID: string };
      await expect(wallet(page, texts)).toContainText(nickname);

      // Another device: the fingerprint is new, the customer the same.
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (/fingerprint/i.test(key)) localStorage.removeItem(key);
      });
      await openWallet(page, texts, walk); // in a reloaded page
      const row = wallet(page, texts).getByRole('listitem').filter({ hasText: nickname });
      await expect(row).toBeVisible();
      await row.getByRole('button').click();
      await expect(
        cvvFrame(page, texts).getByRole('heading', { name: 'Enter card CVV' }),
      ).toBeVisible();
      const cvv = cvvFrame(page, texts).getByRole('textbox', { name: texts('card-form:card.ccv') });
      const confirm = cvvFrame(page, texts).getByRole('button', {
        name: texts('card-form:cvv.confirm'),
      });
      await expect(cvv).toBeVisible();
      await expect(confirm).toBeDisabled();
      await cvv.fill(SANDBOX_CARD.wrongCvv);
      await confirm.click();
      await expect(page.getByText('CVV does not match.').first()).toBeVisible();
      await expect(cvv).toHaveValue('');

      await page
        .getByRole('dialog', { name: texts('mf-checkout:wallet.cvv') })
        .getByRole('button', { name: texts('domain:action.close') })
        .click();
      await expect(checkout.confirmButton()).toHaveCount(0);
      await expect(row.getByRole('button')).toBeFocused();

      await row.getByRole('button').press('Enter');
      await cvv.fill('123');
      await cvv.press('Enter');
      await expect(page.getByText(texts('mf-checkout:wallet.cvv-checked')).first()).toBeVisible();
      await expect(checkout.confirmButton()).toBeVisible();
      const change = wallet(page, texts).getByRole('button', {
        name: texts('mf-checkout:wallet.change-label'),
      });
      await expect(change).toBeFocused();
      await change.press('Enter');
      await expect(row).toBeVisible();
      await row.getByRole('button').click(); // no CVV any more: the device has entered it
      await expect(change).toBeVisible();
      await expect(wallet(page, texts)).toContainText(nickname);

      const { token } = (await (
        await api.post(LOGIN, {
          data: { email: DEMO.rich, password: DEMO.password, loginMode: 'email' },
        })
      ).json()) as { token: string };
      await api.delete(`/api/restaurant/101/asaas/payment/credit-card/${creditCardUUID}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    },
  );
});
