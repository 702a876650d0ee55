import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openCheckout } from '../support/at-checkout';
import { changeRestaurant } from '../support/change-restaurant';

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

test(
  '[TRACKING-09] [TRACKING-10] [TRACKING-11] [OPEN-092] a message is sent once; Back shows the ' +
    'order, not the app again',
  async ({ page, context, checkout, texts }) => {
    await changeRestaurant(page, 'bella-napoli', ({ info }) => {
      Object.assign(info, {
        order_status_page: false,
        order_link: false,
        has_automatic_whatsapp_message: true,
        whatsapp: '(11) 99876-5432',
      });
    });
    const chats = await watchChats(context);
    await openCheckout({ page, checkout }, { name: 'João & Cia' });
    await checkout.choose('pix');
    await checkout.confirmButton().click();
    await page.waitForURL('https://wa.me/**');
    expect(chats).toHaveLength(1);
    const [chat] = chats;
    expect(`${chat?.origin}${chat?.pathname}`).toBe('https://wa.me/5511998765432');
    const lines = (chat?.searchParams.get('text') ?? '').split('\n');
    for (const line of [
      '1× Bruschetta al Pomodoro',
      texts('domain:delivery.type.balcony'),
      texts('domain:message.payment', { method: texts('domain:payment.method.pix') }),
    ])
      expect(lines).toContain(line);
    await page.goBack();
    await expect(page).toHaveURL(/\/bella-napoli\/(payment\/success|track\?token=[\w-]+)$/);
    await expect(page.getByRole('main')).toContainText('Bruschetta al Pomodoro');
    await page.reload();
    await expect(page).toHaveURL(/\/track\?token=[\w-]+/);
    await expect(page.getByRole('main')).toContainText('Bruschetta al Pomodoro');
    expect(chats).toHaveLength(1);
  },
);
