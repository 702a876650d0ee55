import { expect, test } from '../fixtures';
import { plainLines } from '../support/any-lines';
import { plantCart } from '../support/plant-cart';
import { restaurantData } from '../support/stored-cart';

test('[SHELL-04] [SHELL-05] [OPEN-011] the source and the campaign of the first address reach the order', async ({
  page,
  api,
  store,
  delivery,
  checkout,
}) => {
  const data = await restaurantData(api, 'bella-napoli');
  await plantCart(page, data.info.id, plainLines(data, 1), 'balcony');
  await store.open('bella-napoli', 'delivery?src=flyer-7&campaign=junho');
  await delivery.orderNow();
  await delivery.fillCustomer();
  await delivery.next();
  await checkout.choose('pix');
  const sent = page.waitForRequest((request) =>
    /\/api\/restaurant\/101\/order$/.test(request.url()),
  );
  await checkout.placeOrder();
  expect((await sent).postDataJSON()).toMatchObject({
    details: { externalSource: 'flyer-7', campaign: 'junho' },
  });
});

test('[SHELL-01] [SHELL-52] each restaurant paints the whole page, remotes included, in its own colours', async ({
  page,
  store,
  texts,
}) => {
  const button = () =>
    page
      .getByRole('button', { name: texts('mf-account:login.submit') })
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await store.open('bella-napoli', 'login');
  await expect.poll(button).toBe('rgb(179, 38, 30)');
  await store.open('slice-house', 'login');
  await expect.poll(button).toBe('rgb(15, 107, 102)');
});

test('[CONST-02] a toast stands at the top for 2000 ms', async ({ page, store, texts }) => {
  await page.clock.install();
  await store.open();
  const name = 'Bruschetta al Pomodoro';
  const added = store.toast(texts('mf-menu:card.added', { name }));
  const add = page
    .getByRole('button', { name: texts('mf-menu:card.add', { name }), exact: true })
    .first();
  await add.waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await add.click();
  await expect(added).toBeVisible();
  expect((await added.boundingBox())?.y).toBeLessThan(100);
  await page.clock.runFor(1900);
  await expect(added).toBeVisible();
  await page.clock.runFor(200);
  await expect(added).toHaveCount(0);
});

test.describe('[I18N-01] [I18N-02] the language', () => {
  test.describe('of a browser in British English', () => {
    test.use({ locale: 'en-GB' });
    test('is English at a Brazilian restaurant', async ({ page, store, texts }) => {
      await store.open('bella-napoli', 'login');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(
        page.getByRole('heading', { level: 1, name: texts('mf-account:login.title'), exact: true }),
      ).toBeVisible();
    });
  });

  test.describe('of a browser in a language that no catalogue has', () => {
    test.use({ locale: 'ja-JP' });
    test('is that of the restaurant', async ({ page, store }) => {
      await store.open('la-esquina', 'login');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-PY');
    });
  });
});
