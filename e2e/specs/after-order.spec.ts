import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openCheckout } from '../support/at-checkout';
import { changeRestaurant } from '../support/change-restaurant';

type Info = Record<string, unknown>;

/** Replaces the messaging app's website; returns the URLs that were opened. */
async function watchChats(context: BrowserContext): Promise<URL[]> {
  const opened: URL[] = [];
  await context.route('https://wa.me/**', (route) => {
    opened.push(new URL(route.request().url()));
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>chat</title><p>chat</p>',
    });
  });
  return opened;
}

const settings = (page: Page, own: Info) =>
  changeRestaurant(page, 'bella-napoli', ({ info }) => {
    Object.assign(info, {
      order_status_page: false,
      order_link: false,
      has_automatic_whatsapp_message: false,
      whatsapp: '(11) 99876-5432',
      ...own,
    });
  });

const orderNumberOf = async (page: Page, uuid: string) =>
  ((await (await page.request.get(`/api/order/uuid/${uuid}`)).json()) as { orderNoText: string })
    .orderNoText;

test('[TRACKING-09] [TRACKING-10] [TRACKING-11] [OPEN-092] a link sends the order text to the restaurant', async ({
  page,
  context,
  checkout,
  texts,
  expectAccessible,
}) => {
  await settings(page, {});
  const chats = await watchChats(context);
  await openCheckout({ page, checkout }, { name: 'João & Cia' });
  await checkout.choose('pix');
  const sent = page.waitForRequest(/\/api\/restaurant\/\d+\/order$/);
  await checkout.confirmButton().click();
  const { uuid } = ((await sent).postDataJSON() as { details: { uuid: string } }).details;
  const dialog = page.getByRole('dialog', { name: texts('shell:after-order.message.title') });
  await expect(dialog).toContainText('Bruschetta al Pomodoro');
  await expectAccessible('dialog[open]');
  const app = context.waitForEvent('page');
  await dialog.getByRole('link', { name: texts('shell:after-order.message.open') }).click();
  await (await app).waitForLoadState();
  const [chat] = chats;
  expect(`${chat?.origin}${chat?.pathname}`).toBe('https://wa.me/5511998765432');
  const lines = (chat?.searchParams.get('text') ?? '').split('\n');
  expect(lines[0]).toBe(
    texts('domain:message.number', { number: await orderNumberOf(page, uuid) }),
  );
  for (const line of [
    '1× Bruschetta al Pomodoro',
    texts('domain:delivery.type.balcony'),
    texts('domain:message.payment', { method: texts('domain:payment.method.pix') }),
  ])
    expect(lines).toContain(line);
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole('heading', { level: 1, name: texts('domain:order.placed') }),
  ).toBeVisible();
});

test('[TRACKING-10] an automatic message is sent once; Back shows the order, not the app again', async ({
  page,
  context,
  checkout,
}) => {
  await settings(page, { has_automatic_whatsapp_message: true });
  const chats = await watchChats(context);
  await openCheckout({ page, checkout });
  await checkout.choose('pix');
  await checkout.confirmButton().click();
  await page.waitForURL('https://wa.me/**');
  expect(chats).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/bella-napoli\/(payment\/success|track\?token=[\w-]+)$/);
  await expect(page.getByRole('main')).toContainText('Bruschetta al Pomodoro');
  await page.reload();
  await expect(page).toHaveURL(/\/track\?token=[\w-]+/);
  await expect(page.getByRole('main')).toContainText('Bruschetta al Pomodoro');
  expect(chats).toHaveLength(1);
});

test('[TRACKING-09] [TRACKING-12] an order that is paid online is sent after it was paid, and once', async ({
  page,
  checkout,
  texts,
}) => {
  await settings(page, { online_payment_integrations: ['mercadopago'] });
  await openCheckout({ page, checkout });
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
  await expect(
    page.getByRole('region', { name: texts('mf-tracking:after-payment.label') }),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
