import { screen, waitFor, within } from '@testing-library/react';
import type { WireRestaurant } from '../../support/change-restaurant';
import { openDelivery } from './delivery-screen';

const TEMPLATE = /\/hours-template\/[^/]+\/schedule$/;

const section = (): HTMLElement => screen.getByRole('region', { name: 'When' });
const alert = (words: string): Promise<void> =>
  waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(words),
  );

test('[DELIVERY-23] [SCHEDULE-01] [SCHEDULE-05] Order Now is preselected, and that is enough for NEXT', async () => {
  const delivery = await openDelivery({ type: 'balcony' });
  await delivery.fillCustomer();
  const question = await screen.findByRole('radiogroup', { name: 'Select a option' });
  expect(within(question).getAllByRole('radio')).toHaveLength(2);
  expect(delivery.when('now')).toBeChecked();
  await delivery.next();
  await waitFor(() => expect(delivery.path()).toBe('/payment'));
  expect(await screen.findByRole('heading', { name: 'What is the payment method?' })).toBeVisible();
  expect(screen.getByText('As soon as possible')).toBeVisible();
});

test('[DELIVERY-14] [SCHEDULE-07] another delivery type requires the time again', async () => {
  const delivery = await openDelivery({ type: 'balcony' });
  await delivery.fillCustomer();
  await delivery.user.click(delivery.when('later'));
  const times = await delivery.times();
  const days = within(await times.findByRole('radiogroup', { name: 'Day' })).getAllByRole('radio');
  await delivery.user.click(days[1]!);
  await delivery.user.click((await times.findAllByRole('radio', { name: /^Schedule to:/ }))[0]!);
  await delivery.user.click(times.getByRole('button', { name: 'CONFIRM' }));
  await waitFor(() => expect(delivery.when('later')).toBeChecked());
  await delivery.user.click(delivery.type('carTakeout'));
  await waitFor(() => expect(delivery.when('later')).not.toBeChecked());
  await delivery.next();
  await alert('Select a option');
  expect(delivery.when('now')).toHaveFocus();
  expect(screen.getByRole('radiogroup', { name: 'Select a option' })).toHaveAccessibleDescription(
    'Select a option',
  );
});

test('a template that cannot be read is reported, nothing is lost, and Try again brings the days', async () => {
  let restore = (): void => undefined;
  const delivery = await openDelivery({
    type: 'balcony',
    before: (network) => {
      restore = network.answer('GET', TEMPLATE, { status: 400, json: { error: 'no' } });
    },
  });
  await delivery.fillCustomer({ name: 'Rosa' });
  await delivery.user.click(delivery.when('later'));
  const times = await delivery.times();
  expect(await times.findByText('We could not load the times')).toBeVisible();
  restore();
  await delivery.user.click(times.getByRole('button', { name: 'Try again' }));
  expect((await times.findAllByRole('radio', { name: /^Schedule to:/ }))[0]).toBeVisible();
  await delivery.go('/delivery');
  expect(delivery.customer('name')).toHaveValue('Rosa');
});

test('days without any time say so and lead on', async () => {
  const delivery = await openDelivery({
    type: 'balcony',
    before: (network) => void network.answer('GET', TEMPLATE, { json: {} }),
  });
  await delivery.user.click(delivery.when('later'));
  const times = await delivery.times();
  expect(await times.findByText('No times left')).toBeVisible();
  await delivery.user.click(times.getByRole('button', { name: 'Order Now' }));
  await waitFor(() => expect(delivery.when('now')).toBeChecked());
});

test('[SCHEDULE-03] a closed restaurant says so and has its orders scheduled, without Order Now', async () => {
  const delivery = await openDelivery({
    restaurant: 'forno-fechado',
    products: ['Torta de Maçã'],
    type: 'balcony',
  });
  expect(section()).toHaveTextContent(/Closed right now\. We open .*\d+:\d\d [AP]M\./);
  await waitFor(() => expect(delivery.when('later')).toBeChecked());
  expect(screen.queryByRole('radio', { name: 'Order Now' })).toBeNull();
});

test('a closed restaurant that schedules nothing while closed says so before the form is filled in', async () => {
  const change = ({ info }: WireRestaurant): void =>
    void Object.assign(info['scheduleSettings'] as object, { allowSchedulingWhileClosed: false });
  const delivery = await openDelivery({
    restaurant: 'forno-fechado',
    products: ['Torta de Maçã'],
    type: 'balcony',
    change,
  });
  expect(section()).toHaveTextContent(/Closed right now.*We open .* at \d+:\d\d [AP]M\./);
  await delivery.next();
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('We are closed right now');
  await delivery.user.click(within(dialog).getByRole('link', { name: 'Back to the menu' }));
  await waitFor(() => expect(delivery.path()).toBe(''));
});

test('[SCHEDULE-06] [SHELL-20] without scheduling there is no question, and the URL of times leads back', async () => {
  const delivery = await openDelivery({
    restaurant: 'cantina-mesa',
    products: ['Bruschetta'],
    type: 'table',
    path: 'delivery/schedule',
  });
  await waitFor(() => expect(delivery.path()).toBe('/delivery'));
  await waitFor(() => expect(delivery.type('table')).toBeChecked());
  expect(screen.queryByRole('radiogroup', { name: 'Select a option' })).toBeNull();
});
