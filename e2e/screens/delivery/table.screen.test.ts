import { screen, waitFor, within } from '@testing-library/react';
import { openDelivery } from './delivery-screen';

const ORDER = /\/order\/table$/;

async function openTable() {
  const delivery = await openDelivery({
    restaurant: 'cantina-mesa',
    products: ['Bruschetta'],
    type: 'table',
  });
  await delivery.fillCustomer({ table: '7' });
  const confirm = () => delivery.user.click(screen.getByRole('button', { name: 'CONFIRM ORDER' }));
  const send = async (): Promise<void> => {
    await confirm();
    const dialog = await screen.findByRole('dialog', { name: 'Send to the kitchen?' });
    expect(dialog).toHaveTextContent('1× Bruschetta');
    await delivery.user.click(within(dialog).getByRole('button', { name: 'Send order' }));
  };
  return { delivery, confirm, send };
}

test('[DELIVERY-22] an order to a table requires the table', async () => {
  const { delivery, confirm } = await openTable();
  await delivery.user.clear(delivery.customer('table'));
  await confirm();
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      'Missing: Table',
    ),
  );
  expect(delivery.network.requests('POST', ORDER)).toEqual([]);
});

test('a lost connection is reported, and Try again sends the same order', async () => {
  const { delivery, send } = await openTable();
  const restore = delivery.network.answer('POST', ORDER, 'down');
  // before the retry the page checks whether the order exists
  delivery.network.allow('GET', /^\/order\/uuid\//, 404);
  await send();
  const failed = await screen.findByRole('alertdialog', { name: 'Error!' });
  expect(failed).toHaveTextContent('You are offline');
  restore();
  await delivery.user.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Order successfully placed!' })).toBeVisible();
  const [first, second, ...others] = delivery.network
    .requests('POST', ORDER)
    .map(({ body }) => (body as { details: { uuid: string } }).details.uuid);
  expect([second, others]).toEqual([first, []]);
});

test('a closed restaurant is reported and leads to the cart, which still has its lines', async () => {
  const { delivery, send } = await openTable();
  delivery.network.answer('POST', ORDER, {
    status: 409,
    json: { error: 'No Cashier were found', code: 'no_cashier' },
  });
  await send();
  const failed = await screen.findByRole('alertdialog', { name: 'Closed Store!' });
  await delivery.user.click(within(failed).getByRole('button', { name: 'Back to the cart' }));
  await waitFor(() => expect(delivery.path()).toBe('/shopping-cart'));
  expect(await screen.findByRole('heading', { name: 'Bruschetta' })).toBeVisible();
});
