import { screen, waitFor, within } from '@testing-library/react';
import { openWizard, Wizard } from './address-wizard';
import { FEES, openDelivery } from './delivery-screen';

const FAILURE = { status: 503, json: { error: 'down' } };
const SEARCH = /\/photon\/v2\/geocode$/;
const FEE_FAILED = 'Error trying to calculate delivery fee.';

test(
  '[DELIVERY-54] [DELIVERY-55] [DELIVERY-56] [DELIVERY-58] [DELIVERY-60] [DELIVERY-61] [CONFLICTS-14] ' +
    'the form says what is missing, and CONFIRM waits for it',
  async () => {
    const wizard = await openWizard('photon', {
      reference_is_mandatory: true,
      street_number_is_mandatory: false,
      deliveryCities: [
        { name: 'Queens', zones: [] },
        { name: 'Hoboken', zones: [] },
      ],
    });
    await wizard.reachForm();
    expect(wizard.confirmButton()).toBeDisabled();
    expect(wizard.in().queryByLabelText(/^Street/)).toBeNull();
    await wizard.user.click(wizard.field('city'));
    await wizard.user.clear(wizard.field('number'));
    await wizard.user.click(wizard.field('reference'));
    await wizard.user.click(wizard.field('complement'));
    for (const text of ['City is Required', 'Number is required.', 'Reference is required.'])
      expect(await wizard.in().findByText(text)).toBeVisible();

    await wizard.user.selectOptions(wizard.field('city'), 'Queens');
    await wizard.delivery.fill(wizard.field('reference'), 'beside the bakery');
    for (const [number, isValid] of [
      ['196', false],
      ['195', true],
      ['44', false],
      ['45', true],
      ['S/N', false],
      ['-5', false],
      ['120B', true],
    ] as const) {
      await wizard.delivery.fill(wizard.field('number'), number);
      await waitFor(() =>
        expect([number, wizard.in().queryAllByText('Invalid number').length]).toEqual([
          number,
          isValid ? 0 : 1,
        ]),
      );
      await waitFor(() =>
        expect([number, wizard.confirmButton().hasAttribute('disabled')]).toEqual([
          number,
          !isValid,
        ]),
      );
    }
    expect(wizard.field('number')).toHaveAttribute('maxlength', '10');
  },
);

test('[ERRORS-32] [ERRORS-33] with the geocoder down the search says so, and the street is typed', async () => {
  const wizard = await openWizard();
  wizard.network.answer('POST', SEARCH, FAILURE);
  wizard.network.answer('GET', /\/reverse-geocode$/, FAILURE);
  await wizard.delivery.fill(wizard.search(), 'berry street 120');
  expect((await screen.findByText('Address not found.')).closest('[role=alert]')).not.toBeNull();
  await wizard.press('search-on-map');
  await wizard.page('search-and-confirmation-map');
  expect(await screen.findByText(wizard.text('address-failed'))).toBeVisible();
  await wizard.delivery.fill(wizard.search(), 'berry street 121');
  expect(
    (await screen.findByText('Nenhum endereço encontrado. Tente refinar sua busca.')).closest(
      '[role=alert]',
    ),
  ).not.toBeNull();
  await wizard.user.keyboard('{Escape}');
  await wizard.press('confirm-location');
  await wizard.page('confirmation-address-map-and-form');
  expect(wizard.confirmButton()).toBeDisabled();
  await wizard.delivery.fill(wizard.field('street'), 'Berry Street');
  await wizard.delivery.fill(wizard.field('number'), '9999');
  await wizard.confirm();
  await waitFor(() => expect(wizard.delivery.row()).toHaveTextContent('9999 Berry Street'));
});

test('[ERRORS-32] Try again finds what the first search could not', async () => {
  const wizard = await openWizard();
  const restore = wizard.network.answer('POST', SEARCH, FAILURE);
  await wizard.delivery.fill(wizard.search(), 'berry street 120');
  const retry = await wizard.in().findByRole('button', { name: 'Try again' });
  restore();
  await wizard.user.click(retry);
  expect(await wizard.hit()).toHaveTextContent('berry street, 120');
  expect(wizard.search()).toHaveValue('berry street 120');
});

test('[DELIVERY-40] [ERRORS-29] a failed fee is reported, the input stays, and a retry confirms it', async () => {
  const wizard = await openWizard();
  const fail = () => wizard.network.answer('POST', FEES, { status: 500, json: { error: 'boom' } });
  const failed = () => screen.findAllByText(FEE_FAILED);
  await wizard.delivery.fill(wizard.search(), 'berry street 120');
  await wizard.user.click(await wizard.hit());
  const restore = fail();
  await wizard.press('confirm-location');
  await failed();
  await wizard.page('confirmation-map');
  restore();
  await wizard.user.click(wizard.in().getByRole('button', { name: 'Try again' }));
  await wizard.page('confirmation-address-map-and-form');
  await wizard.delivery.fill(wizard.field('complement'), 'Apt 4');
  const restoreAgain = fail();
  // the first message is removed
  await waitFor(() => expect(screen.queryByText(FEE_FAILED)).toBeNull());
  await wizard.confirm();
  await wizard.closed();
  await failed();
  restoreAgain();
  await wizard.delivery.addAddress();
  await wizard.page('confirmation-address-map-and-form');
  expect(wizard.field('complement')).toHaveValue('Apt 4');
  await wizard.confirm();
  await waitFor(() => expect(wizard.delivery.row()).toHaveTextContent('Apt 4'));
});

test('[ERRORS-26] outside the area after the form: a warning, then the wizard starts anew', async () => {
  const wizard = await openWizard();
  await wizard.reachForm();
  wizard.network.answer('POST', FEES, { json: { found: true, delivery: false, deliveryFee: 0 } });
  await wizard.confirm();
  const warning = await screen.findByRole('alertdialog', { name: 'Warning!' });
  expect(warning).toHaveTextContent('Unfortunately your address is not in our delivery area :(');
  await wizard.user.click(within(warning).getByRole('button', { name: 'OK' }));
  await wizard.delivery.addAddress();
  await wizard.page('auto-complete-address');
  expect(wizard.search()).toHaveValue('');
});

describe('where the fee follows areas on the map', () => {
  const openAreas = async (): Promise<Wizard> => {
    const delivery = await openDelivery({
      restaurant: 'forno-fechado',
      products: ['Panetone Artesanal'],
      type: 'delivery',
    });
    await delivery.addAddress();
    const wizard = new Wizard(delivery);
    await wizard.page('auto-complete-address');
    return wizard;
  };

  test('[DELIVERY-64] [API-30] an address in the inner area has the fee of that area', async () => {
    const wizard = await openAreas();
    await wizard.reachForm('Via Vêneto 120');
    await wizard.delivery.fill(wizard.field('number'), '120');
    await wizard.delivery.fill(wizard.field('reference'), 'Portão verde');
    await wizard.confirm();
    await waitFor(() => expect(wizard.delivery.row()).toHaveTextContent('R$6,00'));
    expect(wizard.delivery.footer()).toHaveTextContent(
      /Delivery fee\s*R\$6,00\s*Total\s*R\$75,90/i,
    );
  });

  test('[DELIVERY-36] [API-30] an area that is known and not served is out of range', async () => {
    const wizard = await openAreas();
    await wizard.delivery.fill(wizard.search(), 'Avenida República Argentina');
    await wizard.user.click(await wizard.hit());
    await wizard.press('confirm-location');
    await wizard.page('out-of-range-address');
  });
});
