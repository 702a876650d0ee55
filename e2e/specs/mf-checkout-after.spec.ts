import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { CheckoutPage } from '../pages/checkout';
import { openCheckout } from '../support/at-checkout';
import { changeRestaurant } from '../support/change-restaurant';
import { withOnlineMethods } from '../support/online-methods';
import { placeOnline } from '../support/place-online';
import { awaitedLater } from '../support/awaited-later';

const ORDER = /\/api\/restaurant\/\d+\/order$/;

/** Confirms an order that is paid online; returns its uuid and the URL of its payment. */
async function confirm(
  page: Page,
  checkout: CheckoutPage,
): Promise<{ uuid: string; link: string }> {
  const answered = awaitedLater(
    page.waitForResponse((answer) => ORDER.test(new URL(answer.url()).pathname)),
  );
  await checkout.confirmButton().click();
  // The page may be closed before the answer's body is read: the request identifies the order as
  // well.
  const { details, fingerprint } = (await answered).request().postDataJSON() as {
    details: { uuid: string };
    fingerprint: string;
  };
  const payment = (await (
    await page.request.get(`/api/order/${details.uuid}/payment`, {
      headers: { 'x-storefront-device': fingerprint },
    })
  ).json()) as { link: string };
  return { uuid: details.uuid, link: payment.link };
}

async function atBank(page: Page, answer: string): Promise<void> {
  await page.waitForURL(/sandbox-bank/);
  const button = page.locator(`button[value="${answer}"]`);
  if (!(await button.isVisible())) await page.locator('summary').first().click();
  await button.click();
}

/** Answers the demo bank's page outside the page of the customer. */
async function payElsewhere(page: Page, link: string): Promise<void> {
  const token =
    /name="token" value="([\w-]+)"/.exec(await (await page.request.get(link)).text())?.[1] ?? '';
  await page.request.post(link, { form: { action: 'approve', token }, maxRedirects: 0 });
}

const payment = (page: Page, name: string) => page.getByRole('region', { name });

test('[TRACKING-03] [SHELL-46] [MENU-10] [TRACKING-12] a payment is left open, declined, retried and approved', async ({
  page,
  store,
  checkout,
  texts,
}) => {
  await changeRestaurant(page, 'bella-napoli', withOnlineMethods('mercadopago'));
  await openCheckout({ page, checkout });
  await checkout.choose('mercadopago');
  const { uuid, link } = await confirm(page, checkout);
  await atBank(page, 'leave');
  await page.waitForURL(new RegExp(`/app/bella-napoli/track\\?token=${uuid}`));
  const card = payment(page, texts('mf-tracking:after-payment.label'));
  await expect(card).toContainText(texts('mf-tracking:after-payment.pending.title'));
  expect(
    await page.evaluate((key) => localStorage.getItem(key), `external_reference_${uuid}`),
  ).not.toBeNull();
  const pay = card.getByRole('link', { name: texts('mf-tracking:after-payment.pay') });
  await expect(pay).toHaveAttribute('href', link);
  await pay.click();
  await atBank(page, 'decline');
  await expect(card).toContainText(texts('mf-tracking:after-payment.declined.title'));
  await card.getByRole('button', { name: texts('domain:action.retry') }).click();
  await atBank(page, 'approve');
  await expect(card).toContainText(texts('mf-tracking:after-payment.paid.title'));
  await page.goto('/bella-napoli');
  await expect(store.card('Bruschetta al Pomodoro')).toBeVisible();
  await expect(store.cartButton()).toHaveCount(0);
});

test('[SHELL-45] a return to another browser allows actions on the order; a shared link is view-only', async ({
  page,
  api,
  browser,
  baseURL,
  texts,
}) => {
  const {
    uuid,
    payment: { link },
  } = await placeOnline(api, 'bella-napoli', 'mercadopago');
  const card = payment(page, texts('mf-tracking:after-payment.label'));
  await page.goto(`/bella-napoli/track?token=${uuid}`);
  await expect(card).toContainText(texts('domain:order.view-only'));
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(card.getByRole('link')).toHaveCount(0);

  const context = await browser.newContext({ baseURL: baseURL!, locale: 'pt-BR' });
  const other = await context.newPage();
  await other.goto(link);
  await atBank(other, 'leave');
  const returned = payment(other, texts('mf-tracking:after-payment.label'));
  await returned.getByRole('button', { name: texts('mf-tracking:after-payment.give-up') }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: texts('mf-tracking:after-payment.give-up') })
    .click();
  await expect(other).toHaveURL(/shopping-cart$/);
  await context.close();
  await expect(card).toContainText(texts('mf-tracking:after-payment.canceled.title'));
});

test.describe('a pix', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('its code is shown and copied, stays after a reload, and the payment is shown live', async ({
    page,
    checkout,
    texts,
  }) => {
    await openCheckout({ page, checkout });
    await checkout.choose('pixTuna');
    const { uuid, link } = await confirm(page, checkout);
    await expect(page).toHaveURL(new RegExp(`payment/pix\\?token=${uuid}`));
    const code = page.getByRole('textbox', { name: texts('mf-checkout:pix.code') });
    await expect(code).toHaveValue(/^000201.*6304[0-9A-F]{4}$/);
    const text = await code.inputValue();
    await page.getByRole('button', { name: texts('mf-checkout:pix.copy') }).click();
    await expect(page.getByText(texts('mf-checkout:pix.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await page.reload();
    await expect(page.getByRole('img', { name: texts('mf-checkout:pix.qr') })).toBeVisible();
    await expect(code).toHaveValue(text);
    await payElsewhere(page, link);
    await expect(page).toHaveURL(new RegExp(`track\\?token=${uuid}`));
  });
});
