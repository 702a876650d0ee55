import { screen, waitFor } from '@testing-library/react';
import type { WireRestaurant } from '../../support/change-restaurant';
import { answerPosition, DENIED, removeGeolocation } from '../kit/device-location';
import type { Reply } from '../kit/network';
import { AddressForm, openAddressForm } from './address-form';
import { openWizard, Wizard } from './address-wizard';
import { FEES, openDelivery } from './delivery-screen';

const FAILURE = { status: 503, json: { error: 'down' } };
const REVERSE = /\/reverse-geocode$/;
const GEOCODE = /\/photon\/geocodeHereMaps$/;
const SEARCH = /\/photon\/v2\/geocode$/;

afterEach(removeGeolocation);

describe('the form', () => {
  const confirmLocation = (): HTMLElement =>
    screen.getByRole('button', { name: 'Confirm Location' });

  test(
    '[DELIVERY-44] [DELIVERY-45] [DELIVERY-46] [DELIVERY-47] [DELIVERY-48] [API-20] [OPEN-051] ' +
      '[ERRORS-29] an address from the lists shows fee, discount and total before it is confirmed',
    async () => {
      const form = await openAddressForm({
        products: ['Tábua de Antepasto', 'Carpaccio di Manzo'],
      });
      const restore = form.network.answer('POST', FEES, { status: 500, json: { error: 'boom' } });
      const offers = (options: unknown[]) =>
        waitFor(() =>
          expect(
            form
              .in()
              .getAllByRole('option')
              .map(({ textContent }) => textContent),
          ).toEqual(options),
        );
      expect(form.in().getByRole('button', { name: 'Use my location' })).toBeVisible();
      expect(form.in().getByRole('heading', { name: 'Digite o seu endereço' })).toBeVisible();
      await form.delivery.fill(form.box('City'), 'osa');
      await offers(['Osasco']);
      await form.user.keyboard('{Enter}');
      await form.delivery.fill(form.box('Neighborhood'), 'vila');
      await offers([expect.stringMatching(/^Vila Yara/)]);
      expect(form.text('Number')).toHaveAttribute('maxlength', '40');
      for (const name of ['Street', 'Apartment, suite', 'Reference point'])
        expect(form.text(name)).toBeVisible();

      await form.typeListed('Rua Harmonia', 'pinheiros');
      await waitFor(() =>
        expect(document.querySelector('[data-toast]')).toHaveTextContent(
          'Error trying to calculate delivery fee.',
        ),
      );
      restore();
      await form.press('Try again');
      await waitFor(() =>
        expect(form.element()).toHaveTextContent(
          /Subtotal\s*R\$132,80\s*Delivery Fee\s*Discount\s*Was\s*R\$5,90\s*R\$2,90\s*Total\s*R\$135,70/,
        ),
      );
      expect(form.network.requests('POST', FEES).at(-1)?.body).toEqual({
        restaurantID: 101,
        street: 'Rua Harmonia',
        number: '120',
        zone: 'Pinheiros',
        city: 'São Paulo',
        region: 'oeste',
        coordinates: null,
        deliveryFeeID: 'zona-pinheiros',
      });
      await form.confirm();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(form.delivery.row()).toHaveTextContent('Rua Harmonia, 120');
      expect(form.delivery.footer()).toHaveTextContent('R$135,70');
    },
  );

  test(
    '[API-23] [ERRORS-30] [ERRORS-31] zones that cannot be read close the dialog with a message, an ' +
      'empty list says so',
    async () => {
      let zones: Reply = { status: 500, json: { error: 'boom' } };
      const delivery = await openDelivery({
        type: 'delivery',
        before: (network) => void network.answer('PUT', FEES, () => zones),
      });
      await delivery.addAddress();
      expect(await screen.findByText('Error trying to fetch zones')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      zones = { json: [] };
      await delivery.addAddress();
      await screen.findByRole('dialog');
      const form = new AddressForm(delivery);
      await form.user.click(await form.in().findByRole('combobox', { name: /^Neighborhood/ }));
      expect(await form.in().findByText('No zones found.')).toBeVisible();
    },
  );

  test(
    '[OPEN-054] [ERRORS-35] [ERRORS-36] a fee by location is requested only for a point confirmed on ' +
      'the map',
    async () => {
      const form = await openAddressForm({
        change: ({ info }) =>
          void Object.assign(info, {
            delivery_fee_with_gps: true,
            manual_zone_selection: false,
            deliveryCities: [],
            delivery_fee_method: 'RAIO',
          }),
      });
      const requested = () =>
        form.network
          .requests('POST', FEES)
          .map(({ body }) => (body as { coordinates: unknown }).coordinates);
      const restore = form.network.answer('POST', GEOCODE, FAILURE);
      await form.typeStreet('Rua Harmonia', '120');
      await form.delivery.fill(form.text('Neighborhood'), 'Vila Madalena');
      expect(
        await form.in().findByText('Confirm your address on the map to see the delivery fee.'),
      ).toBeVisible();
      await form.confirm();
      expect(await form.in().findByText(/We cannot look up addresses right now\./)).toBeVisible();
      expect(confirmLocation()).toBeDisabled();
      restore();
      await form.press('Try again');
      await waitFor(() => expect(confirmLocation()).toBeEnabled());
      expect(requested()).toEqual([]);
      await form.user.click(confirmLocation());
      await waitFor(() => expect(form.element()).toHaveTextContent(/Delivery Fee\s*R\$/));
      expect(form.text('Street')).toHaveValue('Rua Harmonia');
      await form.confirm();
      await waitFor(() => expect(form.delivery.row()).toHaveTextContent('Rua Harmonia, 120'));
      expect(requested()).not.toHaveLength(0);
      expect(requested()).not.toContain(null);
    },
  );

  test(
    '[DELIVERY-43] [DELIVERY-64] [CONFLICTS-15] [ERRORS-27] an unknown street without a location is ' +
      'not found; with that of the device it has its fee',
    async () => {
      answerPosition(DENIED, { latitude: 40.7189, longitude: -73.9597 });
      const form = await openAddressForm({
        restaurant: 'slice-house',
        products: ['Sunday Meatballs', 'Zeppole'],
        change: ({ info }: WireRestaurant): void => {
          info['modules'] = {
            ...(info['modules'] as object),
            photon_autocomplete_leaflet_pinpoint_address_page: false,
          };
          info['use_photon'] = false;
        },
      });
      await form.press('Use my location');
      expect(await form.in().findByText(/does not share its location/)).toBeVisible();
      expect(form.in().queryByRole('application')).toBeNull();
      await form.typeStreet('Nowhere Lane', '12');
      expect(await form.in().findByText('Address not found')).toBeVisible();
      await form.confirm();
      expect(form.text('Street')).toHaveValue('Nowhere Lane');
      await form.press('Use my location');
      await waitFor(() => expect(confirmLocation()).toBeEnabled());
      await form.user.click(confirmLocation());
      expect(await form.in().findByText('Location confirmed')).toBeVisible();
      await form.typeStreet('Nowhere Lane', '12');
      await waitFor(() => expect(form.element()).toHaveTextContent('$ 1.99'));
      await form.confirm();
      await waitFor(() => expect(form.delivery.row()).toHaveTextContent('Nowhere Lane'));
    },
  );

  test(
    '[DELIVERY-28] [DELIVERY-50] [DELIVERY-52] [OPEN-020] a street is searched from the third letter, ' +
      'marked on the map when it is unknown, or found by its postal code',
    async () => {
      const form = await openAddressForm({
        change: ({ info }) => {
          info['use_photon'] = true;
        },
      });
      const street = form.box('Street');
      // the API's answer for an unknown address
      form.network.allow('POST', GEOCODE, 404);
      await form.delivery.fill(street, 'xqwzzk');
      expect(await form.in().findByText('We could not find this street.')).toBeVisible();
      await form.press('Mark it on the map');
      expect(
        await form.in().findByText('We could not find this address. Move the map to where it is.'),
      ).toBeVisible();
      expect(confirmLocation()).toBeDisabled();
      await form.press('Move the pin left');
      await waitFor(() => expect(confirmLocation()).toBeEnabled());
      await form.user.click(confirmLocation());
      expect(await form.in().findByText('Location confirmed')).toBeVisible();
      expect(form.box('Street')).toHaveValue('xqwzzk');

      const queries = () =>
        form.network.requests('POST', SEARCH).map(({ body }) => (body as { query: string }).query);
      let restore = form.network.answer('POST', SEARCH, FAILURE);
      await form.delivery.fill(form.box('Street'), 'ha');
      await form.delivery.fill(form.box('Street'), 'harmonia');
      expect(await form.in().findByText(/^Streets cannot be searched right now\./)).toBeVisible();
      expect(queries()).toEqual(['xqwzzk', 'harmonia']);
      restore();
      await form.press('Try again');
      form.box('Street').focus();
      await form.user.keyboard('{ArrowDown}');
      expect(await form.in().findByRole('option', { name: /^rua harmonia/ })).toBeVisible();

      const POSTAL_CODE = /^\/postal-code\/\d+\/json\/$/;
      restore = form.network.answer('GET', POSTAL_CODE, FAILURE);
      await form.delivery.fill(form.box('Street'), '05435-000');
      expect(await form.in().findByText('The postal code could not be looked up.')).toBeVisible();
      restore();
      await form.press('Try again');
      await waitFor(() => expect(form.box('Street')).toHaveValue('Rua Harmonia'));
      const request = form.network.requests('GET', POSTAL_CODE).at(-1);
      expect(request?.path).toBe('/postal-code/05435000/json/');
      expect(request?.headers['authorization']).toBeUndefined();
      expect(form.box('City')).toHaveValue('São Paulo');
      expect(form.box('Neighborhood')).toHaveValue('Vila Madalena');
    },
  );
});

describe('the wizard', () => {
  test(
    '[DELIVERY-33] [DELIVERY-36] [CONFLICTS-15] [ERRORS-36] with a denied location the map starts at ' +
      'the restaurant; outside the area a page of its own has the ways on',
    async () => {
      answerPosition(DENIED, { latitude: 40.58, longitude: -74.15 });
      const wizard = await openWizard();
      await wizard.press('location');
      await wizard.page('search-and-confirmation-map');
      expect(screen.getByText(wizard.text('refusal.denied'), { exact: false })).toBeVisible();
      expect(wizard.search()).toBeVisible();
      await waitFor(() =>
        expect(
          Object.fromEntries(wizard.network.requests('GET', REVERSE)[0]?.query ?? []),
        ).toMatchObject({ lat: '40.7169', lon: '-73.9576' }),
      );
      // no street is near, each time the location is used
      for (let use = 0; use < 2; use += 1) wizard.network.allow('GET', REVERSE, 404);
      const outOfRange = async (): Promise<void> => {
        await wizard.press('confirm-location');
        await wizard.page('out-of-range-address');
      };
      await wizard.press('location');
      await waitFor(() =>
        expect(wizard.network.requests('GET', REVERSE).length).toBeGreaterThan(1),
      );
      await outOfRange();
      expect(
        screen
          .getByText('Seu endereço se encontra fora da área de entrega')
          .closest('[role=alert]'),
      ).not.toBeNull();
      await wizard.press('back');
      await wizard.page('search-and-confirmation-map');
      await outOfRange();
      await wizard.press('change-address');
      await wizard.page('auto-complete-address');
      await wizard.press('location');
      await outOfRange();
      await wizard.press('return-to-order');
      await wizard.closed();
      expect(wizard.delivery.path()).toBe('/delivery');
    },
  );

  test(
    '[DELIVERY-37] [DELIVERY-54] [DELIVERY-55] [DELIVERY-56] [DELIVERY-58] [DELIVERY-60] ' +
      '[DELIVERY-61] [CONFLICTS-14] ' +
      'the form says what is missing, CONFIRM waits for it, and Back loses nothing typed',
    async () => {
      const wizard = await openWizard({
        reference_is_mandatory: true,
        street_number_is_mandatory: false,
        deliveryCities: [
          { name: 'Queens', zones: [] },
          { name: 'Hoboken', zones: [] },
        ],
      });
      expect(wizard.in().queryByRole('button', { name: wizard.text('back') })).toBeNull();
      await wizard.reachForm();
      expect(wizard.confirmButton()).toBeDisabled();
      expect(wizard.confirmButton()).toHaveAccessibleDescription(
        'To fill in correctly: City, Reference point',
      );
      expect(wizard.in().queryByLabelText(/^Street/)).toBeNull();
      await wizard.user.click(wizard.field('city'));
      await wizard.user.clear(wizard.field('number'));
      await wizard.user.click(wizard.field('reference'));
      await wizard.user.click(wizard.field('complement'));
      for (const text of ['City is Required', 'Number is required.', 'Reference is required.'])
        expect(await wizard.in().findByText(text)).toBeVisible();

      await wizard.user.selectOptions(wizard.field('city'), 'Queens');
      await wizard.delivery.fill(wizard.field('reference'), 'beside the bakery');
      await wizard.delivery.fill(wizard.field('complement'), 'Apt 4');
      for (const [number, isValid] of [
        ['196', false],
        ['195', true],
        ['S/N', true],
        ['120B', true],
      ] as const) {
        await wizard.delivery.fill(wizard.field('number'), number);
        await waitFor(() =>
          expect([
            number,
            wizard.in().queryAllByText('Invalid number').length === 0,
            !wizard.confirmButton().hasAttribute('disabled'),
          ]).toEqual([number, isValid, isValid]),
        );
      }
      expect(wizard.field('number')).toHaveAttribute('maxlength', '40');

      await wizard.press('back');
      await wizard.page('confirmation-map');
      await wizard.press('back');
      expect(wizard.search()).toHaveValue('berry street 120');
      await wizard.user.click(await wizard.hit());
      await wizard.press('confirm-location');
      await wizard.page('confirmation-address-map-and-form');
      expect(wizard.field('complement')).toHaveValue('Apt 4');
    },
  );

  test(
    '[DELIVERY-40] [ERRORS-29] [ERRORS-32] a failed search is repeated; a failed fee is reported, the ' +
      'input stays, and a retry confirms it',
    async () => {
      const wizard = await openWizard();
      const failFees = () =>
        wizard.network.answer('POST', FEES, { status: 500, json: { error: 'boom' } });
      const failed = () => screen.findAllByText('Error trying to calculate delivery fee.');
      let restore = wizard.network.answer('POST', SEARCH, FAILURE);
      await wizard.delivery.fill(wizard.search(), 'berry street 120');
      expect(
        (await screen.findByText('Address not found.')).closest('[role=alert]'),
      ).not.toBeNull();
      restore();
      await wizard.user.click(await wizard.in().findByRole('button', { name: 'Try again' }));
      expect(await wizard.hit()).toHaveTextContent('berry street, 120');
      expect(wizard.search()).toHaveValue('berry street 120');
      await wizard.user.click(await wizard.hit());
      restore = failFees();
      await wizard.press('confirm-location');
      await failed();
      await wizard.page('confirmation-map');
      restore();
      await wizard.user.click(wizard.in().getByRole('button', { name: 'Try again' }));
      await wizard.page('confirmation-address-map-and-form');
      await wizard.delivery.fill(wizard.field('complement'), 'Apt 4');
      restore = failFees();
      // the first message is removed
      await waitFor(() =>
        expect(screen.queryByText('Error trying to calculate delivery fee.')).toBeNull(),
      );
      await wizard.confirm();
      await wizard.closed();
      await failed();
      restore();
      await wizard.delivery.addAddress();
      await wizard.page('confirmation-address-map-and-form');
      expect(wizard.field('complement')).toHaveValue('Apt 4');
      await wizard.confirm();
      await waitFor(() => expect(wizard.delivery.row()).toHaveTextContent('Apt 4'));
    },
  );

  test(
    '[DELIVERY-36] [DELIVERY-64] [API-30] where the fee follows areas on the map, an area that is not ' +
      'served is out of range, another has its fee',
    async () => {
      const delivery = await openDelivery({
        restaurant: 'forno-fechado',
        products: ['Panetone Artesanal'],
        type: 'delivery',
      });
      await delivery.addAddress();
      const wizard = new Wizard(delivery);
      await wizard.page('auto-complete-address');
      await wizard.delivery.fill(wizard.search(), 'Avenida República Argentina');
      await wizard.user.click(await wizard.hit());
      await wizard.press('confirm-location');
      await wizard.page('out-of-range-address');
      await wizard.press('change-address');
      await wizard.page('auto-complete-address');
      await wizard.reachForm('Via Vêneto 120');
      await wizard.delivery.fill(wizard.field('number'), '120');
      await wizard.delivery.fill(wizard.field('reference'), 'Portão verde');
      await wizard.confirm();
      await waitFor(() => expect(wizard.delivery.row()).toHaveTextContent('R$6,00'));
      expect(wizard.delivery.footer()).toHaveTextContent(
        /Delivery fee\s*R\$6,00\s*Total\s*R\$75,90/i,
      );
    },
  );
});
