import { expect, test } from '../fixtures';
import { AT_HARMONIA, openAddressDialog } from '../support/at-address';
import { awaitedLater } from '../support/awaited-later';

const CHUNK = /\/map\.\w+\.js/;
const REVERSE = /\/geospatial\/reverse-geocode/;
const TILES = '**/api/tiles/**';

test.use({ permissions: ['geolocation'], geolocation: AT_HARMONIA });
test.slow(); // two scans

test(
  '[DELIVERY-41] [DELIVERY-42] [DELIVERY-44] [DELIVERY-63] a map that fails loads on retry; keys ' +
    'and buttons move it',
  async ({ page, texts, failures, expectAccessible }) => {
    const point = (key: string): string => texts(`mf-delivery:point.${key}`);
    const field = (key: string): string => texts(`mf-delivery:address-form.${key}`);
    failures.allowUnder('/api/tiles/');
    failures.allowUnder('/builds/mf-delivery/');
    await page.route(CHUNK, (route) => route.abort());
    await page.route(TILES, (route) => route.fulfill({ status: 503, body: '' }));
    const dialog = await openAddressDialog(page, texts);
    await dialog.getByRole('button', { name: field('location') }).press('Enter');
    const failed = dialog.getByRole('alert');
    await expect(failed).toContainText(texts('mf-delivery:map.failed'));
    await page.unroute(CHUNK);
    await failed.getByRole('button', { name: texts('domain:action.retry') }).click();
    const map = dialog.getByRole('application', { name: point('map') });
    await expect(map).toBeVisible();
    await expect(dialog.getByText(texts('mf-delivery:map.no-tiles'))).toBeVisible();
    await page.unroute(TILES);

    const confirm = dialog.getByRole('button', { name: point('confirm') });
    const address = dialog.getByText(/^Rua Harmonia, \d+$/);
    await expect(address).toBeVisible();
    await expect(confirm).toBeEnabled();
    expect((await map.boundingBox())?.height).toBe(300);
    await expectAccessible('dialog[open]');
    const first = await address.textContent();

    const requested = awaitedLater(page.waitForRequest(REVERSE));
    await map.focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect(confirm).toBeDisabled();
    const { searchParams } = new URL((await requested).url());
    expect(Number(searchParams.get('lon'))).toBeGreaterThan(AT_HARMONIA.longitude);
    await expect(confirm).toBeEnabled();
    await expect(dialog.getByText(first!, { exact: true })).toHaveCount(0);

    for (let step = 0; step < 3; step += 1)
      await dialog.getByRole('button', { name: texts('mf-delivery:map.up') }).click();
    await expect(confirm).toBeDisabled();
    await expect(confirm).toBeEnabled();
    await dialog.getByRole('button', { name: texts('mf-delivery:map.zoom-in') }).click();
    await expect(confirm).toBeEnabled();
    await confirm.click();
    await expect(dialog.getByText(field('location-known'))).toBeVisible();
    const small = dialog.getByRole('img', { name: field('location-map') });
    expect((await small.boundingBox())?.height).toBe(100);
    await expect(dialog.getByRole('textbox', { name: field('street') })).not.toHaveValue('');
    await expect(dialog.getByRole('textbox', { name: field('number') })).not.toHaveValue('');
    await expect(dialog.getByRole('combobox', { name: field('city') })).toHaveValue('São Paulo');
    await expectAccessible('dialog[open]');
    await dialog.getByRole('button', { name: field('location-remove') }).click();
    await expect(small).toHaveCount(0);
  },
);
