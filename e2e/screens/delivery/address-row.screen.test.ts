import { screen, waitFor, within } from '@testing-library/react';
import { storeAddress } from '../kit/stored';
import { FEES, openDelivery } from './delivery-screen';
import type { Network, Reply } from '../kit/network';

const FOUND = { found: true, delivery: true, deliveryFee: 5.9, deliveryFeeID: 'zona-pinheiros' };

/** The delivery page on a later visit: an address is stored, and its fee is requested again. */
async function comeBack(reply?: Reply | (() => Promise<Reply>)) {
  storeAddress(101, {
    street: 'Rua Harmonia',
    number: '120',
    zone: 'Pinheiros',
    city: 'São Paulo',
  });
  let restore = (): void => undefined;
  const before = (network: Network): void => {
    if (reply !== undefined) restore = network.answer('POST', FEES, reply);
  };
  const delivery = await openDelivery({ type: 'delivery', before });
  return { delivery, restore: () => restore() };
}

test('[DELIVERY-40] [OPEN-050] while the fee of the last address is requested, row and footer say so', async () => {
  let release = (_: Reply): void => undefined;
  const { delivery } = await comeBack(
    () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  );
  await waitFor(() => expect(delivery.row()).toHaveTextContent('Calculating the delivery fee…'));
  expect(delivery.row()).toHaveTextContent('Rua Harmonia, 120');
  expect(delivery.footer()).toHaveTextContent('calculating…');
  release({ json: FOUND });
  await waitFor(() => expect(delivery.row()).toHaveTextContent('Delivery fee R$5,90'));
  expect(delivery.footer()).toHaveTextContent('R$58,80');
});

test('[DELIVERY-40] [ERRORS-29] [DELIVERY-14] offline the fee is reset; Try again restores it', async () => {
  const { delivery } = await comeBack();
  await waitFor(() => expect(delivery.row()).toHaveTextContent('Delivery fee R$5,90'));
  await delivery.user.click(delivery.type('balcony'));
  await waitFor(() =>
    expect(delivery.footer()).toHaveTextContent(delivery.texts('domain:totals.free')),
  );
  expect(delivery.footer()).not.toHaveTextContent('R$5,90');
  const restore = delivery.network.answer('POST', FEES, 'down');
  await delivery.user.click(delivery.type('delivery'));
  expect(await screen.findByText('Error trying to calculate delivery fee.')).toBeVisible();
  expect(delivery.row()).toHaveTextContent('The delivery fee could not be calculated.');
  expect(delivery.footer()).not.toHaveTextContent('R$5,90');
  restore();
  await delivery.user.click(within(delivery.row()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(delivery.row()).toHaveTextContent('Delivery fee R$5,90'));
});

test('[ERRORS-26] [DELIVERY-40] an address that is no longer served is removed after a warning', async () => {
  const { delivery } = await comeBack({ json: { found: true, delivery: false, deliveryFee: 0 } });
  const warning = await screen.findByRole('alertdialog', { name: 'Warning!' });
  expect(warning).toHaveTextContent('Unfortunately your address is not in our delivery area :(');
  await delivery.user.click(within(warning).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(delivery.row()).toHaveTextContent('Where should we deliver?'));
  expect(localStorage.getItem('street-101')).toBeNull();
});

test('[ERRORS-27] [CONFLICTS-24] an unknown place can be reviewed, and offers no retry', async () => {
  const { delivery } = await comeBack({ json: { found: false, delivery: false, deliveryFee: 0 } });
  expect(await within(delivery.row()).findByText('Address not found')).toBeVisible();
  expect(within(delivery.row()).queryByRole('button', { name: 'Try again' })).toBeNull();
  await delivery.user.click(within(delivery.row()).getByRole('button', { name: 'Review address' }));
  expect(
    within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Street/ }),
  ).toHaveValue('Rua Harmonia');
});

test('[ERRORS-28] [CONFLICTS-24] an unreadable answer is an unexpected error; Try again loads the fee', async () => {
  const { delivery, restore } = await comeBack({ json: { found: 'perhaps' } });
  await waitFor(() => expect(delivery.row()).toHaveTextContent('An unexpected error occurred'));
  restore();
  await delivery.user.click(within(delivery.row()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(delivery.row()).toHaveTextContent('Delivery fee R$5,90'));
});

test('[DELIVERY-14] another cart requests the fee again', async () => {
  const { delivery } = await comeBack();
  await waitFor(() => expect(delivery.footer()).toHaveTextContent('R$58,80'));
  const before = delivery.network.requests('POST', FEES).length;
  await delivery.go('/shopping-cart');
  await delivery.user.click(
    await screen.findByRole('button', {
      name: delivery.texts('mf-cart:line.increase', { name: 'Carpaccio di Manzo' }),
    }),
  );
  await delivery.go('/delivery');
  await waitFor(() => expect(delivery.footer()).toHaveTextContent('R$105,80'));
  expect(delivery.network.requests('POST', FEES).length).toBeGreaterThan(before);
});

test('the address can be removed: the focus is on Add address and the fee is to be calculated', async () => {
  const { delivery } = await comeBack();
  await waitFor(() => expect(delivery.row()).toHaveTextContent('Delivery fee R$5,90'));
  await delivery.user.click(within(delivery.row()).getByRole('button', { name: 'Remove address' }));
  await waitFor(() => expect(delivery.row()).toHaveTextContent('Where should we deliver?'));
  expect(within(delivery.row()).getByRole('button', { name: 'Add address' })).toHaveFocus();
  expect(delivery.footer()).toHaveTextContent('to be calculated');
  expect(localStorage.getItem('street-101')).toBeNull();
});

test("[API-21] while no answer arrives, the restaurant's own discounts apply, with a note", async () => {
  const BY_VALUE = /\/deliveryfees\/discount\/by-value$/;
  const { delivery } = await comeBack();
  await waitFor(() => expect(delivery.row()).toHaveTextContent('Delivery fee R$5,90'));
  const restore = delivery.network.answer('POST', BY_VALUE, {
    status: 400,
    json: { error: 'An unexpected error occurred' },
  });
  await delivery.go('/shopping-cart');
  await delivery.user.click(
    await screen.findByRole('button', {
      name: delivery.texts('mf-cart:line.increase', { name: 'Carpaccio di Manzo' }),
    }),
  );
  await delivery.go('/delivery');
  const discounted = /Delivery Fee\s*Discount\s*Was R\$5,90\s*R\$2,90\s*Total\s*R\$108,70/i;
  const note = 'We could not check the delivery discount. It is shown as the restaurant lists it.';
  await waitFor(() => expect(delivery.footer()).toHaveTextContent(discounted));
  expect(await within(delivery.footer()).findByText(note)).toBeVisible();
  restore();
  await delivery.go('/shopping-cart');
  await delivery.go('/delivery');
  await waitFor(() => expect(within(delivery.footer()).queryByText(note)).toBeNull());
  expect(delivery.footer()).toHaveTextContent(discounted);
});
