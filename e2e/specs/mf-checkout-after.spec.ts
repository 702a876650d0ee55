import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { CheckoutPage } from '../pages/checkout';
import { reachCheckout } from '../support/at-checkout';

const ORDER = /\/api\/restaurant\/\d+\/order$/;

/** Confirms an order that is paid online; gives its uuid and the address of its payment. */
async function confirm(page: Page, checkout: CheckoutPage): Promise<{ uuid: string; link: string }> {
  const answered = page.waitForResponse((answer) => ORDER.test(new URL(answer.url()).pathname));
  await checkout.confirmButton().click();
  // The page may be left before its body can be read: what was sent names the order as well.
  const { details } = (await answered).request().postDataJSON() as { details: { uuid: string } };
  const payment = (await (await page.request.get(`/api/order/${details.uuid}/payment`)).json()) as { link: string };
  return { uuid: details.uuid, link: payment.link };
}

async function atBank(page: Page, answer: string): Promise<void> {
  await page.waitForURL(/sandbox-bank/);
  const button = page.locator(`button[value="${answer}"]`);
  if (!(await button.isVisible())) await page.locator('summary').first().click();
  await button.click();
}

/** Answers the demo bank's page outside the page of the customer. */
async function payElsewhere(page: Page, link: string, action = 'approve'): Promise<void> {
  const token = /name="token" value="([\w-]+)"/.exec(await (await page.request.get(link)).text())?.[1] ?? '';
  await page.request.post(link, { form: { action, token }, maxRedirects: 0 });
}

const payment = (page: Page, name: string) => page.getByRole('region', { name });

for (const locale of ['pt-BR', 'en-US']) {
  test.describe(`the provider's page, ${locale}`, () => {
    test.use({ locale });

    test('[TRACKING-12] [SHELL-45] [TRACKING-01] [TRACKING-03] approved: back at the store the payment is confirmed @desktop', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
      await reachCheckout({ store, cart, delivery, checkout });
      await checkout.choose('mercadopago');
      const { uuid } = await confirm(page, checkout);
      await atBank(page, 'approve');
      await page.waitForURL(new RegExp(`/app/bella-napoli/track\\?token=${uuid}`));
      await expect(payment(page, texts('mf-tracking:after-payment.label'))).toContainText(texts('mf-tracking:after-payment.paid.title'));
      await expectAccessible();
      await page.goto('/bella-napoli');
      await expect(store.cartButton()).toHaveCount(0);
    });

    test('[TRACKING-03] declined: tried again, then paid', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
      await reachCheckout({ store, cart, delivery, checkout });
      await checkout.choose('mercadopago');
      await confirm(page, checkout);
      await atBank(page, 'decline');
      const card = payment(page, texts('mf-tracking:after-payment.label'));
      await expect(card).toContainText(texts('mf-tracking:after-payment.declined.title'));
      await expectAccessible();
      await card.getByRole('button', { name: texts('domain:action.retry') }).click();
      await atBank(page, 'twice');
      await expect(card).toContainText(texts('mf-tracking:after-payment.paid.title'));
    });
  });
}

test('[TRACKING-03] declined and given up: what was ordered is in the cart again', async ({ page, api, store, cart, delivery, checkout, texts }) => {
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('mercadopago');
  const { uuid } = await confirm(page, checkout);
  await atBank(page, 'decline');
  await page.getByRole('button', { name: texts('mf-tracking:after-payment.give-up') }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: texts('mf-tracking:after-payment.give-up') }).click();
  await expect(page).toHaveURL(/shopping-cart$/);
  await expect(cart.line('Bruschetta al Pomodoro')).toBeVisible();
  expect(await (await api.get(`/api/order/${uuid}/payment`)).json()).toMatchObject({ status: 'canceled' });
});

test('[SHELL-46] [MENU-10] left without paying: the store waits for the payment, and remembers it', async ({ page, store, cart, delivery, checkout, texts }) => {
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('mercadopago');
  const { uuid } = await confirm(page, checkout);
  await atBank(page, 'leave');
  const card = payment(page, texts('mf-tracking:after-payment.label'));
  await expect(card).toContainText(texts('mf-tracking:after-payment.pending.title'));
  expect(await page.evaluate((key) => localStorage.getItem(key), `external_reference_${uuid}`)).not.toBeNull();
  await card.getByRole('link', { name: texts('mf-tracking:after-payment.pay') }).click();
  await atBank(page, 'approve');
  await expect(card).toContainText(texts('mf-tracking:after-payment.paid.title'));
});

test('[TRACKING-03] paid late: the page that waits tells it by itself', async ({ page, store, cart, delivery, checkout, texts }) => {
  test.slow();
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('mercadopago');
  await confirm(page, checkout);
  await atBank(page, 'later');
  const card = payment(page, texts('mf-tracking:after-payment.label'));
  await expect(card).toContainText(texts('mf-tracking:after-payment.pending.title'));
  await expect(card).toContainText(texts('mf-tracking:after-payment.paid.title'), { timeout: 40_000 });
});

test('[SHELL-45] a return with numbers of nobody, swapped or made up, shows no order and breaks nothing', async ({ page, store, cart, delivery, checkout, texts, pageErrors }) => {
  pageErrors.expect(/order\/track/);
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('pix');
  const uuid = await checkout.placeOrder();
  for (const query of [`cid=1&oid=1`, `cid=guest&oid=1`, `cid=1&oid=${uuid}`, 'cid=%00&oid=%27', `cid=${'9'.repeat(60)}&oid=null&collection_status=approved`]) {
    await page.goto(`/app/bella-napoli?${query}`);
    await page.waitForURL(/\/track\?cid=/);
    await expect(page.getByText(texts('mf-tracking:not-found.title'))).toBeVisible();
  }
  await page.goto('/app/bella-napoli?cid=1');
  await expect(page.getByRole('main')).toBeVisible();
});

test.describe('a pix', () => {
  test.slow();
  for (const locale of ['pt-BR', 'en-US']) {
    test.describe(locale, () => {
      test.use({ locale, permissions: ['clipboard-read', 'clipboard-write'] });
      test('its code is shown, copied and counted down, and the payment is told live @desktop', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
        await reachCheckout({ store, cart, delivery, checkout });
        await checkout.choose('pixTuna');
        const { uuid, link } = await confirm(page, checkout);
        await expect(page).toHaveURL(new RegExp(`payment/pix\\?token=${uuid}`));
        await expect(page.getByRole('heading', { level: 1, name: texts('mf-checkout:pix.title') })).toBeVisible();
        await expect(page.getByRole('img', { name: texts('mf-checkout:pix.qr') })).toBeVisible();
        const code = await page.getByRole('textbox', { name: texts('mf-checkout:pix.code') }).inputValue();
        expect(code).toMatch(/^000201.*6304[0-9A-F]{4}$/);
        await page.getByRole('button', { name: texts('mf-checkout:pix.copy') }).click();
        await expect(page.getByText(texts('mf-checkout:pix.copied'))).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
        await expectAccessible();
        await payElsewhere(page, link);
        await expect(page.getByRole('heading', { level: 1, name: texts('domain:order.placed') })).toBeVisible();
      });
    });
  }

  test('a reload keeps the code; without its stream the payment is asked for', async ({ page, store, cart, delivery, checkout, texts, pageErrors }) => {
    pageErrors.expect(/realtime|ERR_FAILED/);
    await page.route('**/api/realtime/**', (route) => route.abort());
    await reachCheckout({ store, cart, delivery, checkout });
    await checkout.choose('pixTuna');
    const { uuid, link } = await confirm(page, checkout);
    await expect(page).toHaveURL(new RegExp(`payment/pix\\?token=${uuid}`));
    await page.reload();
    await expect(page.getByRole('img', { name: texts('mf-checkout:pix.qr') })).toBeVisible();
    await payElsewhere(page, link);
    await expect(page).toHaveURL(new RegExp(`track\\?token=${uuid}`));
  });

  test('declined and tried again; given up, and the cart is back', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
    await reachCheckout({ store, cart, delivery, checkout });
    await checkout.choose('pixTuna');
    const { link } = await confirm(page, checkout);
    await expect(page.getByRole('img', { name: texts('mf-checkout:pix.qr') })).toBeVisible();
    await payElsewhere(page, link, 'decline');
    await expect(page.getByText(texts('mf-checkout:pay.declined.title'))).toBeVisible({ timeout: 15_000 });
    await expectAccessible();
    await page.getByRole('button', { name: texts('domain:action.retry') }).click();
    await expect(page.getByRole('img', { name: texts('mf-checkout:pix.qr') })).toBeVisible();
    await page.getByRole('button', { name: texts('mf-checkout:pay.give-up') }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts('mf-checkout:pay.give-up') }).click();
    await expect(page).toHaveURL(/shopping-cart$/);
    await expect(cart.line('Bruschetta al Pomodoro')).toBeVisible();
  });

  test('an address without an order leads to the menu, one of no order says so', async ({ page, texts, pageErrors }) => {
    pageErrors.expect(/payment/);
    await page.goto('/bella-napoli/payment/pix');
    await expect(page).toHaveURL(/\/bella-napoli\/?$/);
    for (const token of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
      await page.goto(`/bella-napoli/payment/pix?token=${token}`);
      await expect(page.getByText(texts('mf-checkout:pay.not-found'))).toBeVisible();
    }
  });
});

test('[CHECKOUT-34] [TRACKING-13] PicPay: a dialog carries the link to its app, and the page behind it waits for the payment', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('picpay');
  const identity = page.getByRole('dialog');
  await identity.getByRole('textbox', { name: texts('mf-checkout:identity.label.email') }).fill('ana@teste.example');
  await identity.getByRole('textbox', { name: texts('mf-checkout:identity.label.cpf') }).fill('529.982.247-25');
  await identity.getByRole('button', { name: texts('domain:action.confirm') }).click();
  const { link } = await confirm(page, checkout);
  const dialog = page.getByRole('dialog', { name: texts('mf-checkout:pay.open-app') });
  await expect(dialog.getByRole('link', { name: texts('mf-checkout:pay.open-app') })).toHaveAttribute('href', link);
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: texts('mf-checkout:pay.app-title') })).toBeVisible();
  await payElsewhere(page, link);
  await expect(page.getByRole('heading', { level: 1, name: texts('domain:order.placed') })).toBeVisible();
});
