import { screen, waitFor, within } from '@testing-library/react';
import { openAddressForm } from './address-form';
import { FEES, openDelivery } from './delivery-screen';

const PRODUCTS = ['Tábua de Antepasto', 'Carpaccio di Manzo'];

test('[DELIVERY-44] [DELIVERY-45] [DELIVERY-46] [DELIVERY-47] the form offers location, lists and fields', async () => {
  const form = await openAddressForm();
  expect(form.in().getByRole('button', { name: 'Use my location' })).toBeVisible();
  expect(form.in().getByRole('heading', { name: 'Digite o seu endereço' })).toBeVisible();
  await form.delivery.fill(form.box('City'), 'osa');
  await waitFor(() =>
    expect(
      form
        .in()
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Osasco']),
  );
  await form.user.keyboard('{Enter}');
  await form.delivery.fill(form.box('Neighborhood'), 'vila');
  await waitFor(() =>
    expect(
      form
        .in()
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^Vila Yara/)]),
  );
  expect(form.text('Number')).toHaveAttribute('maxlength', '10');
  for (const name of ['Street', 'Apartment, suite', 'Reference point'])
    expect(form.text(name)).toBeVisible();
});

test('[DELIVERY-48] [API-20] [OPEN-051] fee, discount and total are shown before the confirmation', async () => {
  const form = await openAddressForm({ products: PRODUCTS });
  await form.typeListed('Rua Harmonia', 'pinheiros');
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
});

test('[ERRORS-26] an address outside the area: a warning, then an empty form', async () => {
  const form = await openAddressForm({ products: PRODUCTS });
  await form.typeListed('Avenida Morumbi', 'morumbi');
  await form.confirm();
  const warning = await screen.findByRole('alertdialog', { name: 'Warning!' });
  expect(warning).toHaveTextContent('Unfortunately your address is not in our delivery area :(');
  await form.user.click(within(warning).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(form.text('Street')).toHaveValue('');
});

test('[ERRORS-28] an unreadable answer of the fee is an unexpected error, and nothing typed is lost', async () => {
  const form = await openAddressForm({
    before: (network) => void network.answer('POST', FEES, { json: { found: 'perhaps' } }),
  });
  await form.typeListed('Rua Harmonia', 'pinheiros');
  expect(await form.in().findByText('An unexpected error occurred')).toBeVisible();
  expect(form.text('Street')).toHaveValue('Rua Harmonia');
});

test('[ERRORS-29] a failed fee call is reported at the top; Try again confirms what was typed', async () => {
  const form = await openAddressForm({ products: PRODUCTS });
  const restore = form.network.answer('POST', FEES, { status: 500, json: { error: 'boom' } });
  await form.typeListed('Rua Harmonia', 'pinheiros');
  await waitFor(() =>
    expect(document.querySelector('[data-toast]')).toHaveTextContent(
      'Error trying to calculate delivery fee.',
    ),
  );
  restore();
  await form.press('Try again');
  await waitFor(() => expect(form.element()).toHaveTextContent('R$135,70'));
  await form.confirm();
  await waitFor(() => expect(form.delivery.row()).toHaveTextContent('Rua Harmonia, 120'));
});

test('[API-23] [ERRORS-30] zones that cannot be read are reported at the top, and the dialog closes', async () => {
  const delivery = await openDelivery({
    type: 'delivery',
    before: (network) => void network.answer('PUT', FEES, { status: 500, json: { error: 'boom' } }),
  });
  await delivery.addAddress();
  expect(await screen.findByText('Error trying to fetch zones')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[ERRORS-31] an empty list of zones says so', async () => {
  const form = await openAddressForm({
    before: (network) => void network.answer('PUT', FEES, { json: [] }),
  });
  await form.user.click(await form.in().findByRole('combobox', { name: /^Neighborhood/ }));
  expect(await form.in().findByText('No zones found.')).toBeVisible();
});
