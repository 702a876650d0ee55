import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { aPizza, plainLines } from '../support/any-lines';
import { fillLogin } from '../support/account';
import { startAtDelivery } from '../support/at-checkout';
import { storeLines } from '../support/cart-lines';
import { DEMO } from '../support/demo-accounts';
import { coveredShare, lostTexts, textSizeOf } from '../support/large-text';
import { advanceTo, placeDelivery } from '../support/placed-delivery';
import { restaurantData } from '../support/stored-cart';
import { giveVendors } from '../support/vendors';

/* WCAG 1.4.4 (200 % text) and 1.4.10 (320 pixels): nothing is lost and bars leave two thirds. */
const SIZES = [
  { percent: 200, width: 390, height: 844 },
  { percent: 100, width: 320, height: 640 },
] as const;

/** Checks the current screen at both sizes and leaves the page at the usual one. */
async function checkerOf(page: Page): Promise<(screen: string) => Promise<void>> {
  const setTextSize = await textSizeOf(page);
  const usual = page.viewportSize() ?? { width: 390, height: 844 };
  return async (screen) => {
    for (const { percent, ...size } of SIZES) {
      await page.setViewportSize(size); // first: it resets the size of the text
      await setTextSize(percent);
      const where = `${screen}, text of ${percent} % on ${size.width} × ${size.height}`;
      const share = await coveredShare(page);
      expect.soft(share, `${where}: part covered by bars`).toBeLessThanOrEqual(1 / 3);
      expect.soft(await lostTexts(page), where).toEqual([]);
    }
    await page.setViewportSize(usual);
    await setTextSize(100);
  };
}

test('large text and a small phone lose nothing: menu, product, builder', async ({
  page,
  store,
  pizza,
  extras,
  api,
  texts,
}) => {
  const check = await checkerOf(page);
  await giveVendors(page);
  const data = await restaurantData(api, 'bella-napoli');
  await storeLines(page, data, plainLines(data, 2));
  await store.open();
  await expect(store.cartButton()).toBeVisible();
  await expect(page.getByRole('region', { name: texts('shell:privacy.title') })).toBeVisible();
  await check('menu');
  await pizza.open('grande');
  await pizza.chooseBases();
  await pizza.more('Margherita').click();
  await check('builder');
  await pizza.finish();
  await expect(extras.addButton()).toBeVisible();
  await check('product');
});

test('large text and a small phone lose nothing: cart, delivery, checkout, tracking', async ({
  page,
  store,
  cart,
  delivery,
  checkout,
  api,
}) => {
  const check = await checkerOf(page);
  const data = await restaurantData(api, 'bella-napoli');
  await storeLines(page, data, [aPizza(data, 'grande'), ...plainLines(data, 2)]);
  await store.open('bella-napoli', 'shopping-cart');
  await expect(cart.heading()).toBeVisible();
  await check('cart');
  await startAtDelivery(page);
  await delivery.orderNow();
  await delivery.fillCustomer();
  await check('delivery');
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();
  await check('checkout');
  const { uuid } = await placeDelivery(api);
  await advanceTo(api, uuid, 'DISPATCHED');
  await store.open('bella-napoli', `track?token=${uuid}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check('tracking');
});

test('large text and a small phone lose nothing: hours, reviews, cashback, prizes, drawn pizza', async ({
  page,
  store,
  texts,
}) => {
  const check = await checkerOf(page);
  const pageOf = async (path: string): Promise<void> => {
    await store.open('bella-napoli', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await pageOf('hours');
  await check('hours');
  await pageOf('reviews');
  await check('reviews');
  await pageOf('login');
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  await page.waitForURL(/\/bella-napoli\/?$/);
  await pageOf('cashback');
  await expect(page.getByText('R$27,50').last()).toBeVisible();
  await check('cashback');
  await pageOf('prizes');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await check('prizes');
  await store.open('slice-house', 'pizza-nep?product=large');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check('drawn pizza');
});
