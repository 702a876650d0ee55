import type { Page } from '@playwright/test';
import { changeChannel } from '@storefront/release';
import { CheckoutPage } from '../pages/checkout';
import { DeliveryPage } from '../pages/delivery';
import { anyMethod } from '../support/any-method';
import type { Composed } from '../support/composed';
import { expect, test } from '../support/planted';
import { restaurantData, storeCart } from '../support/stored-cart';
import { textsOf } from '../support/texts';
import { releaseVariant } from '../support/variant';

const texts = textsOf('en-US');
const HOME = '/bella-napoli';

const setDocument = ({ store, channel }: Composed, paymentDocument: 'shared' | 'separate') =>
  changeChannel(store, channel, { note: paymentDocument }, () => ({ paymentDocument }));

test.beforeEach(({ composed }) => setDocument(composed, 'separate'));
test.afterEach(({ composed }) => setDocument(composed, 'shared'));

const kindOf = (page: Page) => page.evaluate(() => window.__storefront?.config.document);

/** Names of the builds whose scripts the document has requested. */
const requested = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/builds\/([a-z-]+)\/.*\.js$/.exec(name)?.[1] ?? []),
    ),
  ]);

const canLoad = (page: Page, url: string) =>
  page.evaluate((script) => {
    try {
      window.__storefrontScripts?.createScriptURL(script);
      return true;
    } catch {
      return false;
    }
  }, url);

async function toPayment(page: Page): Promise<CheckoutPage> {
  const [delivery, checkout] = [
    new DeliveryPage(page, texts),
    new CheckoutPage(page, texts, anyMethod(texts)),
  ];
  await page.goto(`${HOME}/delivery`);
  await delivery.chooseType('balcony');
  await delivery.fillCustomer({ name: 'Ana Lima', phone: '11987654321', email: 'ana@x.example' });
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();
  return checkout;
}

test(
  'the payment is a document with the scripts of shell and mf-checkout alone; it pays, leads on and ' +
    'to the login',
  async ({ page, request, composed }) => {
    const data = await restaurantData(request, 'bella-napoli');
    await storeCart(page, data);
    const checkout = await toPayment(page);
    expect(await kindOf(page)).toBe('payment');
    const own = await page.evaluate(() => window.__storefront?.composition);
    expect(Object.keys(own?.remotes ?? {})).toEqual(['mf-checkout']);
    expect([await canLoad(page, own?.remotes['mf-checkout']?.base ?? ''), own?.rest]).toEqual([
      true,
      undefined,
    ]);
    expect(await canLoad(page, '/builds/mf-menu/x/entry.js')).toBe(false);

    // Back leads to the other document, with what was entered; forward to this one.
    await page.goBack();
    const delivery = new DeliveryPage(page, texts);
    await expect(delivery.customer('name')).toHaveValue('Ana Lima');
    expect(await kindOf(page)).toBe('storefront');
    await page.goForward();
    await expect(checkout.heading()).toBeVisible();

    // A release in between: the session keeps its builds in both documents.
    await releaseVariant(composed, 'mf-tracking', {
      file: (name, text) => (name.startsWith('remote.') ? `${text}\n` : null),
    });
    await page.reload();
    await expect(checkout.heading()).toBeVisible();
    expect(await page.evaluate(() => window.__storefront?.composition.hash)).toBe(composed.base);
    expect(
      Object.keys((await page.evaluate(() => window.__storefront?.composition))!.remotes),
    ).toEqual(['mf-checkout']);

    await page.getByRole('button', { name: texts('mf-checkout:cashback.log-in') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: texts('mf-account:login.title') }),
    ).toBeVisible();
    await expect(page).toHaveURL(/returnTo=%2Fpayment$/);
    expect(await kindOf(page)).toBe('storefront');
    await page.goBack();
    await expect(checkout.heading()).toBeVisible();

    await checkout.payByMoney('200,00');
    const uuid = await checkout.placeOrder();
    expect((await requested(page)).sort()).toEqual(['mf-checkout', 'shell']);
    await page.locator(`main a[href*="/track"][href*="${uuid}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/track\\?.*${uuid}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A poll of `kindOf` fails when the payment's document is replaced meanwhile.
    await page.waitForFunction(() => window.__storefront?.config.document === 'storefront');
  },
);
