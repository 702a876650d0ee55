import { expect, test } from '../fixtures';
import { AT_HARMONIA, openAddressDialog } from '../support/at-address';

const REVERSE = /\/geospatial\/reverse-geocode/;

test.use({ permissions: ['geolocation'], geolocation: AT_HARMONIA });

test('[DELIVERY-41] [DELIVERY-42] [DELIVERY-44] [DELIVERY-63] keys and buttons move and confirm the map', async ({
  page,
  texts,
}) => {
  const point = (key: string): string => texts(`mf-delivery:point.${key}`);
  const field = (key: string): string => texts(`mf-delivery:address-form.${key}`);
  const dialog = await openAddressDialog(page, texts);
  await dialog.getByRole('button', { name: field('location') }).press('Enter');
  const map = dialog.getByRole('application', { name: point('map') });
  const confirm = dialog.getByRole('button', { name: point('confirm') });
  const address = dialog.getByText(/^Rua Harmonia, \d+$/);
  await expect(address).toBeVisible();
  await expect(confirm).toBeEnabled();
  expect((await map.boundingBox())?.height).toBe(300);
  const first = await address.textContent();

  const requested = page.waitForRequest(REVERSE);
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
  await dialog.getByRole('button', { name: field('location-remove') }).click();
  await expect(small).toHaveCount(0);
});

test('[DELIVERY-41] a map that cannot be loaded says so, and loads on retry; without its tiles it still works', async ({
  page,
  texts,
  failures,
}) => {
  const chunk = /\/map\.\w+\.js/;
  const retry = texts('domain:action.retry');
  failures.allowUnder('/api/tiles/');
  failures.allowUnder('/builds/mf-delivery/');
  await page.route(chunk, (route) => route.abort());
  await page.route('**/api/tiles/**', (route) => route.fulfill({ status: 503, body: '' }));
  const dialog = await openAddressDialog(page, texts);
  await dialog.getByRole('button', { name: texts('mf-delivery:address-form.location') }).click();
  await expect(dialog.getByRole('alert')).toContainText(texts('mf-delivery:map.failed'));
  await page.unroute(chunk);
  await dialog.getByRole('alert').getByRole('button', { name: retry }).click();
  await expect(dialog.getByRole('application')).toBeVisible();
  await expect(dialog.getByText(texts('mf-delivery:map.no-tiles'))).toBeVisible();
  await expect(
    dialog.getByRole('button', { name: texts('mf-delivery:point.confirm') }),
  ).toBeEnabled();
});
