import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { changeRestaurant } from '../support/change-restaurant';

const FEES = /\/api\/restaurant\/deliveryfees$/;

/** Answers the fee call (POST) or the zones call (PUT) in the API's place. */
const answer = (page: Page, method: 'POST' | 'PUT', status: number, body: unknown) =>
  page.route(FEES, (route) => (route.request().method() === method ? route.fulfill({ status, json: body }) : route.fallback()));

test.use({ locale: 'en-US' });

test.describe('where the restaurant keeps a list of neighborhoods', () => {
  test.beforeEach(async ({ page, store, delivery }) => {
    await store.open();
    await store.addProduct('Tábua de Antepasto');
    await store.addProduct('Carpaccio di Manzo');
    await store.open('bella-napoli', 'delivery');
    await delivery.chooseType('delivery');
    await page.getByRole('button', { name: 'Add address' }).click();
  });

  const type = async (page: Page, street: string, zone: string) => {
    const dialog = page.getByRole('dialog', { name: 'Delivery Address' });
    await dialog.getByRole('combobox', { name: 'City' }).fill('sao paulo');
    await dialog.getByRole('option', { name: 'São Paulo' }).click();
    await dialog.getByRole('textbox', { name: 'Street' }).fill(street);
    await dialog.getByRole('textbox', { name: 'Number' }).fill('120');
    await dialog.getByRole('combobox', { name: 'Neighborhood' }).fill(zone);
    await page.keyboard.press('Enter');
    return dialog;
  };

  test('[DELIVERY-44] [DELIVERY-45] [DELIVERY-46] [DELIVERY-47] the dialog offers the location, cities and zones to search, and the typed fields @desktop', async ({ page, expectAccessible }) => {
    const dialog = page.getByRole('dialog', { name: 'Delivery Address' });
    await expect(dialog.getByRole('button', { name: 'Use my location' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Digite o seu endereço' })).toBeVisible();
    await dialog.getByRole('combobox', { name: 'City' }).fill('osa');
    await expect(dialog.getByRole('option')).toHaveText(['Osasco']);
    await page.keyboard.press('Enter');
    await dialog.getByRole('combobox', { name: 'Neighborhood' }).fill('vila');
    await expect(dialog.getByRole('option')).toHaveText([/^Vila Yara/]);
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('textbox', { name: 'Number' })).toHaveAttribute('maxlength', '10');
    for (const name of ['Street', 'Complement', 'Reference point']) await expect(dialog.getByRole('textbox', { name })).toBeVisible();
    await expectAccessible();
  });

  test('[DELIVERY-48] [API-20] [OPEN-051] the fee is shown with its discount and the total before it is confirmed', async ({ page }) => {
    const asked = page.waitForRequest((request) => FEES.test(request.url()) && request.method() === 'POST');
    const dialog = await type(page, 'Rua Harmonia', 'pinheiros');
    expect((await asked).postDataJSON()).toEqual({
      restaurantID: 101, street: 'Rua Harmonia', number: '120', zone: 'Pinheiros', city: 'São Paulo', region: 'oeste', coordinates: null,
      deliveryFeeID: 'zona-pinheiros',
    });
    await expect(dialog).toContainText(/Delivery Fee\s*R\$5,90\s*Discount\s*-R\$3,00\s*Total\s*R\$135,70/);
    await dialog.getByRole('button', { name: 'CONFIRM', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Address' })).toContainText('Rua Harmonia, 120');
    await expect(page.getByRole('contentinfo')).toContainText('R$135,70');
  });

  test('[ERRORS-26] an address outside the area: a warning, then an empty form', async ({ page }) => {
    const dialog = await type(page, 'Avenida Morumbi', 'morumbi');
    await dialog.getByRole('button', { name: 'CONFIRM', exact: true }).click();
    const warning = page.getByRole('alertdialog', { name: 'Warning!' });
    await expect(warning).toContainText('Unfortunately your address is not in our delivery area :(');
    await warning.getByRole('button', { name: 'OK' }).click();
    await expect(warning).toHaveCount(0);
    await expect(dialog.getByRole('textbox', { name: 'Street' })).toHaveValue('');
  });

  test('[ERRORS-28] an answer nobody can read: an unexpected error, nothing typed is lost', async ({ page }) => {
    await answer(page, 'POST', 200, { found: 'perhaps' });
    const dialog = await type(page, 'Rua Harmonia', 'pinheiros');
    await expect(dialog.getByText('An unexpected error occurred')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Street' })).toHaveValue('Rua Harmonia');
  });

  test('[ERRORS-29] a failed call is told at the top; trying again confirms what was typed', async ({ page, store }) => {
    await answer(page, 'POST', 500, { error: 'boom' });
    const dialog = await type(page, 'Rua Harmonia', 'pinheiros');
    await expect(store.toast('Error trying to calculate delivery fee.')).toBeVisible();
    await page.unroute(FEES);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toContainText('R$135,70');
    await dialog.getByRole('button', { name: 'CONFIRM', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Address' })).toContainText('Rua Harmonia, 120');
  });

  test('[OPEN-050] the last address is there on the next visit, with a fresh fee', async ({ page }) => {
    const dialog = await type(page, 'Rua Harmonia', 'pinheiros');
    await dialog.getByRole('button', { name: 'CONFIRM', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await answer(page, 'POST', 200, { found: true, delivery: true, deliveryFee: 7.5, deliveryFeeID: 'zona-pinheiros' });
    await page.reload();
    await expect(page.getByRole('region', { name: 'Address' })).toContainText('Delivery fee R$7,50');
  });
});

test('[API-23] [ERRORS-30] zones that cannot be read: told at the top, and the dialog closes', async ({ page, store, delivery }) => {
  await store.open();
  await store.addProduct('Carpaccio di Manzo');
  await store.open('bella-napoli', 'delivery');
  await answer(page, 'PUT', 500, { error: 'boom' });
  await delivery.chooseType('delivery');
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(store.toast('Error trying to fetch zones')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[ERRORS-31] an empty list of zones says so', async ({ page, store, delivery }) => {
  await store.open();
  await store.addProduct('Carpaccio di Manzo');
  await store.open('bella-napoli', 'delivery');
  await answer(page, 'PUT', 200, []);
  await delivery.chooseType('delivery');
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Neighborhood' }).click();
  await expect(page.getByRole('dialog').getByText('No zones found.')).toBeVisible();
});

test.describe('where the fee follows the distance', () => {
  test.beforeEach(async ({ page, store, delivery }) => {
    await changeRestaurant(page, 'slice-house', ({ info }) => {
      info['modules'] = { ...(info['modules'] as object), photon_autocomplete_leaflet_pinpoint_address_page: false };
      info['use_photon'] = false;
    });
    await store.open('slice-house');
    await store.addProduct('Sunday Meatballs');
    await store.addProduct('Zeppole');
    await store.open('slice-house', 'delivery');
    await delivery.chooseType('delivery');
    await page.getByRole('button', { name: 'Add address' }).click();
  });

  test('[ERRORS-27] a street nobody knows: Address not found', async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Street' }).fill('Nowhere Lane');
    await dialog.getByRole('textbox', { name: 'Number' }).fill('12');
    await expect(dialog.getByText('Address not found')).toBeVisible();
    await dialog.getByRole('button', { name: 'CONFIRM', exact: true }).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Street' })).toHaveValue('Nowhere Lane');
  });

  test('[DELIVERY-64] the location of the device finds the fee of a street nobody knows', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 40.7189, longitude: -73.9597 });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Use my location' }).click();
    await dialog.getByRole('button', { name: 'Confirm Location' }).click();
    await expect(dialog.getByText('Location confirmed')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Street' }).fill('Nowhere Lane');
    await dialog.getByRole('textbox', { name: 'Number' }).fill('12');
    await expect(dialog).toContainText('$ 1.99');
    await dialog.getByRole('button', { name: 'CONFIRM', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Address' })).toContainText('Nowhere Lane');
  });

  test('[CONFLICTS-15] a refused location leaves the typed address', async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Use my location' }).click();
    await expect(dialog.getByText('type your address below')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Street' }).fill('Berry Street');
    await dialog.getByRole('textbox', { name: 'Number' }).fill('12');
    await expect(dialog).toContainText('$ 1.99');
  });
});
