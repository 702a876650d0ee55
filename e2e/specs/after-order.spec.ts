import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { reachCheckout } from '../support/at-checkout';
import { changeRestaurant } from '../support/change-restaurant';

type Info = Record<string, unknown>;

/** The messaging app's own page stands in for the app; gives what it was opened with. */
async function watchChats(context: BrowserContext): Promise<URL[]> {
  const opened: URL[] = [];
  await context.route('https://wa.me/**', (route) => {
    opened.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>chat</title><p>chat</p>' });
  });
  return opened;
}

const settings = (page: Page, own: Info) => changeRestaurant(page, 'bella-napoli', ({ info }) => {
  Object.assign(info, { order_status_page: false, order_link: false, has_automatic_whatsapp_message: false, whatsapp: '(11) 99876-5432', ...own });
});
const ORDER = /\/api\/restaurant\/\d+\/order$/;

/** Confirms the order; gives its uuid as soon as the page tells of it. */
async function confirmed(page: Page, press: () => Promise<void>): Promise<string> {
  const sent = page.waitForRequest((request) => ORDER.test(new URL(request.url()).pathname));
  await press();
  return ((await sent).postDataJSON() as { details: { uuid: string } }).details.uuid;
}

for (const locale of ['pt-BR', 'en-US', 'es-PY']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('[TRACKING-08] [TRACKING-06] [SHELL-60] a visitor without a login follows the order from the dialog @desktop', async ({ page, store, cart, delivery, checkout, texts, expectAccessible }) => {
      await reachCheckout({ store, cart, delivery, checkout });
      await checkout.choose('pix');
      const uuid = await confirmed(page, () => checkout.confirmButton().click());
      const dialog = page.getByRole('dialog', { name: texts('domain:order.placed') });
      await expect(dialog).toContainText('Bella Napoli');
      await expectAccessible();
      await dialog.getByRole('link', { name: texts('shell:after-order.follow') }).click();
      await expect(page).toHaveURL(new RegExp(`/track\\?token=${uuid}`));
      await expect(page.getByRole('region', { name: texts('mf-tracking:state.label') })).toBeVisible();
    });

    test('[TRACKING-09] [TRACKING-10] [TRACKING-11] [OPEN-092] without an order page, the order in words goes to the restaurant\'s number by the customer\'s own press', async ({ page, context, store, cart, delivery, checkout, texts, expectAccessible }) => {
      await settings(page, {});
      const chats = await watchChats(context);
      await reachCheckout({ store, cart, delivery, checkout }, { name: 'João & Cia' });
      await checkout.choose('pix');
      const uuid = await confirmed(page, () => checkout.confirmButton().click());
      const dialog = page.getByRole('dialog', { name: texts('shell:after-order.message.title') });
      await expect(dialog).toContainText('Bruschetta al Pomodoro');
      await expectAccessible();
      const { orderNoText } = (await (await page.request.get(`/api/order/uuid/${uuid}`)).json()) as { orderNoText: string };
      const app = context.waitForEvent('page');
      await dialog.getByRole('link', { name: texts('shell:after-order.message.open') }).click();
      await (await app).waitForLoadState();
      const [chat] = chats;
      expect(`${chat?.origin}${chat?.pathname}`).toBe('https://wa.me/5511998765432');
      const text = chat?.searchParams.get('text') ?? '';
      expect(text.split('\n')[0]).toBe(texts('domain:message.number', { number: orderNoText }));
      for (const line of ['1× Bruschetta al Pomodoro', texts('domain:delivery.type.balcony'), texts('domain:message.payment', { method: texts('domain:payment.method.pix') })]) expect(text.split('\n')).toContain(line);
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: texts('domain:order.placed') })).toBeVisible();
    });
  });
}

test('[TRACKING-10] an automatic message leaves by itself, once; Back finds the order, not the app again', async ({ page, context, store, cart, delivery, checkout }) => {
  await settings(page, { has_automatic_whatsapp_message: true });
  const chats = await watchChats(context);
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('pix');
  const uuid = await confirmed(page, () => checkout.confirmButton().click());
  await page.waitForURL('https://wa.me/**');
  expect(chats).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/bella-napoli/(payment/success|track\\?token=${uuid})`));
  await expect(page.getByRole('main')).toContainText('Bruschetta al Pomodoro');
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`/track\\?token=${uuid}`));
  await expect(page.getByRole('main')).toContainText('Bruschetta al Pomodoro');
  expect(chats).toHaveLength(1);
});

test('[TRACKING-09] [SHELL-27] with order_link the message is the number and the link, which opens the order', async ({ page, baseURL, store, cart, delivery, checkout, texts }) => {
  await settings(page, { order_link: true });
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('pix');
  const uuid = await confirmed(page, () => checkout.confirmButton().click());
  const message = page.getByRole('dialog', { name: texts('shell:after-order.message.title') }).getByLabel(texts('shell:after-order.message.preview'));
  const link = `${baseURL}/app/bella-napoli/track?token=${uuid}`;
  await expect(message).toContainText(texts('domain:message.see', { link }));
  await expect(message).not.toContainText('Bruschetta');
  await page.goto(link);
  await expect(page.getByRole('region', { name: texts('mf-tracking:state.label') })).toBeVisible();
});

for (const whatsapp of ['', 'https://evil.example', 'javascript:alert(1)', '12']) {
  test(`[TRACKING-11] [TRACKING-14] a restaurant whose number is ${JSON.stringify(whatsapp)} gets no message: the order is told and followed`, async ({ page, store, cart, delivery, checkout, texts }) => {
    await settings(page, { whatsapp, has_automatic_whatsapp_message: true });
    await reachCheckout({ store, cart, delivery, checkout });
    await checkout.choose('pix');
    await checkout.confirmButton().click();
    await expect(page).toHaveURL(/\/payment\/success$/);
    await expect(page.getByRole('link', { name: texts('mf-checkout:success.follow') })).toBeVisible();
    await expect(page.getByRole('dialog', { name: texts('shell:after-order.message.title') })).toHaveCount(0);
  });
}

test('[TRACKING-09] [TRACKING-12] an order that is paid online is sent after it was paid, and once', async ({ page, store, cart, delivery, checkout, texts }) => {
  await settings(page, {});
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('mercadopago');
  await checkout.confirmButton().click();
  await page.waitForURL(/sandbox-bank/);
  await page.locator('button[value="approve"]').click();
  await page.waitForURL(/\/track\?token=/);
  const dialog = page.getByRole('dialog', { name: texts('shell:after-order.message.title') });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: texts('shell:after-order.message.later') }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: texts('mf-tracking:after-payment.label') })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
