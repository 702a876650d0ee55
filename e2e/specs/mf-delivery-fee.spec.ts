import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { CartPage } from '../pages/cart';
import { Store } from '../pages/store';
import { addressByWizard } from '../support/address-by-wizard';

test.use({ locale: 'en-US' });

const BOARD = 'Tábua de Antepasto'; // 79.90
const CARPACCIO = 'Carpaccio di Manzo'; // 52.90
const PINHEIROS = { city: 'São Paulo', street: 'Rua dos Pinheiros', number: '120', zone: 'Pinheiros' }; // 5.90
const BY_VALUE = /\/deliveryfees\/discount\/by-value$/;

/** Thresholds of the restaurant: 3.00 from 80, half from 140, a flat 1.90 from 220. */
const STEPS = [
  { case: 'below the first threshold, the whole fee', pieces: 0, shown: /Delivery Fee\s*R\$5,90\s*Total\s*R\$85,80/i },
  { case: 'from 80 a fixed 3.00 less', pieces: 1, shown: /Delivery Fee\s*R\$5,90\s*Discount\s*-R\$3,00\s*Total\s*R\$135,70/i },
  { case: 'from 140 half of it', pieces: 2, shown: /Delivery Fee\s*R\$5,90\s*Discount\s*-R\$2,95\s*Total\s*R\$188,65/i },
  { case: 'from 220 a flat fee', pieces: 3, shown: /Delivery Fee\s*R\$5,90\s*Flat fee\s*R\$1,90\s*Total\s*R\$240,50/i },
] as const;

const footer = (page: Page): Locator => page.getByRole('contentinfo');

test('[DELIVERY-65] [DOMAIN-079] [OPEN-057] [OPEN-058] the discount follows the cart over every threshold, also when another tab fills it, in the address, the footer and the payment @desktop', async ({ page, context, texts, store, delivery, checkout, expectAccessible }) => {
  test.slow();
  await store.open();
  await store.addProduct(BOARD);
  await store.open('bella-napoli', 'delivery');
  await delivery.chooseType('delivery');
  await delivery.confirmAddress(PINHEIROS);
  await expect(footer(page)).toContainText(STEPS[0].shown);

  const other = await context.newPage();
  const [otherStore, otherCart] = [new Store(other, texts), new CartPage(other, texts)];
  await otherStore.open();
  await otherStore.addProduct(CARPACCIO);
  await otherStore.openCart();
  for (const { pieces, shown } of STEPS.slice(1)) {
    if (pieces > 1) await otherCart.more(CARPACCIO).click();
    await expect(otherCart.quantity(CARPACCIO)).toHaveValue(String(pieces));
    await expect(footer(page)).toContainText(shown);
  }
  await page.bringToFront();
  await page.getByRole('button', { name: texts('mf-delivery:address.edit-label') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Delivery Fee\s*R\$5,90\s*Flat fee\s*R\$1,90\s*Total\s*R\$240,50/i);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'CONFIRM', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await delivery.orderNow();
  await delivery.fillCustomer();
  await delivery.next();
  await expect(checkout.heading()).toBeVisible();
  await expect(page.locator('body')).toContainText(/Delivery fee\s*R\$1,90\s*Total Payable\s*R\$240,50/i);
});

test.describe('when the discount cannot be asked for', () => {
  test('[API-21] the restaurant\'s own list decides, quietly; it is asked again and the note goes', async ({ page, store, delivery, pageErrors, expectAccessible }) => {
    pageErrors.expect(BY_VALUE, /503/);
    let isDown = true;
    await page.route(BY_VALUE, (route) => (isDown ? route.fulfill({ status: 503, json: { error: 'An unexpected error occurred' } }) : route.fallback()));
    await store.open();
    await store.addProduct(BOARD);
    await store.addProduct(CARPACCIO);
    await store.open('bella-napoli', 'delivery');
    await delivery.chooseType('delivery');
    await delivery.confirmAddress(PINHEIROS);
    await expect(footer(page)).toContainText(STEPS[1].shown);
    const note = footer(page).getByText('We could not check the delivery discount. It is shown as the restaurant lists it.');
    await expect(note).toBeVisible();
    await expectAccessible();
    isDown = false;
    await expect(note).toHaveCount(0, { timeout: 30_000 });
    await expect(footer(page)).toContainText(STEPS[1].shown);
  });
});

test.describe('where the fee follows areas on the map', () => {
  test.beforeEach(async ({ store, delivery }) => {
    await store.open('forno-fechado');
    await store.addProduct('Panetone Artesanal');
    await store.open('forno-fechado', 'delivery');
    await delivery.chooseType('delivery');
  });

  test('[DELIVERY-64] [API-30] an address in the inner area has the fee of that area', async ({ page, wizard, texts }) => {
    test.slow();
    await addressByWizard(page, wizard, texts, { query: 'Via Vêneto 120', number: '120', reference: 'Portão verde' });
    await expect(page.getByRole('region', { name: 'Address' })).toContainText('R$6,00');
    await expect(footer(page)).toContainText(/Delivery fee\s*R\$6,00\s*Total\s*R\$75,90/i);
  });

  test('[DELIVERY-36] [API-30] an area that is known and not served is out of range', async ({ page, wizard, texts }) => {
    test.slow();
    await page.getByRole('button', { name: texts('mf-delivery:address.add') }).click();
    await wizard.search().fill('Avenida República Argentina');
    await wizard.hits().first().click();
    await wizard.button('confirm-location').click();
    await expect(wizard.dialog('out-of-range-address')).toBeVisible();
  });
});
