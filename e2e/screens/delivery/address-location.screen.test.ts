import { screen, waitFor } from '@testing-library/react';
import type { WireRestaurant } from '../../support/change-restaurant';
import { answerPosition, POSITION_ERRORS, removeGeolocation } from '../kit/device-location';
import { openAddressForm } from './address-form';
import { FEES } from './delivery-screen';

const HARMONIA = { latitude: -23.5541, longitude: -46.6905 };
const REVERSE = /\/geospatial\/reverse-geocode$/;
const GEOCODE = /\/photon\/geocodeHereMaps$/;
const FAILURE = { status: 503, json: { error: 'down' } };

const typedByDistance = ({ info }: WireRestaurant): void => {
  info['modules'] = {
    ...(info['modules'] as object),
    photon_autocomplete_leaflet_pinpoint_address_page: false,
  };
  info['use_photon'] = false;
};
const pricedByPoint = ({ info }: WireRestaurant): void =>
  void Object.assign(info, {
    delivery_fee_with_gps: true,
    manual_zone_selection: false,
    deliveryCities: [],
    delivery_fee_method: 'RAIO',
  });
const DISTANCE = {
  restaurant: 'slice-house',
  products: ['Sunday Meatballs', 'Zeppole'],
  change: typedByDistance,
};

const confirmLocation = (): HTMLElement => screen.getByRole('button', { name: 'Confirm Location' });

afterEach(removeGeolocation);

test.each([
  ['denied', 'does not share its location'],
  ['absent', 'could not tell where it is'],
  ['slow', 'is taking too long'],
] as const)(
  '[DELIVERY-43] [CONFLICTS-15] a location that is %s: no map, and the server locates the typed address',
  async (kind, words) => {
    answerPosition({ code: POSITION_ERRORS[kind] });
    const form = await openAddressForm();
    await form.press('Use my location');
    expect(await form.in().findByText(new RegExp(words))).toBeVisible();
    expect(form.in().queryByRole('application')).toBeNull();
    await form.typeListed('Rua Harmonia', 'vila madalena');
    await form.confirm();
    await waitFor(() => expect(form.delivery.row()).toHaveTextContent('Rua Harmonia, 120'));
    expect(form.network.requests('POST', FEES).at(-1)?.body).toMatchObject({
      street: 'Rua Harmonia',
      coordinates: null,
    });
  },
);

test('[ERRORS-36] while the lookup fails the point can be confirmed; Try again finds the address', async () => {
  answerPosition(HARMONIA);
  const form = await openAddressForm();
  const restore = form.network.answer('GET', REVERSE, FAILURE);
  await form.press('Use my location');
  expect(await form.in().findByText(/We could not find the address of this point./)).toBeVisible();
  expect(confirmLocation()).toBeEnabled();
  restore();
  await form.press('Try again');
  expect(await form.in().findByText(/^Rua Harmonia, \d+$/)).toBeVisible();
});

test('[OPEN-054] [ERRORS-35] a fee by location is requested only for a point confirmed on the map', async () => {
  const form = await openAddressForm({ change: pricedByPoint });
  const requested = () =>
    form.network
      .requests('POST', FEES)
      .map(({ body }) => (body as { coordinates: unknown }).coordinates);
  await form.typeStreet('Rua Harmonia', '120');
  await form.delivery.fill(form.text('Neighborhood'), 'Vila Madalena');
  expect(
    await form.in().findByText('Confirm your address on the map to see the delivery fee.'),
  ).toBeVisible();
  await form.confirm();
  await waitFor(() => expect(confirmLocation()).toBeEnabled());
  expect(requested()).toEqual([]);
  await form.user.click(confirmLocation());
  await waitFor(() => expect(form.element()).toHaveTextContent(/Delivery Fee\s*R\$/));
  expect(form.text('Street')).toHaveValue('Rua Harmonia');
  await form.confirm();
  await waitFor(() => expect(form.delivery.row()).toHaveTextContent('Rua Harmonia, 120'));
  expect(requested()).not.toHaveLength(0);
  expect(requested()).not.toContain(null);
});

test('[ERRORS-36] an address that is not located: the map starts at the restaurant; Try again locates it', async () => {
  const form = await openAddressForm({ change: pricedByPoint });
  const restore = form.network.answer('POST', GEOCODE, FAILURE);
  await form.typeStreet('Rua Harmonia', '120');
  await form.delivery.fill(form.text('Neighborhood'), 'Vila Madalena');
  await form.confirm();
  expect(await form.in().findByText(/We cannot look up addresses right now\./)).toBeVisible();
  expect(confirmLocation()).toBeDisabled();
  restore();
  await form.press('Try again');
  await waitFor(() => expect(confirmLocation()).toBeEnabled());
  await form.press('Back to the address');
  expect(form.text('Street')).toHaveValue('Rua Harmonia');
});

test('[ERRORS-27] an unknown street: Address not found, and the form stays', async () => {
  const form = await openAddressForm(DISTANCE);
  await form.typeStreet('Nowhere Lane', '12');
  expect(await form.in().findByText('Address not found')).toBeVisible();
  await form.confirm();
  expect(form.text('Street')).toHaveValue('Nowhere Lane');
});

test('[DELIVERY-64] the location of the device finds the fee of an unknown street', async () => {
  answerPosition({ latitude: 40.7189, longitude: -73.9597 });
  const form = await openAddressForm(DISTANCE);
  await form.press('Use my location');
  await waitFor(() => expect(confirmLocation()).toBeEnabled());
  await form.user.click(confirmLocation());
  expect(await form.in().findByText('Location confirmed')).toBeVisible();
  await form.typeStreet('Nowhere Lane', '12');
  await waitFor(() => expect(form.element()).toHaveTextContent('$ 1.99'));
  await form.confirm();
  await waitFor(() => expect(form.delivery.row()).toHaveTextContent('Nowhere Lane'));
});

test('[CONFLICTS-15] a refused location leaves the typed address, which has its fee', async () => {
  answerPosition({ code: POSITION_ERRORS.denied });
  const form = await openAddressForm(DISTANCE);
  await form.press('Use my location');
  expect(await form.in().findByText(/type your address below/)).toBeVisible();
  await form.typeStreet('Berry Street', '12');
  await waitFor(() => expect(form.element()).toHaveTextContent('$ 1.99'));
});
