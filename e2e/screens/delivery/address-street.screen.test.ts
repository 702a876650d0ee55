import { screen, waitFor } from '@testing-library/react';
import type { WireRestaurant } from '../../support/change-restaurant';
import { openAddressForm } from './address-form';

const SEARCH = /\/photon\/v2\/geocode$/;
const POSTAL_CODE = /^\/postal-code\/\d+\/json\/$/;
const FAILURE = { status: 503, json: { error: 'down' } };
const searched = ({ info }: WireRestaurant): void => {
  info['use_photon'] = true;
};

test('[DELIVERY-50] a street that is not in the list is marked on the map', async () => {
  const form = await openAddressForm({ change: searched });
  // the API's answer for an unknown address
  form.network.allow('POST', /\/photon\/geocodeHereMaps$/, 404);
  await form.delivery.fill(form.box('Street'), 'xqwzzk');
  expect(await form.in().findByText('We could not find this street.')).toBeVisible();
  await form.press('Mark it on the map');
  expect(
    await form.in().findByText('We could not find this address. Move the map to where it is.'),
  ).toBeVisible();
  const confirm = form.in().getByRole('button', { name: 'Confirm Location' });
  expect(confirm).toBeDisabled();
  await form.press('Move the pin left');
  await waitFor(() => expect(confirm).toBeEnabled());
  await form.user.click(confirm);
  expect(await form.in().findByText('Location confirmed')).toBeVisible();
  expect(form.box('Street')).toHaveValue('xqwzzk');
});

test('[DELIVERY-50] [DELIVERY-52] the search starts at the third letter, and is repeated after a failure', async () => {
  const form = await openAddressForm({ change: searched });
  const restore = form.network.answer('POST', SEARCH, FAILURE);
  const queries = () =>
    form.network.requests('POST', SEARCH).map(({ body }) => (body as { query: string }).query);
  const street = form.box('Street');
  await form.delivery.fill(street, 'ha');
  await form.delivery.fill(street, 'harmonia');
  expect(await form.in().findByText(/^Streets cannot be searched right now\./)).toBeVisible();
  expect(queries()).toEqual(['harmonia']);
  expect(street).toHaveValue('harmonia');
  restore();
  await form.press('Try again');
  street.focus();
  await form.user.keyboard('{ArrowDown}');
  expect(await form.in().findByRole('option', { name: /^rua harmonia/ })).toBeVisible();
});

test('[DELIVERY-28] [OPEN-020] a postal code with a hyphen is replaced by street, neighborhood and city', async () => {
  const form = await openAddressForm();
  await form.delivery.fill(form.text('Street'), '05435-000');
  await waitFor(() => expect(form.text('Street')).toHaveValue('Rua Harmonia'));
  const [request] = form.network.requests('GET', POSTAL_CODE);
  expect(request?.path).toBe('/postal-code/05435000/json/');
  expect(request?.headers['authorization']).toBeUndefined();
  expect(form.box('City')).toHaveValue('São Paulo');
  expect(form.box('Neighborhood')).toHaveValue('Vila Madalena');
});

test('[DELIVERY-28] [OPEN-020] an unknown postal code is reported; nine digits are no postal code', async () => {
  const form = await openAddressForm();
  await form.delivery.fill(form.text('Street'), '999999990');
  expect(form.in().queryByText('Looking up the postal code…')).toBeNull();
  await form.delivery.fill(form.text('Street'), '99999999');
  expect(await form.in().findByText(/^We do not know this postal code\./)).toBeVisible();
  expect(form.text('Street')).toHaveValue('99999999');
  expect(form.network.requests('GET', POSTAL_CODE)).toHaveLength(1);
});

test('[DELIVERY-28] [OPEN-020] a postal code that cannot be looked up is reported, and looked up again', async () => {
  const form = await openAddressForm();
  const restore = form.network.answer('GET', POSTAL_CODE, FAILURE);
  await form.delivery.fill(form.text('Street'), '05435000');
  expect(await form.in().findByText('The postal code could not be looked up.')).toBeVisible();
  restore();
  await form.press('Try again');
  await waitFor(() => expect(form.text('Street')).toHaveValue('Rua Harmonia'));
  expect(screen.queryByText('The postal code could not be looked up.')).toBeNull();
});
