import { screen, waitFor, within } from '@testing-library/react';
import { holdLookUps } from '../kit/hold-look-ups';
import { choosePayment, confirmButton } from '../kit/choose-payment';
import type { Reply } from '../kit/network';
import { storeAddress } from '../kit/stored';
import { FEES, openDelivery } from './delivery-screen';

const alerts = (): (string | null)[] =>
  screen.getAllByRole('alert').map(({ textContent }) => textContent);

test(
  '[DELIVERY-26] [DELIVERY-23] [SCHEDULE-01] [SCHEDULE-05] [OPEN-047] [DOMAIN-100] the form says ' +
    'what is wrong, formats what is pasted, and leads to the payment of an order for now',
  async () => {
    const id = '0e0a4f0e-7a51-4b5b-9c43-1f6d2f9d5c11';
    const at = new Date(Date.now() - 60_000).toISOString();
    const delivery = await openDelivery({
      type: 'balcony',
      path: `delivery?wpu=${id}`,
      before: (network) =>
        void network.answer('GET', /^\/item\//, {
          json: { id, phone: '+55 (11) 98765-4321', createdAt: at, created_at: at },
        }),
    });
    await waitFor(() => expect(delivery.customer('phone')).toHaveValue('(11) 98765-4321'));
    const question = await screen.findByRole('radiogroup', { name: 'Select a option' });
    expect(within(question).getAllByRole('radio')).toHaveLength(2);
    expect(delivery.when('now')).toBeChecked();
    await delivery.openOptional();
    await delivery.next();
    const name = delivery.customer('name');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription(delivery.texts('mf-delivery:customer.missing.name'));
    const ana = 'Ana 🍕 محمد <img src=x onerror=alert(1)> {{constructor}}';
    await delivery.fill(name, ana);
    await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
    await delivery.fill(delivery.customer('email'), 'marina@');
    await delivery.user.tab();
    await waitFor(() =>
      expect(delivery.customer('email')).toHaveAccessibleDescription(
        delivery.texts('domain:validation.invalidEmail'),
      ),
    );
    for (const [field, pasted, shown] of [
      ['email', 'marina@demo.example', 'marina@demo.example'],
      ['phone', '+55\u00a0(11) 98765\u20114321', '(11) 98765-4321'],
      ['birthday', '5.3.1990', '05/03/1990'],
      ['cpf', '５２９ ９８２ ２４７ ２５', '529.982.247-25'],
    ] as const) {
      await delivery.fill(delivery.customer(field), pasted);
      await delivery.user.tab();
      await waitFor(() => expect(delivery.customer(field)).toHaveValue(shown));
    }
    await delivery.next();
    await waitFor(() => expect(delivery.path()).toBe('/payment'));
    expect(
      await screen.findByRole('heading', { name: 'What is the payment method?' }),
    ).toBeVisible();
    expect(screen.getByText('As soon as possible')).toBeVisible();
    await delivery.go('/delivery');
    await screen.findByRole('radiogroup', { name: delivery.texts('mf-delivery:type.title') });
    expect(delivery.customer('name')).toHaveValue(ana);
  },
);

test(
  '[DELIVERY-14] [SCHEDULE-07] [SCHEDULE-15] times that cannot be read are read again, another ' +
    'delivery type requires the time anew, and without a payment for later the order is for now',
  async () => {
    let restore = (): void => undefined;
    const delivery = await openDelivery({
      type: 'balcony',
      change: ({ info }) => {
        info['online_payment_integrations'] = [];
        Object.assign(info['scheduleSettings'] as object, { onlyWithOnlinePayment: true });
      },
      before: (network) => {
        restore = network.answer('GET', /\/hours-template\/[^/]+\/schedule$/, {
          status: 400,
          json: { error: 'no' },
        });
      },
    });
    await delivery.fillCustomer();
    const pick = async (): Promise<void> => {
      const times = await delivery.times();
      const days = within(await times.findByRole('radiogroup', { name: 'Day' }));
      await delivery.user.click(days.getAllByRole('radio')[1]!);
      await delivery.user.click(
        (await times.findAllByRole('radio', { name: /^Schedule to:/ }))[0]!,
      );
      await delivery.user.click(times.getByRole('button', { name: 'CONFIRM' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(delivery.when('later')).toBeChecked());
    };
    await delivery.user.click(delivery.when('later'));
    const failed = await delivery.times();
    expect(await failed.findByText('We could not load the times')).toBeVisible();
    restore();
    await delivery.user.click(failed.getByRole('button', { name: 'Try again' }));
    await pick();
    await delivery.user.click(delivery.type('carTakeout'));
    await waitFor(() => expect(delivery.when('later')).not.toBeChecked());
    await delivery.next();
    await waitFor(() => expect(alerts()).toContain('Select a option'));
    expect(delivery.when('now')).toHaveFocus();
    expect(screen.getByRole('radiogroup', { name: 'Select a option' })).toHaveAccessibleDescription(
      'Select a option',
    );
    await delivery.user.click(delivery.type('balcony'));
    await delivery.user.click(delivery.when('later'));
    await pick();
    await delivery.next();
    await waitFor(() => expect(delivery.path()).toBe('/payment'));
    expect(
      await screen.findByRole('heading', { name: 'Scheduled orders are paid online' }),
    ).toBeVisible();
    expect(confirmButton(delivery)).toBeNull();
    await delivery.user.click(screen.getByRole('button', { name: 'Order Now' }));
    await choosePayment(delivery, 'pix');
    await waitFor(() => expect(confirmButton(delivery)).toBeEnabled());
  },
);

test('[SCHEDULE-03] a closed restaurant says so and has its orders scheduled, without Order Now', async () => {
  const delivery = await openDelivery({
    restaurant: 'forno-fechado',
    products: ['Torta de Maçã'],
    type: 'balcony',
  });
  expect(screen.getByRole('region', { name: 'When' })).toHaveTextContent(
    /Closed right now\. We open .*\d+:\d\d [AP]M\./,
  );
  await waitFor(() => expect(delivery.when('later')).toBeChecked());
  expect(screen.queryByRole('radio', { name: 'Order Now' })).toBeNull();
});

test(
  '[DELIVERY-22] [SCHEDULE-06] [SHELL-19] [SHELL-20] an order to a table requires the table and no time; after ' +
    'a lost connection the same order is sent again',
  async () => {
    const ORDER = /\/order\/table$/;
    const delivery = await openDelivery({
      restaurant: 'cantina-mesa',
      products: ['Bruschetta'],
      type: 'table',
      path: 'delivery/schedule',
    });
    await waitFor(() => expect(delivery.path()).toBe('/delivery'));
    await waitFor(() => expect(delivery.type('table')).toBeChecked());
    expect(screen.queryByRole('radiogroup', { name: 'Select a option' })).toBeNull();
    await delivery.fillCustomer();
    const confirm = () =>
      delivery.user.click(screen.getByRole('button', { name: 'CONFIRM ORDER' }));
    await confirm();
    await waitFor(() => expect(alerts()).toContain('Missing: Table'));
    expect(delivery.network.requests('POST', ORDER)).toEqual([]);
    await delivery.fill(delivery.customer('table'), '7');
    const restore = delivery.network.answer('POST', ORDER, 'down');
    // The page looks for the order until the retry, which must not depend on how long that takes: after
    // 10 s without the order it says so.
    const { answerLookUp } = holdLookUps(delivery.network);
    await confirm();
    const dialog = await screen.findByRole('dialog', { name: 'Send to the kitchen?' });
    expect(dialog).toHaveTextContent('1× Bruschetta');
    await delivery.user.click(within(dialog).getByRole('button', { name: 'Send order' }));
    const failed = await screen.findByRole('alertdialog', { name: 'Error!' });
    expect(failed).toHaveTextContent('You are offline');
    restore();
    await delivery.user.click(within(failed).getByRole('button', { name: 'Try again' }));
    answerLookUp();
    expect(await screen.findByRole('dialog', { name: 'Order successfully placed!' })).toBeVisible();
    expect(delivery.path()).toBe('/delivery/successfully-order-dialog');
    const [first, second, ...others] = delivery.network
      .requests('POST', ORDER)
      .map(({ body }) => (body as { details: { uuid: string } }).details.uuid);
    expect([second, others]).toEqual([first, []]);
  },
);

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

test(
  '[DELIVERY-14] [DELIVERY-40] [OPEN-050] [ERRORS-26] [ERRORS-27] [ERRORS-28] [ERRORS-29] [CONFLICTS-24] ' +
    'the row of the last address shows each outcome of its fee, with the way on',
  async () => {
    const found = {
      json: { found: true, delivery: true, deliveryFee: 5.9, deliveryFeeID: 'zona-pinheiros' },
    };
    storeAddress(101, {
      street: 'Rua Harmonia',
      number: '120',
      zone: 'Pinheiros',
      city: 'São Paulo',
    });
    let release = (_: Reply): void => undefined;
    let reply: Reply | Promise<Reply> = new Promise<Reply>((resolve) => {
      release = resolve;
    });
    const delivery = await openDelivery({
      type: 'delivery',
      before: (network) => void network.answer('POST', FEES, async () => reply),
    });
    const { user } = delivery;
    const rowReads = (text: string) =>
      waitFor(() => expect(delivery.row()).toHaveTextContent(text));
    const press = (name: string): Promise<void> =>
      user.click(within(delivery.row()).getByRole('button', { name }));
    await rowReads('Calculating the delivery fee…');
    expect(delivery.row()).toHaveTextContent('Rua Harmonia, 120');
    expect(delivery.footer()).toHaveTextContent('calculating…');
    release(found);
    await rowReads('Delivery fee R$5,90');
    expect(delivery.footer()).toHaveTextContent('R$58,80');

    /** Another delivery type and back requests the fee again. */
    const answers = async (next: Reply): Promise<void> => {
      reply = next;
      await user.click(delivery.type('balcony'));
      await waitFor(() =>
        expect(delivery.footer()).toHaveTextContent(delivery.texts('domain:totals.free')),
      );
      expect(delivery.footer()).not.toHaveTextContent('R$5,90');
      await user.click(delivery.type('delivery'));
    };
    await answers('down');
    expect(await screen.findByText('Error trying to calculate delivery fee.')).toBeVisible();
    await rowReads('The delivery fee could not be calculated.');
    expect(delivery.footer()).not.toHaveTextContent('R$5,90');
    reply = found;
    await press('Try again');
    await rowReads('Delivery fee R$5,90');

    await answers({ json: { found: 'perhaps' } });
    await rowReads('An unexpected error occurred');
    reply = found;
    await press('Try again');
    await rowReads('Delivery fee R$5,90');

    await answers({ json: { found: false, delivery: false, deliveryFee: 0 } });
    expect(await within(delivery.row()).findByText('Address not found')).toBeVisible();
    expect(within(delivery.row()).queryByRole('button', { name: 'Try again' })).toBeNull();
    await press('Review address');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: /^Street/ })).toHaveValue('Rua Harmonia');
    await user.click(dialog.getByRole('button', { name: delivery.texts('domain:action.close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await answers({ json: { found: true, delivery: false, deliveryFee: 0 } });
    const warning = await screen.findByRole('alertdialog', { name: 'Warning!' });
    expect(warning).toHaveTextContent('Unfortunately your address is not in our delivery area :(');
    await user.click(within(warning).getByRole('button', { name: 'OK' }));
    await rowReads('Where should we deliver?');
    expect(localStorage.getItem('street-101')).toBeNull();
  },
);
