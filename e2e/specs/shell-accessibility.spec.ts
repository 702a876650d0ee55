import { expect, test } from '../fixtures';

test('everybody can use every step of an order @desktop', async ({ page, store, extras, cart, delivery, checkout, texts, expectAccessible }) => {
  test.slow(); // axe looks at six pages and two dialogs
  await store.open();
  await store.openProduct('Gelato Artesanal');
  await expectAccessible();
  await extras.more('Morango').click();
  await extras.more('Chocolate amargo').click();
  await extras.addButton().click();
  await expect(cart.heading()).toBeVisible();
  await expectAccessible();
  await cart.finish();
  await delivery.chooseType('balcony');
  await delivery.orderNow();
  await delivery.fillCustomer();
  await expectAccessible();
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();
  await expectAccessible();
  await checkout.askForChange();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await checkout.choose('pix');
  await checkout.placeOrder();
  await expectAccessible();
  await page.getByRole('link', { name: texts('mf-checkout:success.follow') }).click();
  await expect(page.getByRole('region', { name: texts('mf-tracking:state.label') })).toBeVisible();
  await expectAccessible();
});

test('every picture that a menu asks for is there', async ({ page, store }) => {
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (/\/media\//.test(answer.url()) && answer.status() >= 400) missing.push(new URL(answer.url()).pathname);
  });
  for (const restaurant of ['bella-napoli', 'slice-house', 'forno-fechado', 'cantina-mesa']) {
    await store.open(restaurant);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForLoadState('networkidle');
  }
  expect(missing).toEqual([]);
});
