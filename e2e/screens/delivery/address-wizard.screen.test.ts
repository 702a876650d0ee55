import { screen, waitFor } from '@testing-library/react';
import { answerPosition, POSITION_ERRORS, removeGeolocation } from '../kit/device-location';
import { openWizard } from './address-wizard';

const REVERSE = /\/reverse-geocode$/;
/** The restaurant's own coordinates. */
const RESTAURANT = { lat: '40.7169', lon: '-73.9576' };

afterEach(removeGeolocation);

test('[DELIVERY-33] [DELIVERY-36] outside the area: a page of its own says so, with the ways on', async () => {
  answerPosition({ latitude: 40.58, longitude: -74.15 });
  const wizard = await openWizard();
  wizard.network.allow('GET', REVERSE, 404); // no street is near, each time the location is used
  wizard.network.allow('GET', REVERSE, 404);
  await wizard.press('location');
  await wizard.press('confirm-location');
  await wizard.page('out-of-range-address');
  expect(
    screen.getByText('Seu endereço se encontra fora da área de entrega').closest('[role=alert]'),
  ).not.toBeNull();
  await wizard.press('back');
  await wizard.page('confirmation-map');
  await wizard.press('confirm-location');
  await wizard.page('out-of-range-address');
  await wizard.press('change-address');
  await wizard.page('auto-complete-address');
  await wizard.press('location');
  await wizard.press('confirm-location');
  await wizard.page('out-of-range-address');
  await wizard.press('return-to-order');
  await wizard.closed();
  expect(wizard.delivery.path()).toBe('/delivery');
});

test('[DELIVERY-37] each back button leads to the page before, and nothing typed is lost', async () => {
  const wizard = await openWizard();
  expect(wizard.in().queryByRole('button', { name: wizard.text('back') })).toBeNull();
  await wizard.reachForm();
  await wizard.delivery.fill(wizard.field('complement'), 'Apt 4');
  await wizard.delivery.fill(wizard.field('number'), '130');
  await wizard.press('back');
  await wizard.page('confirmation-map');
  await wizard.press('back');
  expect(wizard.search()).toHaveValue('berry street 120');
  await wizard.user.click(await wizard.hit());
  await wizard.press('confirm-location');
  await wizard.page('confirmation-address-map-and-form');
  expect(wizard.field('complement')).toHaveValue('Apt 4');
});

test('[DELIVERY-39] without a search it begins on the map at the restaurant', async () => {
  const wizard = await openWizard('none');
  await waitFor(() =>
    expect(
      Object.fromEntries(wizard.network.requests('GET', REVERSE)[0]?.query ?? []),
    ).toMatchObject(RESTAURANT),
  );
  expect(screen.queryByRole('combobox', { name: wizard.text('search') })).toBeNull();
  expect(wizard.in().queryByRole('button', { name: wizard.text('back') })).toBeNull();
  await wizard.press('confirm-location');
  await wizard.page('confirmation-address-map-and-form');
});

test('[OPEN-054] [API-30] the geospatial wizard uses its own calls', async () => {
  const FEE = /\/geospatial\/deliveryfee/;
  const wizard = await openWizard('geospatial');
  wizard.network.answer('GET', FEE, {
    json: { found: true, delivery: true, deliveryFee: 4.5, deliveryFeeID: 'area-1' },
  });
  await wizard.reachForm();
  expect(wizard.network.requests('GET', /\/geospatial\/autocomplete$/)[0]?.query.get('query')).toBe(
    'berry street 120',
  );
  await wizard.confirm();
  await waitFor(() => expect(wizard.delivery.row()).toHaveTextContent('$ 4.50'));
  expect(wizard.network.requests('GET', FEE).at(-1)?.query.get('deliveryFeeID')).toBe('area-1');
});

test('[CONFLICTS-15] [ERRORS-36] with a denied location the map starts at the restaurant and says why', async () => {
  answerPosition({ code: POSITION_ERRORS.denied });
  const wizard = await openWizard();
  await wizard.press('location');
  await wizard.page('search-and-confirmation-map');
  expect(screen.getByText(wizard.text('refusal.denied'), { exact: false })).toBeVisible();
  expect(wizard.search()).toBeVisible();
  await waitFor(() =>
    expect(
      Object.fromEntries(wizard.network.requests('GET', REVERSE)[0]?.query ?? []),
    ).toMatchObject(RESTAURANT),
  );
});

test('[ERRORS-36] a device without geolocation says so', async () => {
  const wizard = await openWizard();
  await wizard.press('location');
  await wizard.page('search-and-confirmation-map');
  expect(screen.getByText(wizard.text('refusal.absent'), { exact: false })).toBeVisible();
});

test('[ERRORS-36] a slow location and a vague one are not used, and say so', async () => {
  answerPosition(
    { code: POSITION_ERRORS.slow },
    { latitude: 40.7, longitude: -73.9, accuracy: 50_000 },
  );
  const wizard = await openWizard();
  await wizard.press('location');
  expect(await screen.findByText(wizard.text('refusal.slow'), { exact: false })).toBeVisible();
  await wizard.press('location');
  expect(await screen.findByText(wizard.text('refusal.vague'), { exact: false })).toBeVisible();
  await waitFor(() => expect(wizard.button('confirm-location')).toBeEnabled());
});
