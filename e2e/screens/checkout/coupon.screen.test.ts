import { screen, waitFor, within } from '@testing-library/react';
import { leaveStorefronts, type Options } from '../kit/open-storefront';
import { atPayment, ORDER } from './at-payment';

const CHECK = /^\/restaurant\/\d+\/coupom\/check$/;

async function atCoupon(options: Options & { count?: number } = {}) {
  const page = await atPayment(options);
  const { texts, user } = page;
  const box = within(
    await screen.findByRole('region', { name: texts('mf-checkout:coupon.title') }),
  );
  const field = box.getByRole('textbox');
  const applyButton = (): HTMLElement =>
    box.getByRole('button', { name: texts('mf-checkout:coupon.apply') });
  const apply = async (code: string): Promise<void> => {
    await user.clear(field);
    await user.type(field, code);
    await user.click(applyButton());
  };
  const result = (key: string): Promise<HTMLElement> =>
    screen.findByRole('alertdialog', { name: texts(`mf-checkout:coupon.${key}`) });
  const accept = async (code: string): Promise<void> => {
    await apply(code);
    await page.press(await result('applied'), 'domain:action.ok');
  };
  const removeButton = (code: string): HTMLElement | null =>
    box.queryByRole('button', { name: texts('mf-checkout:coupon.remove', { code }) });
  return {
    ...page,
    box,
    field,
    apply,
    applyButton,
    accept,
    result,
    removeButton,
    checks: () => page.network.requests('POST', CHECK),
  };
}

test(
  '[COUPON-01] [COUPON-03] [COUPON-04] [COUPON-11] [COUPON-13] [ERRORS-17] [CHECKOUT-02] [CHECKOUT-15] ' +
    'a coupon is applied, changes the total, gives its reason and is removed',
  async () => {
    const {
      choose,
      confirmButton,
      applyButton,
      apply,
      result,
      removeButton,
      field,
      box,
      press,
      totals,
      checks,
      texts,
      user,
    } = await atCoupon();
    await choose('pix');
    expect(confirmButton()).toBeVisible();
    expect(applyButton()).toBeDisabled();
    await user.type(field, '  ');
    expect(applyButton()).toBeDisabled();
    await apply('mimo5');
    const dialog = await result('applied');
    expect(dialog).toHaveTextContent('R$5,00');
    expect(checks().map(({ body }) => body)).toEqual([
      expect.objectContaining({ code: 'MIMO5', phone: expect.stringMatching(/^119\d{8}$/) }),
    ]);
    await press(dialog, 'domain:action.ok');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('');
    expect(box.getByText('MIMO5')).toBeVisible();
    expect(confirmButton()).toBeNull(); // the payment was chosen for another total
    const name = (key: string): string => texts(`domain:totals.${key}`);
    expect(
      totals().map(([label, amount]) => [
        label.startsWith(name('discount')) ? name('discount') : label,
        amount,
      ]),
    ).toEqual([
      [name('order-subtotal'), 'R$28,90'],
      [name('discount'), '-R$5,00'],
      [name('total-payable'), 'R$23,90'],
    ]);
    await user.click(
      screen.getByRole('button', { name: `${name('discount')}: ${texts('domain:why.label')}` }),
    );
    expect(screen.getByText(texts('domain:why.coupon', { code: 'MIMO5' }))).toBeVisible();
    await user.click(removeButton('MIMO5')!);
    await waitFor(() => expect(field).toHaveFocus());
    expect(totals()).toEqual([
      [name('order-subtotal'), 'R$28,90'],
      [name('total-payable'), 'R$28,90'],
    ]);
  },
);

test('[COUPON-05] [ERRORS-13] [OPEN-066] a repeated code is reported locally; another code replaces it', async () => {
  const { accept, apply, result, removeButton, press, checks, totals } = await atCoupon();
  await accept('MIMO5');
  await apply('mimo5');
  await press(await result('twice'), 'domain:action.ok');
  expect(checks()).toHaveLength(1);
  await accept('CORTESIA');
  expect(totals().at(-1)?.[1]).toBe('R$0,00');
  expect(removeButton('MIMO5')).toBeNull();
});

test('[COUPON-07] [ERRORS-15] a coupon below its minimum says what is missing, and the code stays', async () => {
  const { apply, result, press, field } = await atCoupon();
  await apply('NAPOLI15');
  const dialog = await result('below-minimum');
  expect(dialog).toHaveTextContent('R$51,10');
  await press(dialog, 'domain:action.ok');
  expect(field).toHaveValue('NAPOLI15');
});

test('[ERRORS-16] a code that does not exist is invalid, whatever its characters, and stays', async () => {
  const { apply, result, press, field, network } = await atCoupon();
  for (const code of ['NADA', `' OR 1=1 --`]) {
    network.allow('POST', CHECK, 404);
    await apply(code);
    await press(await result('invalid'), 'domain:action.ok');
    expect(field).toHaveValue(code);
  }
});

test('a check that cannot reach the API shows so, and Retry applies the coupon', async () => {
  const { apply, result, press, network, texts } = await atCoupon();
  const restore = network.answer('POST', CHECK, 'down');
  await apply('MIMO5');
  const dialog = await result('not-applied');
  expect(dialog).toHaveTextContent(texts('domain:error.offline'));
  restore();
  await press(dialog, 'domain:action.retry');
  expect(await result('applied')).toHaveTextContent('R$5,00');
});

test('after too many codes the button waits as long as the server says, and sends no request meanwhile', async () => {
  const { apply, applyButton, box, field, network, checks, texts, user } = await atCoupon();
  network.answer('POST', CHECK, {
    status: 429,
    headers: { 'retry-after': '3' },
    json: { error: 'Too Many Requests', code: 'too_many_requests' },
  });
  await apply('MIMO5');
  expect(await box.findByRole('button', { name: /\(\d+ s\)$/ })).toBeDisabled();
  await user.type(field, '{Enter}');
  expect(box.getByText(texts('mf-checkout:coupon.too-many'))).toBeVisible();
  await waitFor(() => expect(applyButton()).toBeEnabled());
  expect(checks()).toHaveLength(1);
  expect(field).toHaveValue('MIMO5');
});

test('[COUPON-07] [COUPON-08] the coupon shows a cart below its minimum, and counts again above it', async () => {
  const { accept, go, texts, user, totals } = await atCoupon({ count: 3 });
  await accept('NAPOLI15');
  expect(totals().at(-1)?.[1]).toBe('R$71,70');
  const change = async (key: string): Promise<void> => {
    await go('/shopping-cart');
    await user.click(
      await screen.findByRole('button', {
        name: texts(`mf-cart:line.${key}`, { name: 'Bruschetta al Pomodoro' }),
      }),
    );
    await go('/payment');
    await screen.findByRole('region', { name: texts('mf-checkout:coupon.title') });
  };
  await change('decrease');
  expect(
    await screen.findByText(texts('mf-checkout:coupon.off-minimum', { missing: 'R$22,20' })),
  ).toBeVisible();
  await waitFor(() => expect(totals().at(-1)?.[1]).toBe('R$57,80'));
  await change('increase');
  await waitFor(() => expect(totals().at(-1)?.[1]).toBe('R$71,70'));
});

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

test('[ERRORS-09] [COUPON-13] an order refused for its coupon goes on without it', async () => {
  const { accept, order, press, network, go, path, texts, totals } = await atCoupon();
  await accept('MIMO5');
  network.answer('POST', ORDER, {
    status: 409,
    json: { error: 'Coupom Use Limit Exceeded', code: 'coupon_limit' },
  });
  await order();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(texts('domain:order-error.coupon-limit.message'));
  await press(dialog, 'domain:action.ok');
  await waitFor(() => expect(path()).toBe('/shopping-cart'));
  await go('/payment');
  await screen.findByRole('region', { name: texts('mf-checkout:coupon.title') });
  expect(totals()).toHaveLength(2);
});

test('[ERRORS-13] [ERRORS-15] [ERRORS-16] [ERRORS-17] [COUPON-07] the English texts of the results', async () => {
  const { apply, network, user } = await atCoupon({ language: 'en' });
  network.allow('POST', CHECK, 404);
  const expectResult = async (code: string, title: string): Promise<void> => {
    await apply(code);
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await user.click(within(dialog).getByRole('button', { name: /^(OK|Close)$/ }));
  };
  await expectResult('NADA', 'Invalid coupon!');
  await expectResult('NAPOLI15', 'Value less than the minimum!');
  await expectResult('MIMO5', 'Coupon successfully applied!');
  await expectResult('MIMO5', 'This coupon has already been applied!');
  network.answer('POST', CHECK, { status: 500, json: { error: 'oops' } });
  await expectResult('OUTRO', 'Could not apply coupom!');
});
