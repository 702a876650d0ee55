import { expect, test } from '../fixtures';
import { AT_HARMONIA, openAddressDialog } from '../support/at-address';

const FEES = /\/api\/restaurant\/deliveryfees$/;
const REVERSE = /\/geospatial\/reverse-geocode/;
const GEOCODE = /\/photon\/geocodeHereMaps$/;

test.use({ locale: 'en-US' });

test.describe('the device tells where it is', () => {
  test.use({ permissions: ['geolocation'], geolocation: AT_HARMONIA });

  test('[DELIVERY-41] [DELIVERY-42] [DELIVERY-44] its map is moved by keys and buttons alone; confirmed, the address is filled in @desktop', async ({ page, store, delivery, expectAccessible }) => {
    test.slow();
    const dialog = await openAddressDialog({ page, store, delivery });
    await dialog.getByRole('button', { name: 'Use my location' }).press('Enter');
    const map = dialog.getByRole('application', { name: 'Map of your address' });
    const confirm = dialog.getByRole('button', { name: 'Confirm Location' });
    const address = dialog.getByText(/^Rua Harmonia, \d+$/);
    await expect(address).toBeVisible();
    await expect(confirm).toBeEnabled();
    await expectAccessible();
    const first = await address.textContent();

    const asked = page.waitForRequest(REVERSE);
    await map.focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect(confirm).toBeDisabled();
    const { searchParams } = new URL((await asked).url());
    expect(Number(searchParams.get('lon'))).toBeGreaterThan(AT_HARMONIA.longitude);
    await expect(confirm).toBeEnabled();
    await expect(dialog.getByText(first!, { exact: true })).toHaveCount(0);

    for (let step = 0; step < 3; step += 1) await dialog.getByRole('button', { name: 'Move the pin up' }).click();
    await expect(confirm).toBeDisabled();
    await expect(confirm).toBeEnabled();
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await expect(confirm).toBeEnabled();
    await confirm.click();
    await expect(dialog.getByText('Location confirmed')).toBeVisible();
    await expect(dialog.getByLabel('Street')).not.toHaveValue('');
    await expect(dialog.getByLabel('Number')).not.toHaveValue('');
    await expect(dialog.getByRole('combobox', { name: 'City' })).toHaveValue('São Paulo');
    await expectAccessible();
  });

  test('[DELIVERY-63] the map is 300 pixels high, and 100 once the place is confirmed', async ({ page, store, delivery }) => {
    const dialog = await openAddressDialog({ page, store, delivery });
    await dialog.getByRole('button', { name: 'Use my location' }).click();
    await expect(dialog.getByRole('button', { name: 'Confirm Location' })).toBeEnabled();
    expect((await dialog.getByRole('application').boundingBox())?.height).toBe(300);
    await dialog.getByRole('button', { name: 'Confirm Location' }).click();
    const small = dialog.getByRole('img', { name: 'Your location on the map' });
    expect((await small.boundingBox())?.height).toBe(100);
    await dialog.getByRole('button', { name: 'Do not use my location' }).click();
    await expect(small).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Use my location' })).toBeVisible();
  });

  test('[ERRORS-36] while addresses cannot be looked up the point can still be confirmed; trying again finds the address', async ({ page, store, delivery }) => {
    await page.route(REVERSE, (route) => route.fulfill({ status: 503, json: { error: 'down' } }));
    const dialog = await openAddressDialog({ page, store, delivery });
    await dialog.getByRole('button', { name: 'Use my location' }).click();
    await expect(dialog.getByText('We could not find out the address here.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Confirm Location' })).toBeEnabled();
    await page.unroute(REVERSE);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText(/^Rua Harmonia, \d+$/)).toBeVisible();
  });

  test('a map that cannot be loaded says so, and loads when tried again', async ({ page, store, delivery, pageErrors }) => {
    pageErrors.expect(/map\.\w+\.js|ChunkLoadError|Loading chunk|Failed to load resource/);
    const chunk = /\/map\.\w+\.js/;
    await page.route(chunk, (route) => route.abort());
    const dialog = await openAddressDialog({ page, store, delivery });
    await dialog.getByRole('button', { name: 'Use my location' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The map could not be loaded.');
    await page.unroute(chunk);
    await dialog.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('application')).toBeVisible();
  });

  test('a map without its pictures still works', async ({ page, store, delivery }) => {
    await page.route('**/api/tiles/**', (route) => route.fulfill({ status: 503, body: '' }));
    const dialog = await openAddressDialog({ page, store, delivery });
    await dialog.getByRole('button', { name: 'Use my location' }).click();
    await expect(dialog.getByText('The map picture is missing for now.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Confirm Location' })).toBeEnabled();
  });
});

/** Ways in which a device does not tell; each replaces the browser's own sense before the page starts. */
const REFUSALS = [
  { kind: 'denied', code: 1, told: 'does not share its location' },
  { kind: 'absent', code: 2, told: 'could not tell where it is' },
  { kind: 'slow', code: 3, told: 'is taking too long' },
] as const;

for (const { kind, code, told } of REFUSALS) {
  test(`[DELIVERY-43] [CONFLICTS-15] a location that is ${kind}: no map, the typed address is placed by the server`, async ({ page, store, delivery }) => {
    await page.addInitScript((refusal) => {
      Object.defineProperty(navigator, 'geolocation', {
        value: { getCurrentPosition: (_: unknown, failed: (error: { code: number }) => void) => failed({ code: refusal }) },
      });
    }, code);
    const dialog = await openAddressDialog({ page, store, delivery });
    await dialog.getByRole('button', { name: 'Use my location' }).click();
    await expect(dialog.getByText(told)).toBeVisible();
    await expect(dialog.getByRole('application')).toHaveCount(0);
    const asked = page.waitForRequest((request) => FEES.test(request.url()) && request.method() === 'POST');
    await delivery.confirmAddress({ city: 'São Paulo', street: 'Rua Harmonia', number: '120', zone: 'Vila Madalena' });
    expect((await asked).postDataJSON()).toMatchObject({ street: 'Rua Harmonia', coordinates: null });
    await expect(page.getByRole('region', { name: 'Address' })).toContainText('Rua Harmonia, 120');
  });
}

test.describe('where the fee follows the point', () => {
  const withPoint = { delivery_fee_with_gps: true, manual_zone_selection: false, deliveryCities: [], delivery_fee_method: 'RAIO' };
  const typeAddress = async (dialog: Awaited<ReturnType<typeof openAddressDialog>>) => {
    await dialog.getByRole('textbox', { name: 'Street' }).fill('Rua Harmonia');
    await dialog.getByRole('textbox', { name: 'Number' }).fill('120');
    await dialog.getByRole('textbox', { name: 'Neighborhood' }).fill('Vila Madalena');
    await expect(dialog.getByText('Confirm your address on the map to see the delivery fee.')).toBeVisible();
    await dialog.getByRole('button', { name: 'CONFIRM', exact: true }).click();
  };

  test('[OPEN-054] [ERRORS-35] no fee is asked for before the point is confirmed on the map @desktop', async ({ page, store, delivery }) => {
    const asked: { coordinates: unknown }[] = [];
    page.on('request', (request) => {
      if (FEES.test(request.url()) && request.method() === 'POST') asked.push(request.postDataJSON() as { coordinates: unknown });
    });
    const dialog = await openAddressDialog({ page, store, delivery }, withPoint);
    await typeAddress(dialog);
    const confirm = dialog.getByRole('button', { name: 'Confirm Location' });
    await expect(confirm).toBeEnabled();
    expect(asked).toEqual([]);
    await confirm.click();
    await expect(dialog).toContainText(/Delivery Fee\s*R\$/);
    expect(asked.every(({ coordinates }) => coordinates !== null)).toBe(true);
    await expect(dialog.getByRole('textbox', { name: 'Street' })).toHaveValue('Rua Harmonia');
    await dialog.getByRole('button', { name: 'CONFIRM', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Address' })).toContainText('Rua Harmonia, 120');
    expect(asked.length).toBeGreaterThan(0);
  });

  test('[ERRORS-36] while the typed address cannot be placed the map starts at the restaurant; trying again places it', async ({ page, store, delivery }) => {
    await page.route(GEOCODE, (route) => route.fulfill({ status: 503, json: { error: 'down' } }));
    const dialog = await openAddressDialog({ page, store, delivery }, withPoint);
    await typeAddress(dialog);
    await expect(dialog.getByText('We cannot look up addresses right now.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Confirm Location' })).toBeDisabled();
    await page.unroute(GEOCODE);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('button', { name: 'Confirm Location' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Back to the address' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Street' })).toHaveValue('Rua Harmonia');
  });
});
