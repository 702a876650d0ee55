import type { Page } from '@playwright/test';
import { formatDate, formatTime } from '@storefront/shared-domain/rules';
import type { CheckoutPage } from '../pages/checkout';
import type { DeliveryPage } from '../pages/delivery';
import type { Store } from '../pages/store';
import { expect, test } from '../fixtures';
import { tabTo } from '../support/tab-to';
import type { Texts } from '../support/texts';
import { awaitedLater } from '../support/awaited-later';

const RESTAURANT = 'forno-fechado';
const PRODUCT = 'Torta de Maçã';

type Story = {
  page: Page;
  store: Store;
  delivery: DeliveryPage;
  checkout: CheckoutPage;
  texts: Texts;
};

/**
 * Schedules the last hour of the shown day by keyboard, from the delivery page to the placed order.
 * Returns its uuid and its time.
 */
async function scheduleByKeyboard({
  page,
  delivery,
  checkout,
  texts,
}: Story): Promise<{ uuid: string; scheduleTo: string }> {
  await tabTo(page, texts('domain:delivery.type.delivery'), 'radio');
  await page.keyboard.press('ArrowDown');
  await expect(delivery.type('balcony')).toBeChecked();
  await expect(delivery.when('now')).toHaveCount(0);
  await expect(delivery.when('later')).toBeChecked();

  await tabTo(page, texts('mf-delivery:schedule.schedule-order'), 'radio');
  await page.keyboard.press('Space');
  await expect(delivery.times()).toBeVisible();
  await tabTo(page, /./, 'radio');
  do await page.keyboard.press('ArrowRight');
  while (
    // a day on which it never opens
    (await page.locator('[data-empty="true"] > :focus').count()) > 0
  );
  await page.keyboard.press('Tab');
  await expect(delivery.hours().first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp'); // from the first to the last
  await expect(delivery.hours().last()).toBeChecked();
  await expect(delivery.hours().last()).toBeInViewport();
  const scheduleTo = await delivery.hours().last().inputValue();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(delivery.times()).toHaveCount(0);
  await expect(delivery.when('later')).toBeFocused();

  await tabTo(page, texts('mf-delivery:customer.label.name'), 'textbox');
  await page.keyboard.type('Marina Alves');
  await page.keyboard.press('Tab');
  await page.keyboard.type('11987654321');
  await page.keyboard.press('Enter');
  await expect(checkout.heading()).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: texts('mf-checkout:schedule.later') }),
  ).toContainText(formatTime(scheduleTo, 'pt-br'));
  // scheduled orders are paid online here
  await tabTo(page, new RegExp(`^${texts('domain:payment.method.creditCard')}`), 'button');
  await page.keyboard.press('Enter');
  const answered = awaitedLater(
    page.waitForResponse((answer) =>
      /\/api\/restaurant\/\d+\/order$/.test(new URL(answer.url()).pathname),
    ),
  );
  await tabTo(page, new RegExp(texts('mf-checkout:confirm.button')), 'button');
  await page.keyboard.press('Enter');
  // the page may be left before the answer's body is read
  const { details } = (await answered).request().postDataJSON() as { details: { uuid: string } };
  await page.waitForURL(/\/sandbox-bank\//);
  return { uuid: details.uuid, scheduleTo };
}

async function expectScheduled(
  { page, texts }: Story,
  { uuid, scheduleTo }: { uuid: string; scheduleTo: string },
): Promise<void> {
  const stored = (await (await page.request.get(`/api/order/uuid/${uuid}`)).json()) as {
    details: Record<string, unknown>;
  };
  expect(stored.details).toMatchObject({
    schedule: true,
    scheduleTo,
    deliveryType: 'balcony',
    paymentType: 'mercadopago',
  });
  await page.goto(`/${RESTAURANT}/track?token=${uuid}`);
  const scheduled = page
    .getByRole('listitem')
    .filter({ hasText: texts('mf-tracking:summary.scheduled') });
  await expect(scheduled).toContainText(formatDate(scheduleTo, null));
  await expect(scheduled).toContainText(formatTime(scheduleTo, 'pt-br'));
}

// the hours are in the restaurant's time zone, not in the device's
test.use({ timezoneId: 'Asia/Tokyo' });

test('[SCHEDULE-03] [SCHEDULE-07] [DELIVERY-05] a customer in Tokyo schedules, pays and tracks by keyboard', async ({
  page,
  store,
  cart,
  delivery,
  checkout,
  texts,
}) => {
  const story = { page, store, delivery, checkout, texts };
  await store.open(RESTAURANT);
  await store.addProduct(PRODUCT);
  await store.openCart();
  await cart.finish();
  await expect(delivery.heading()).toBeVisible();
  await expectScheduled(story, await scheduleByKeyboard(story));
});
