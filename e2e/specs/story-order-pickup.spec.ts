import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures';
import { changeRestaurant } from '../support/change-restaurant';
import { countTouches, type Touches } from '../support/count-touches';
import { freshPhone } from '../support/fresh-phone';
import { awaitedLater } from '../support/awaited-later';

const PRODUCT = 'Bruschetta al Pomodoro';
const ORDER = /\/api\/restaurant\/101\/order$/;

test('[OPEN-001] [OPEN-002] [MENU-12] a guest orders a pickup with few taps and fields, and again with three', async ({
  page,
  store,
  cart,
  delivery,
  checkout,
  texts,
}, testInfo) => {
  await changeRestaurant(page, 'bella-napoli', ({ info }) => {
    info['online_payment_integrations'] = ['pixTuna'];
  });
  const touches = await countTouches(page);
  const report = (figure: string, { taps, fields }: Touches): void =>
    void testInfo.annotations.push({
      type: figure,
      description: `${taps} taps, ${fields} fields`,
    });
  const payByPix = async (): Promise<void> => {
    await page.getByRole('button', { name: /pix/i }).and(page.locator('[aria-pressed]')).click();
    const sent = awaitedLater(page.waitForResponse(ORDER));
    await checkout.confirmButton().click();
    expect((await sent).ok()).toBe(true);
  };
  await store.open();
  await page
    .getByRole('button', { name: texts('mf-menu:card.add', { name: PRODUCT }), exact: true })
    .first()
    .click();
  await store.openCart();
  await cart.finish();
  await delivery.chooseType('balcony');
  await delivery.fillCustomer({ phone: freshPhone() });
  await delivery.next();
  await payByPix();
  const guest = await touches();
  report('guest pickup', guest);
  expect(guest.taps).toBeLessThanOrEqual(9);
  expect(guest.fields).toBeLessThanOrEqual(3);

  // the API refuses an equal order of the same device within a minute
  await page.route(ORDER, (route) => {
    const body = route.request().postDataJSON() as object;
    return route.continue({ postData: JSON.stringify({ ...body, fingerprint: randomUUID() }) });
  });
  await store.open();
  await page.getByRole('button', { name: texts('mf-menu:again.add') }).click();
  await expect(checkout.heading()).toBeVisible();
  await payByPix();
  const again = await touches();
  report('reorder', again);
  expect(again.taps).toBeLessThanOrEqual(3);
  expect(again.fields).toBe(0);
});
