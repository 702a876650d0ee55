import { screen, waitFor, within } from '@testing-library/react';
import { openDelivery } from './delivery-screen';

test('[SHELL-18] [DELIVERY-09] [DELIVERY-13] delivery below the minimum is explained and changes nothing', async () => {
  const delivery = await openDelivery({ products: ['Cannoli Siciliano'], type: 'balcony' });
  await delivery.user.click(delivery.type('delivery'));
  await waitFor(() => expect(delivery.path()).toBe('/delivery/min-value-alert'));
  const dialog = await screen.findByRole('dialog', { name: 'Invalid delivery type' });
  expect(dialog).toHaveTextContent('Delivery is only available on orders over R$30,00.');
  await delivery.user.click(
    within(dialog).getByRole('button', { name: 'Choose another delivery type' }),
  );
  await waitFor(() => expect(delivery.path()).toBe('/delivery'));
  expect(delivery.type('balcony')).toBeChecked();
  await delivery.user.click(delivery.type('delivery'));
  await delivery.user.click(
    within(await screen.findByRole('dialog')).getByRole('link', { name: 'Order More' }),
  );
  await waitFor(() => expect(delivery.path()).toBe(''));
});

test('[DELIVERY-21] a drive-thru requires the car', async () => {
  const delivery = await openDelivery({
    restaurant: 'slice-house',
    products: ['Oven Fries'],
    type: 'carTakeout',
  });
  await delivery.fillCustomer({ name: 'Dana', phone: '7185550142', email: 'dana@example.com' });
  await delivery.next();
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      'Missing: License plate',
    ),
  );
  expect(delivery.customer('carPlate')).toHaveFocus();
  await delivery.fill(delivery.customer('carPlate'), 'ABC 1234');
  await delivery.fill(delivery.customer('carModelColor'), 'Blue Civic');
  await delivery.next();
  await waitFor(() => expect(delivery.path()).toBe('/payment'));
});
