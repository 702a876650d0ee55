import { expect, test } from '../fixtures';
import { openAddressDialog } from '../support/at-address';

const SEARCH = /\/photon\/v2\/geocode$/;
const POSTAL_CODE = /\/postal-code\/\d+\/json\/$/;
const searched = { use_photon: true };

test.use({ locale: 'en-US' });

test.describe('streets by their name', () => {
  test('[DELIVERY-50] [DELIVERY-52] from the third letter on streets are offered; the keyboard alone takes one @desktop', async ({ page, store, delivery, expectAccessible }) => {
    const queries: string[] = [];
    page.on('request', (request) => {
      if (SEARCH.test(request.url())) queries.push((request.postDataJSON() as { query: string }).query);
    });
    const dialog = await openAddressDialog({ page, store, delivery }, searched);
    const street = dialog.getByRole('combobox', { name: 'Street' });
    await expect(street).toHaveAccessibleDescription('Type at least 3 letters, or your postal code');
    await street.pressSequentially('ha');
    await street.pressSequentially('rmon', { delay: 30 });
    await expect(dialog.getByRole('option', { name: /^rua harmonia/ })).toBeVisible();
    expect(queries).toEqual(['harmon']);
    await expectAccessible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(street).toHaveValue('Rua Harmonia');
    await expect(dialog.getByLabel('Number')).toBeFocused();
    await expect(dialog.getByRole('combobox', { name: 'City' })).toHaveValue('São Paulo');
    await expect(dialog.getByRole('combobox', { name: 'Neighborhood' })).toHaveValue('Vila Madalena');
    await page.keyboard.type('120');
    await expect(dialog).toContainText(/Delivery Fee\s*R\$4,90/);
  });

  test('[DELIVERY-50] a street that is not in the list is marked on the map', async ({ page, store, delivery }) => {
    const dialog = await openAddressDialog({ page, store, delivery }, searched);
    await dialog.getByRole('combobox', { name: 'Street' }).fill('xqwzzk');
    await expect(dialog.getByText('We could not find this street.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Mark it on the map' }).click();
    await expect(dialog.getByText('We could not find this address. Move the map to where it is.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Confirm Location' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Move the pin left' }).click();
    await expect(dialog.getByRole('button', { name: 'Confirm Location' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Confirm Location' }).click();
    await expect(dialog.getByText('Location confirmed')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Street' })).toHaveValue('xqwzzk');
  });

  test('a search that fails keeps what was typed, and is tried again', async ({ page, store, delivery }) => {
    await page.route(SEARCH, (route) => route.fulfill({ status: 503, json: { error: 'down' } }));
    const dialog = await openAddressDialog({ page, store, delivery }, searched);
    const street = dialog.getByRole('combobox', { name: 'Street' });
    await street.fill('harmonia');
    await expect(dialog.getByText('Streets cannot be searched right now.')).toBeVisible();
    await expect(street).toHaveValue('harmonia');
    await page.unroute(SEARCH);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await street.focus();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('option', { name: /^rua harmonia/ })).toBeVisible();
  });
});

test.describe('[DELIVERY-28] [OPEN-020] a postal code in place of the street', () => {
  test('with its hyphen it is replaced by the street, its neighborhood and its city', async ({ page, store, delivery }) => {
    const asked = page.waitForRequest(POSTAL_CODE);
    const dialog = await openAddressDialog({ page, store, delivery });
    const street = dialog.getByRole('textbox', { name: 'Street' });
    await street.fill('05435-000');
    await expect(street).toHaveValue('Rua Harmonia');
    expect((await asked).url()).toContain('/postal-code/05435000/json/');
    expect((await asked).headers()['authorization']).toBeUndefined();
    await expect(dialog.getByRole('combobox', { name: 'City' })).toHaveValue('São Paulo');
    await expect(dialog.getByRole('combobox', { name: 'Neighborhood' })).toHaveValue('Vila Madalena');
  });

  test('nobody knows it: told, and the text stays; nine digits are no postal code', async ({ page, store, delivery }) => {
    let count = 0;
    page.on('request', (request) => {
      if (POSTAL_CODE.test(request.url())) count += 1;
    });
    const dialog = await openAddressDialog({ page, store, delivery });
    const street = dialog.getByRole('textbox', { name: 'Street' });
    await street.fill('999999990');
    await street.fill('99999999');
    await expect(dialog.getByText('We do not know this postal code.')).toBeVisible();
    await expect(street).toHaveValue('99999999');
    expect(count).toBe(1);
  });

  test('it cannot be looked up: told, and tried again', async ({ page, store, delivery }) => {
    await page.route(POSTAL_CODE, (route) => route.fulfill({ status: 503, json: { error: 'down' } }));
    const dialog = await openAddressDialog({ page, store, delivery });
    const street = dialog.getByRole('textbox', { name: 'Street' });
    await street.fill('05435000');
    await expect(dialog.getByText('The postal code could not be looked up.')).toBeVisible();
    await page.unroute(POSTAL_CODE);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(street).toHaveValue('Rua Harmonia');
  });
});
