import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const FEES = /\/api\/restaurant\/deliveryfees$/;
const row = (page: Page) => page.getByRole('region', { name: 'Address' });
const footer = (page: Page) => page.getByRole('contentinfo');
const answer = (page: Page, status: number, json: unknown) =>
  page.route(FEES, (route) => (route.request().method() === 'POST' ? route.fulfill({ status, json }) : route.fallback()));

test.describe('the address on the page', () => {
  test.use({ locale: 'en-US' });
  test.describe.configure({ timeout: 60_000 }); // the page is loaded three times, and looked at by axe

  test.beforeEach(async ({ store, delivery }) => {
    await store.open();
    await store.addProduct('Carpaccio di Manzo');
    await store.open('bella-napoli', 'delivery');
    await delivery.chooseType('delivery');
    await delivery.confirmAddress({ city: 'São Paulo', street: 'Rua Harmonia', number: '120', zone: 'Pinheiros' });
  });

  test('[DELIVERY-40] while its fee is asked for, row and footer say so and NEXT waits', async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(FEES, async (route) => {
      await held;
      await route.fulfill({ json: { found: true, delivery: true, deliveryFee: 5.9, deliveryFeeID: 'zona-pinheiros' } });
    });
    await page.reload();
    await expect(row(page)).toContainText('Calculating the delivery fee…');
    await expect(row(page)).toContainText('Rua Harmonia, 120');
    await expect(footer(page)).toContainText('calculating…');
    release();
    await expect(row(page)).toContainText('Delivery fee R$5,90');
    await expect(footer(page)).toContainText('R$58,80');
  });

  test('[DELIVERY-40] the state of searching is accessible @desktop', async ({ page, expectAccessible }) => {
    await page.route(FEES, () => undefined);
    await page.reload();
    await expect(row(page)).toContainText('Calculating the delivery fee…');
    await expectAccessible();
  });

  test('[DELIVERY-40] [ERRORS-29] without a connection it is reset and told; Try again brings it back', async ({ page, store, delivery }) => {
    await page.route(FEES, (route) => route.abort('internetdisconnected'));
    await delivery.chooseType('balcony');
    await delivery.chooseType('delivery');
    await expect(store.toast('Error trying to calculate delivery fee.')).toBeVisible();
    await expect(row(page)).toContainText('The delivery fee could not be calculated.');
    await expect(footer(page)).not.toContainText('R$5,90');
    await page.unroute(FEES);
    await row(page).getByRole('button', { name: 'Try again' }).click();
    await expect(row(page)).toContainText('Delivery fee R$5,90');
  });

  test('[ERRORS-26] [DELIVERY-40] no longer served: a warning, and once it is read the address is forgotten @desktop', async ({ page, expectAccessible }) => {
    await answer(page, 200, { found: true, delivery: false, deliveryFee: 0 });
    await page.reload();
    const warning = page.getByRole('alertdialog', { name: 'Warning!' });
    await expect(warning).toContainText('Unfortunately your address is not in our delivery area :(');
    await expectAccessible();
    await warning.getByRole('button', { name: 'OK' }).click();
    await expect(row(page)).toContainText('Where should we deliver?');
    await page.reload();
    await expect(row(page)).toContainText('Where should we deliver?');
  });

  test('[ERRORS-27] [ERRORS-28] [CONFLICTS-24] a place nobody knows and an answer nobody can read are told apart @desktop', async ({ page, expectAccessible }) => {
    await answer(page, 200, { found: false, delivery: false, deliveryFee: 0 });
    await page.reload();
    await expect(row(page).getByText('Address not found', { exact: true })).toBeVisible();
    await expect(row(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expectAccessible();
    await row(page).getByRole('button', { name: 'Review address' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Street' })).toHaveValue('Rua Harmonia');
    await page.unroute(FEES);
    await answer(page, 200, { found: 'perhaps' });
    await page.reload();
    await expect(row(page)).toContainText('An unexpected error occurred');
    await page.unroute(FEES);
    await row(page).getByRole('button', { name: 'Try again' }).click();
    await expect(row(page)).toContainText('Delivery fee R$5,90');
  });

  test('[DELIVERY-14] another cart asks for the fee again', async ({ page, cart }) => {
    await page.getByRole('link', { name: 'Back to the cart' }).click();
    await expect(page).toHaveURL(/shopping-cart/);
    await cart.more('Carpaccio di Manzo').click();
    const asked = page.waitForRequest((request) => FEES.test(request.url()) && request.method() === 'POST');
    await page.goBack();
    await asked;
    await expect(footer(page)).toContainText('R$105,80');
  });

  test('it can be removed, and stays removed', async ({ page }) => {
    await row(page).getByRole('button', { name: 'Remove address' }).click();
    await expect(row(page)).toContainText('Where should we deliver?');
    await expect(row(page).getByRole('button', { name: 'Add address' })).toBeFocused();
    await expect(footer(page)).toContainText('to be calculated');
    await page.reload();
    await expect(row(page)).toContainText('Where should we deliver?');
  });
});
