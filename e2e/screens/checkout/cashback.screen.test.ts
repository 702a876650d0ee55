import { screen, waitFor, within } from '@testing-library/react';
import type { Texts } from '../../support/texts';
import { advanceOrder } from '../../support/kitchen';
import { apiRequest } from '../kit/api-request';
import { leaveStorefronts, type Options } from '../kit/open-storefront';
import { signInDemo, signInFresh } from '../kit/signed-in';
import { atPayment, ORDER } from './at-payment';

const BALANCE = /\/cashback\/balance$/;
const DEMO = { email: 'cliente@demo.example', password: 'Napoli#2026' };

async function atCashback(options: Options & { count?: number } = {}) {
  const page = await atPayment(options);
  const region = await screen.findByRole('region', {
    name: page.texts('mf-checkout:cashback.title'),
  });
  const button = (key: string, values?: Record<string, string>): HTMLElement | null =>
    within(region).queryByRole('button', {
      name: page.texts(`mf-checkout:cashback.${key}`, values),
    });
  const useButton = (amount: string): Promise<HTMLElement> =>
    within(region).findByRole('button', {
      name: page.texts('mf-checkout:cashback.use', { amount }),
    });
  return { ...page, region, button, useButton };
}

/** The demo's customer with this balance, which the API would have to earn first. */
async function withBalance(balance: number, expirationDate: string, options: Options = {}) {
  await signInDemo();
  return atCashback({
    ...options,
    before: (network) => void network.answer('GET', BALANCE, { json: { balance, expirationDate } }),
  });
}

const coupons = (texts: Texts): HTMLElement | null =>
  screen.queryByRole('region', { name: texts('mf-checkout:coupon.title') });

test('[LOYALTY-07] a visitor sees what the order would earn, logs in on the page and sees the balance', async () => {
  const { region, button, texts, user } = await atCashback();
  expect(region).toHaveTextContent(texts('mf-checkout:cashback.visitor'));
  expect(region).toHaveTextContent(texts('mf-checkout:cashback.would-earn', { amount: 'R$1,45' }));
  await user.click(button('log-in')!);
  await user.type(
    await screen.findByRole('textbox', { name: texts('mf-account:field.email') }),
    DEMO.email,
  );
  await user.type(
    screen.getByLabelText(texts('mf-account:field.password')),
    `${DEMO.password}{Enter}`,
  );
  await waitFor(() => expect(region).toHaveTextContent(texts('mf-checkout:cashback.balance')));
  await waitFor(() => expect(region).toHaveTextContent(/\d\d\/\d\d\/\d{4}/));
});

test(
  '[LOYALTY-08] [LOYALTY-09] [LOYALTY-11] [LOYALTY-12] [LOYALTY-13] [CHECKOUT-15] [COUPON-01] ' +
    'a customer uses cashback on the order, and stops using it',
  async () => {
    const { region, useButton, button, choose, confirmButton, totals, texts, user } =
      await withBalance(90, '2099-12-31');
    await waitFor(() => expect(region).toHaveTextContent('R$90,00'));
    expect(region).toHaveTextContent(texts('mf-checkout:cashback.at-most', { amount: 'R$30,00' }));
    expect(region).toHaveTextContent(texts('mf-checkout:cashback.earns', { amount: 'R$1,45' }));
    await choose('pix');
    await user.click(await useButton('R$28,90'));
    expect(totals()).toContainEqual([
      expect.stringContaining(texts('domain:totals.cashback')),
      '-R$28,90',
    ]);
    expect(totals().at(-1)?.[1]).toBe('R$0,00');
    expect(confirmButton()).toBeNull();
    expect(coupons(texts)).toBeNull();
    expect(region).not.toHaveTextContent(
      texts('mf-checkout:cashback.earns', { amount: '' }).trim(),
    );
    expect(button('stop')).toHaveFocus();
    await user.click(
      screen.getByRole('button', {
        name: `${texts('domain:totals.cashback')}: ${texts('domain:why.label')}`,
      }),
    );
    expect(screen.getByText(texts('domain:why.cashback', { available: 'R$30,00' }))).toBeVisible();
    button('stop')!.focus();
    await user.keyboard('{Enter}');
    expect(await useButton('R$28,90')).toHaveFocus();
    expect(totals().at(-1)?.[1]).toBe('R$28,90');
    expect(coupons(texts)).toBeVisible();
  },
);

test('[LOYALTY-08] an applied coupon excludes cashback, and the box says so', async () => {
  const { region, useButton, button, press, texts, user } = await withBalance(20, '2099-12-31');
  await useButton('R$20,00');
  await user.type(within(coupons(texts)!).getByRole('textbox'), 'MIMO5{Enter}');
  await press(await screen.findByRole('alertdialog'), 'domain:action.ok');
  expect(button('use', { amount: 'R$20,00' })).toBeNull();
  expect(region).toHaveTextContent(texts('mf-checkout:cashback.not-with-coupon'));
  await user.click(
    screen.getByRole('button', { name: texts('mf-checkout:coupon.remove', { code: 'MIMO5' }) }),
  );
  expect(await useButton('R$20,00')).toBeVisible();
});

test('[LOYALTY-10] [LOYALTY-14] an expired balance is marked and not used', async () => {
  const { region, useButton, press, totals, user } = await withBalance(20, '2020-01-31', {
    language: 'en',
  });
  const use = await useButton('R$20,00');
  expect(within(region).getByText(/2020/)).toHaveAttribute('data-tone', 'danger');
  await user.click(use);
  await press(
    await screen.findByRole('alertdialog', { name: 'Cashback expired!' }),
    'domain:action.ok',
  );
  expect(totals()).toHaveLength(2);
});

test('a balance that cannot be read shows so, and is read again', async () => {
  await signInDemo();
  let restore = (): void => undefined;
  const { region, network, texts, user } = await atCashback({
    before: (prepared) =>
      void (restore = prepared.answer('GET', BALANCE, { status: 404, json: { error: 'oops' } })),
  });
  await waitFor(() => expect(region).toHaveTextContent(texts('mf-checkout:cashback.failed')));
  restore();
  network.answer('GET', BALANCE, { json: { balance: 12, expirationDate: null } });
  await user.click(within(region).getByRole('button', { name: texts('domain:action.retry') }));
  await waitFor(() => expect(region).toHaveTextContent('R$12,00'));
});

test('[LOYALTY-12] [LOYALTY-13] [LOYALTY-08] cashback of one order pays the next, as the receipt shows', async () => {
  await signInFresh();
  const first = await atCashback();
  await waitFor(() =>
    expect(first.region).toHaveTextContent(
      first.texts('mf-checkout:cashback.earns', { amount: 'R$1,45' }),
    ),
  );
  expect(within(first.region).queryAllByRole('button')).toEqual([]);
  await first.choose('pix');
  expect(first.region).toHaveTextContent(
    first.texts('mf-checkout:cashback.earns', { amount: 'R$1,37' }),
  ); // 5 % of the amount paid by Pix
  await first.order();
  await screen.findByRole('heading', { level: 1, name: first.texts('domain:order.placed') });
  const [{ body }] = first.network.requests('POST', ORDER) as unknown as [
    { body: { details: { uuid: string } } },
  ];
  for (let status = ''; status !== 'OVER';)
    status = await advanceOrder(apiRequest, body.details.uuid);
  expect(await leaveStorefronts({ isStoragePreserved: true })).toEqual([]);

  // Another cart: the same one from the same account within a minute is the same order.
  const { useButton, order, totals, texts, user } = await atCashback({ count: 2 });
  await user.click(await useButton('R$1,37'));
  await order();
  await screen.findByRole('heading', { level: 1, name: texts('domain:order.placed') });
  const stored = (key: string): unknown =>
    totals().find(([label]) => label.startsWith(texts(`domain:totals.${key}`)))?.[1];
  // as the server stored them
  expect([stored('cashback'), totals().at(-1)?.[1]]).toEqual(['-R$1,37', 'R$53,61']);
});
