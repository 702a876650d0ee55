import { screen, waitFor, within } from '@testing-library/react';
import { DEMO } from '../../support/demo-accounts';
import { advanceOrder } from '../../support/kitchen';
import { logIn } from '../kit/accounts';
import { apiRequest } from '../kit/api-request';
import { fill } from '../kit/fill';
import { leaveStorefronts, type Options } from '../kit/open-storefront';
import { signInFresh } from '../kit/signed-in';
import { atPayment, ORDER, sentKeys } from './at-payment';

describe('cashback', () => {
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

  test(
    '[LOYALTY-07] [LOYALTY-08] [LOYALTY-09] [LOYALTY-11] [LOYALTY-12] [LOYALTY-13] [CHECKOUT-15] [COUPON-01] ' +
      'a visitor logs in on the page and uses cashback on the order, which excludes a coupon',
    async () => {
      let isBroken = true;
      const page = await atCashback({
        before: (network) =>
          network.answer('GET', /\/cashback\/balance$/, () =>
            isBroken
              ? { status: 404, json: { error: 'oops' } }
              : { json: { balance: 90, expirationDate: '2099-12-31' } },
          ),
      });
      const { button, choose, confirmButton, press, region, texts, totals, useButton, user } = page;
      const coupons = (): HTMLElement | null =>
        screen.queryByRole('region', { name: texts('mf-checkout:coupon.title') });
      expect(region).toHaveTextContent(texts('mf-checkout:cashback.visitor'));
      expect(region).toHaveTextContent(
        texts('mf-checkout:cashback.would-earn', { amount: 'R$1,45' }),
      );
      await user.click(button('log-in')!);
      await logIn(page, DEMO.rich, DEMO.password);
      await waitFor(() => expect(region).toHaveTextContent(texts('mf-checkout:cashback.failed')));
      isBroken = false;
      await user.click(within(region).getByRole('button', { name: texts('domain:action.retry') }));
      await waitFor(() => expect(region).toHaveTextContent('R$90,00'));
      expect(region).toHaveTextContent('31/12/2099');
      expect(region).toHaveTextContent(
        texts('mf-checkout:cashback.at-most', { amount: 'R$30,00' }),
      );
      expect(region).toHaveTextContent(texts('mf-checkout:cashback.earns', { amount: 'R$1,45' }));
      await choose('pix');
      await user.click(await useButton('R$28,90'));
      expect(totals()).toContainEqual([
        expect.stringContaining(texts('domain:totals.cashback')),
        '-R$28,90',
      ]);
      expect(totals().at(-1)?.[1]).toBe('R$0,00');
      expect(confirmButton()).toBeNull();
      expect(coupons()).toBeNull();
      expect(region).not.toHaveTextContent(
        texts('mf-checkout:cashback.earns', { amount: '' }).trim(),
      );
      expect(button('stop')).toHaveFocus();
      await user.click(
        screen.getByRole('button', {
          name: `${texts('domain:totals.cashback')}: ${texts('domain:why.label')}`,
        }),
      );
      expect(
        screen.getByText(texts('domain:why.cashback', { available: 'R$30,00' })),
      ).toBeVisible();
      button('stop')!.focus();
      await user.keyboard('{Enter}');
      expect(await useButton('R$28,90')).toHaveFocus();
      expect(totals().at(-1)?.[1]).toBe('R$28,90');

      await user.type(within(coupons()!).getByRole('textbox'), 'MIMO5{Enter}');
      await press(await screen.findByRole('alertdialog'), 'domain:action.ok');
      expect(button('use', { amount: 'R$23,90' })).toBeNull();
      expect(region).toHaveTextContent(texts('mf-checkout:cashback.not-with-coupon'));
      await user.click(
        screen.getByRole('button', { name: texts('mf-checkout:coupon.remove', { code: 'MIMO5' }) }),
      );
      expect(await useButton('R$28,90')).toBeVisible();
    },
  );

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
    for (let status = ''; status !== 'OVER';)
      status = await advanceOrder(apiRequest, sentKeys(first.network)[0]!);
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
});

describe('coupons', () => {
  const CHECK = /^\/restaurant\/\d+\/coupom\/check$/;

  async function atCoupon(options: Options = {}) {
    const page = await atPayment(options);
    const { texts, user } = page;
    const box = within(
      await screen.findByRole('region', { name: texts('mf-checkout:coupon.title') }),
    );
    const field = box.getByRole('textbox');
    const applyButton = (): HTMLElement =>
      box.getByRole('button', { name: texts('mf-checkout:coupon.apply') });
    const apply = async (code: string): Promise<void> => {
      await fill(user, field, code);
      await user.click(applyButton());
    };
    /** Waits for the dialog with this result. */
    const result = (key: string): Promise<HTMLElement> =>
      screen.findByRole('alertdialog', { name: texts(`mf-checkout:coupon.${key}`) });
    const accept = async (code: string): Promise<void> => {
      await apply(code);
      await page.press(await result('applied'), 'domain:action.ok');
    };
    return { ...page, box, field, apply, applyButton, accept, result };
  }

  test(
    '[COUPON-01] [COUPON-03] [COUPON-04] [COUPON-05] [COUPON-07] [COUPON-11] [COUPON-13] ' +
      '[CHECKOUT-02] [CHECKOUT-15] [OPEN-066] ' +
      '[ERRORS-13] [ERRORS-15] [ERRORS-16] [ERRORS-17] a coupon is refused or applied with its reason, ' +
      'changes the total, is replaced and removed',
    async () => {
      const page = await atCoupon();
      const { accept, apply, applyButton, box, choose, confirmButton, field, network } = page;
      const { press, result, texts, totals, user } = page;
      const checks = () => network.requests('POST', CHECK);
      const removeButton = (code: string): HTMLElement | null =>
        box.queryByRole('button', { name: texts('mf-checkout:coupon.remove', { code }) });
      await choose('pix');
      expect(confirmButton()).toBeVisible();
      expect(applyButton()).toBeDisabled();
      await fill(user, field, '  ');
      expect(applyButton()).toBeDisabled();

      network.allow('POST', CHECK, 404);
      await apply(`' OR 1=1 --`);
      await press(await result('invalid'), 'domain:action.ok');
      expect(field).toHaveValue(`' OR 1=1 --`);
      await apply('NAPOLI15');
      const below = await result('below-minimum');
      expect(below).toHaveTextContent('R$51,10');
      await press(below, 'domain:action.ok');
      expect(field).toHaveValue('NAPOLI15');

      const restore = network.answer('POST', CHECK, 'down');
      await apply('mimo5');
      const failed = await result('not-applied');
      expect(failed).toHaveTextContent(texts('domain:error.offline'));
      restore();
      await press(failed, 'domain:action.retry');
      const applied = await result('applied');
      expect(applied).toHaveTextContent('R$5,00');
      expect(checks().at(-1)?.body).toMatchObject({
        code: 'MIMO5',
        phone: expect.stringMatching(/^119\d{8}$/),
      });
      await press(applied, 'domain:action.ok');
      await waitFor(() => expect(field).toHaveFocus());
      expect(field).toHaveValue('');
      expect(box.getByText('MIMO5')).toBeVisible();
      expect(confirmButton()).toBeNull(); // the payment was chosen for another total
      const name = (key: string): string => texts(`domain:totals.${key}`);
      expect(totals()).toEqual([
        [name('order-subtotal'), 'R$28,90'],
        [expect.stringContaining(name('discount')), '-R$5,00'],
        [name('total-payable'), 'R$23,90'],
      ]);
      await user.click(
        screen.getByRole('button', { name: `${name('discount')}: ${texts('domain:why.label')}` }),
      );
      expect(screen.getByText(texts('domain:why.coupon', { code: 'MIMO5' }))).toBeVisible();

      const known = checks().length;
      await apply('mimo5');
      await press(await result('twice'), 'domain:action.ok');
      expect(checks()).toHaveLength(known);
      await accept('CORTESIA');
      expect(totals().at(-1)?.[1]).toBe('R$0,00');
      expect(removeButton('MIMO5')).toBeNull();
      await user.click(removeButton('CORTESIA')!);
      await waitFor(() => expect(field).toHaveFocus());
      expect(totals()).toEqual([
        [name('order-subtotal'), 'R$28,90'],
        [name('total-payable'), 'R$28,90'],
      ]);
    },
  );

  test('[COUPON-06] [COUPON-12] [ERRORS-14] [DOMAIN-054] a single-use coupon is used up on this device', async () => {
    const first = await atCoupon();
    await first.accept('BEMVINDO10');
    await first.order();
    await screen.findByRole('heading', { level: 1, name: first.texts('domain:order.placed') });
    expect(first.network.requests('POST', ORDER)[0]?.body).toMatchObject({
      details: { discountID: 'cupom-bemvindo', discountValue: 2.89 },
    });
    expect(first.totals()).toContainEqual([
      expect.stringContaining(first.texts('domain:totals.discount')),
      '-R$2,89',
    ]);
    expect(await leaveStorefronts({ isStoragePreserved: true })).toEqual([]);

    const { apply, field, texts, totals } = await atCoupon();
    await apply('BEMVINDO10');
    expect(await screen.findByText(texts('mf-checkout:coupon.used'))).toBeVisible();
    expect(field).toHaveValue('BEMVINDO10');
    expect(totals()).toHaveLength(2);
  });
});
