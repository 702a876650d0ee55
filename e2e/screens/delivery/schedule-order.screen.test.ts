import { screen, waitFor, within } from '@testing-library/react';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { plainLines } from '../../support/any-lines';
import { changeRestaurant } from '../kit/change-restaurant';
import { choosePayment, confirmButton } from '../kit/choose-payment';
import { demoRestaurant } from '../kit/demo-restaurant';
import type { Network } from '../kit/network';
import { openStorefront } from '../kit/open-storefront';
import { DeliveryScreen } from './delivery-screen';

/** The checkout of a pickup order, scheduled for the first hour of tomorrow. */
async function scheduleAtCheckout(before: (network: Network) => void): Promise<DeliveryScreen> {
  const lines: CartLine[] = plainLines(await demoRestaurant('bella-napoli'), 1);
  const opened = await openStorefront('/bella-napoli/payment', {
    language: 'en',
    draft: { lines, deliveryType: 'balcony' },
    before,
  });
  const delivery = new DeliveryScreen(opened);
  await delivery.user.click(
    await screen.findByRole('link', { name: 'Change when you want your order' }),
  );
  await screen.findByRole('radiogroup', { name: opened.texts('mf-delivery:type.title') });
  await delivery.user.click(delivery.when('later'));
  const times = await delivery.times();
  await delivery.user.click(
    within(await times.findByRole('radiogroup', { name: 'Day' })).getAllByRole('radio')[1]!,
  );
  await delivery.user.click((await times.findAllByRole('radio', { name: /^Schedule to:/ }))[0]!);
  await delivery.user.click(times.getByRole('button', { name: 'CONFIRM' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await delivery.next();
  await waitFor(() => expect(delivery.path()).toBe('/payment'));
  return delivery;
}

test('[SCHEDULE-15] a scheduled order without a possible payment becomes an order for now', async () => {
  const delivery = await scheduleAtCheckout(
    changeRestaurant('bella-napoli', ({ info }) => {
      info['online_payment_integrations'] = [];
      Object.assign(info['scheduleSettings'] as object, { onlyWithOnlinePayment: true });
    }),
  );
  expect(
    await screen.findByRole('heading', { name: 'Scheduled orders are paid online' }),
  ).toBeVisible();
  expect(confirmButton(delivery)).toBeNull();
  await delivery.user.click(screen.getByRole('button', { name: 'Order Now' }));
  await choosePayment(delivery, 'pix');
  await waitFor(() => expect(confirmButton(delivery)).toBeEnabled());
});
