import { expect, test } from '../fixtures';
import { reachCheckout } from '../support/at-checkout';
import { changeRestaurant } from '../support/change-restaurant';

test('[CHECKOUT-01] [CHECKOUT-03] [CHECKOUT-09] [CHECKOUT-10] the checkout asks for the method with tiles of half the width @desktop', async ({ page, store, cart, delivery, checkout, texts }) => {
  await changeRestaurant(page, 'bella-napoli', ({ info }) => { info['online_payment_integrations'] = []; });
  await reachCheckout({ store, cart, delivery, checkout });
  await expect(page.getByRole('heading', { name: texts('mf-checkout:payment.question') })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([texts('domain:payment.group.uponTakeout')]);
  const panel = await page.getByRole('tabpanel').boundingBox();
  const tile = await (await checkout.method('money')).boundingBox();
  expect(tile!.width / panel!.width).toBeGreaterThan(0.45);
  expect(tile!.width / panel!.width).toBeLessThanOrEqual(0.5);
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
});

test('[CHECKOUT-03] [CHECKOUT-04] a restaurant with an online method opens on the online tab', async ({ page, store, cart, delivery, checkout, texts }) => {
  await changeRestaurant(page, 'bella-napoli', ({ info }) => { info['online_payment_integrations'] = ['pixTuna']; });
  await reachCheckout({ store, cart, delivery, checkout });
  await expect(page.getByRole('tab', { name: texts('domain:payment.group.online') })).toHaveAttribute('aria-selected', 'true');
  await expect(await checkout.method('money')).toBeVisible();
});

test('[CHECKOUT-02] [CHECKOUT-14] [CHECKOUT-29] the lines of the total follow the method and its setting', async ({ page, store, cart, delivery, checkout, texts }) => {
  await reachCheckout({ store, cart, delivery, checkout });
  const lines = page.locator('dl > div');
  await expect(lines.locator('dt')).toHaveText([texts('domain:totals.order-subtotal'), texts('domain:totals.total-payable')]);
  await checkout.choose('pix');
  await expect(lines.locator('dt')).toHaveText([
    texts('domain:totals.order-subtotal'), texts('domain:totals.method-discount', { method: texts('domain:payment.method.pix') }), texts('domain:totals.total-payable'),
  ]);
  await expect(lines.locator('dd')).toHaveText(['R$28,90', '-R$1,45', 'R$27,45']);
  await checkout.choose('money');
  await page.keyboard.press('Escape');
  await expect(lines).toHaveCount(2);
});

test('[CHECKOUT-12] [CHECKOUT-16] CONFIRM ORDER is not there until the payment is complete', async ({ store, cart, delivery, checkout }) => {
  await reachCheckout({ store, cart, delivery, checkout });
  await expect(checkout.confirmButton()).toHaveCount(0);
  await checkout.choose('pix');
  await expect(checkout.confirmButton()).toBeVisible();
});

test('[CHECKOUT-22] [CHECKOUT-25] change must be for more than the total', async ({ store, cart, delivery, checkout, page }) => {
  await reachCheckout({ store, cart, delivery, checkout });
  const amount = await checkout.askForChange();
  for (const typed of ['', 'abc', '10', '28,90']) {
    await amount.fill(typed);
    await expect(checkout.confirmChange(), `change for "${typed}"`).toBeDisabled();
  }
  await amount.fill('28,91');
  await checkout.confirmChange().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(await checkout.method('money')).toContainText('R$28,91');
});

test('[CHECKOUT-23] [CHECKOUT-24] [CHECKOUT-26] No closes the change dialog at once; a tap beside it clears the choice', async ({ store, cart, delivery, checkout, page, texts }) => {
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.choose('money');
  await page.getByRole('button', { name: texts('mf-checkout:change.no'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(await checkout.method('money')).toContainText(texts('mf-checkout:payment.no-change'));
  await checkout.choose('money');
  await page.mouse.click(10, 10);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(await checkout.method('money')).toHaveAttribute('aria-pressed', 'false');
  await expect(checkout.confirmButton()).toHaveCount(0);
});

test('[CHECKOUT-27] [CHECKOUT-28] a card is chosen by brand and, where there is a choice, by kind', async ({ store, cart, delivery, checkout, page, texts }) => {
  await reachCheckout({ store, cart, delivery, checkout });
  await checkout.payByCard('Visa', 'debit');
  await expect(await checkout.method('creditCard')).toContainText(`Visa · ${texts('domain:payment.card.debit')}`);
  await checkout.choose('creditCard');
  await page.getByRole('dialog').getByRole('button', { name: 'Amex' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(await checkout.method('creditCard')).toContainText(`Amex · ${texts('domain:payment.card.credit')}`);
});

test('[CHECKOUT-13] an empty cart on the payment page leads to the menu', async ({ store, page }) => {
  await store.open('bella-napoli', 'payment');
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
});

test('[CONFLICTS-25] [CHECKOUT-01] the browser\'s Back leads to the delivery data, the page\'s own to the menu', async ({ page, store, cart, delivery, checkout, texts }) => {
  await reachCheckout({ store, cart, delivery, checkout });
  await page.goBack();
  await expect(delivery.heading()).toBeVisible();
  await expect(delivery.type('balcony')).toBeChecked();
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();
  await page.getByRole('link', { name: texts('domain:action.back-to-menu') }).click();
  await expect(page).toHaveURL(/\/bella-napoli\/?$/);
  await expect(store.cartButton()).toBeVisible();
});
