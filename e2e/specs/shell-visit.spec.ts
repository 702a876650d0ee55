import { expect, test } from '../fixtures';
import { changeRestaurant } from '../support/change-restaurant';

test('[SHELL-04] [SHELL-05] [OPEN-011] where a visit came from reaches the order, and survives the way through the pages', async ({ page, store, cart, delivery, checkout }) => {
  await store.open('bella-napoli', '?src=flyer-7&campaign=junho');
  await store.addProduct('Bruschetta al Pomodoro');
  await store.openCart();
  await cart.finish();
  await delivery.chooseType('balcony');
  await delivery.orderNow();
  await delivery.fillCustomer();
  await delivery.next();
  await checkout.choose('pix');
  const sent = page.waitForRequest((request) => /\/api\/restaurant\/101\/order$/.test(request.url()));
  await checkout.placeOrder();
  expect((await sent).postDataJSON()).toMatchObject({ details: { externalSource: 'flyer-7', campaign: 'junho' } });
});

test('[SHELL-01] [SHELL-52] each restaurant paints the whole page, remotes included, in its own colours @desktop', async ({ page, store, texts }) => {
  const brand = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-brand').trim().toLowerCase());
  const button = () => page.getByRole('button', { name: texts('mf-account:login.submit') }).evaluate((element) => getComputedStyle(element).backgroundColor);
  await store.open('bella-napoli', 'login');
  await expect.poll(brand).toBe('#b3261e');
  expect(await button()).toBe('rgb(179, 38, 30)');
  await store.open('slice-house', 'login');
  await expect.poll(brand).toBe('#0f6b66');
  expect(await button()).toBe('rgb(15, 107, 102)');
});

test('[SHELL-52] [OPEN-095] a restaurant without colours is red', async ({ page, store }) => {
  await changeRestaurant(page, 'bella-napoli', ({ info }) => { info['theme'] = null; });
  await store.open('bella-napoli', 'login');
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-brand').trim().toLowerCase())).toBe('#e53935');
});

test('[SHELL-57] is_closed and the schedule settings decide the status', async ({ page, store, texts }) => {
  const status = (state: string) => page.getByText(texts(`mf-menu:header.status.${state}`), { exact: true });
  await store.open('bella-napoli');
  await expect(status('open')).toBeVisible();
  await store.open('forno-fechado');
  await expect(status('openForSchedule')).toBeVisible();
  await changeRestaurant(page, 'bella-napoli', ({ info }) => Object.assign(info, { is_closed: true, scheduleSettings: { enable: false, allowSchedulingWhileClosed: true } }));
  await store.open('bella-napoli');
  await expect(status('closed')).toBeVisible();
});

test('[CONST-02] a toast stands at the top for 2000 ms', async ({ page, store, texts }) => {
  await page.clock.install();
  await store.open();
  const name = 'Bruschetta al Pomodoro';
  const added = store.toast(texts('mf-menu:card.added', { name }));
  await page.getByRole('button', { name: texts('mf-menu:card.add', { name }), exact: true }).first().click();
  await expect(added).toBeVisible();
  expect((await added.boundingBox())?.y).toBeLessThan(100);
  await page.clock.pauseAt(Date.now() + 60_000 * 60);
  await expect(added).toHaveCount(0);
  await page.getByRole('button', { name: texts('mf-menu:card.add', { name }), exact: true }).first().click();
  await expect(added).toBeVisible();
  await page.clock.runFor(1900);
  await expect(added).toBeVisible();
  await page.clock.runFor(200);
  await expect(added).toHaveCount(0);
});

test.describe('[I18N-01] [I18N-02] the language', () => {
  const spoken = { 'pt-BR': 'pt-BR', 'pt-PT': 'pt-BR', 'en-US': 'en', 'en-GB': 'en', 'es-PY': 'es', 'es-AR': 'es' } as const;
  for (const [locale, lang] of Object.entries(spoken)) {
    test.describe(`of a browser that speaks ${locale}`, () => {
      test.use({ locale });
      test(`is ${lang}, whatever the restaurant speaks`, async ({ page, store, texts }) => {
        for (const restaurant of ['bella-napoli', 'slice-house']) {
          await store.open(restaurant, 'login');
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          await expect(page.getByRole('heading', { level: 1, name: texts('mf-account:login.title'), exact: true })).toBeVisible();
        }
      });
    });
  }

  test.describe('of a browser that speaks neither', () => {
    test.use({ locale: 'ja-JP' });
    test('is the restaurant\'s', async ({ page, store }) => {
      await store.open('bella-napoli');
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
      await store.open('slice-house');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await store.open('la-esquina');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    });
    test('is Portuguese when the restaurant speaks neither, too', async ({ page, store }) => {
      await changeRestaurant(page, 'slice-house', ({ info }) => { info['language'] = 'fr'; });
      await store.open('slice-house');
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    });
  });
});
