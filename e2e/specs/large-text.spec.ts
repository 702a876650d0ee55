import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { plainLines } from '../support/any-lines';
import { fillLogin } from '../support/account';
import { storeLines } from '../support/cart-lines';
import { DEMO } from '../support/demo-accounts';
import { navigate } from '../support/failed-remote';
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

test('large text and a small phone lose nothing: menu, builder, product, cart, delivery, checkout, tracking', async ({
  page,
  store,
  pizza,
  extras,
  cart,
  delivery,
  checkout,
  api,
  texts,
}) => {
  test.slow(); // seven screens, each in two sizes
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
  await extras.addButton().click();
  await expect(cart.heading()).toBeVisible();
  await check('cart');
  await cart.finish();
  await delivery.chooseType('balcony');
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

test('large text and a small phone lose nothing: hours, cashback, prizes, drawn pizza', async ({
  page,
  store,
  texts,
}) => {
  const check = await checkerOf(page);
  await store.open('bella-napoli', 'hours');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check('hours');
  await navigate(page, '/bella-napoli/login?returnTo=%2Fcashback');
  await fillLogin(page, texts, DEMO.rich, DEMO.password);
  await expect(page).toHaveURL(/\/cashback$/);
  await expect(page.getByText('R$27,50').last()).toBeVisible();
  await check('cashback');
  await navigate(page, '/bella-napoli/prizes');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await check('prizes');
  await store.open('slice-house', 'pizza-nep?product=large');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check('drawn pizza');
});
