import { act, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import { $lines } from '@storefront/shared-domain/models';
import { changeRestaurant } from '../kit/change-restaurant';
import { openStorefront } from '../kit/open-storefront';
import { atPayment } from './at-payment';

const ALL = [
  'pixAsaas',
  'pixTuna',
  'picpay',
  'mercadopago',
  'stripe',
  'pagseguro',
  'multipedidos@asaas',
  'convenix',
];

const withOnline = (methods: readonly string[]) =>
  changeRestaurant('bella-napoli', ({ info }) => {
    info['online_payment_integrations'] = methods;
    info['zelle_settings'] = { active: true, key: 'pay@bellanapoli.example', name: 'Bella Napoli' };
  });

async function atAll(methods: readonly string[] = [...ALL, 'deferredPayment']) {
  const page = await atPayment({ before: withOnline(methods) });
  const confirm = (dialog: HTMLElement): HTMLElement =>
    within(dialog).getByRole('button', { name: page.texts('domain:action.confirm') });
  return { ...page, confirm };
}

test('[CHECKOUT-13] an empty cart on the payment page leads to the menu', async () => {
  const { path } = await openStorefront('/bella-napoli/payment');
  await waitFor(() => expect(path()).toMatch(/^\/?$/));
});

test('[CHECKOUT-01] [CHECKOUT-03] [CHECKOUT-12] [CHECKOUT-16] without online methods there is one tab', async () => {
  const { choose, confirmButton, texts } = await atAll([]);
  expect(
    screen.getByRole('heading', { name: texts('mf-checkout:payment.question') }),
  ).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    texts('domain:payment.group.uponTakeout'),
  ]);
  expect(confirmButton()).toBeNull();
  await choose('pix');
  expect(confirmButton()).toBeVisible();
});

test('[CHECKOUT-03] [CHECKOUT-04] [CHECKOUT-06] [CHECKOUT-08] one Pix, one Card, and no provider', async () => {
  const { texts } = await atAll([...ALL, 'carteira']);
  expect(screen.getByRole('tab', { name: texts('domain:payment.group.online') })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const tiles = within(screen.getByRole('tabpanel')).getAllByRole('button');
  const names = ['pix', 'creditCard', 'picpay', 'convenix', 'other'].map((name) =>
    texts(`domain:payment.method.${name}`),
  );
  expect(tiles).toHaveLength(names.length);
  names.forEach((name, index) => expect(tiles[index]).toHaveTextContent(name));
  expect(document.body).not.toHaveTextContent(/asaas|tuna|stripe|pagseguro|mercado ?pago/i);
});

test('[CHECKOUT-07] the badge is that of the transfer that the record selects', async () => {
  const { tile, texts } = await atAll(['pixAsaas', 'stripe']);
  expect(await tile('pixAsaas')).toHaveTextContent(texts('mf-checkout:payment.badge'));
  expect(await tile('stripe')).toHaveTextContent(texts('mf-checkout:payment.on-page'));
});

test('[CHECKOUT-29] [OPEN-071] a tile shows its discount or extra charge before it is chosen', async () => {
  const { tile, texts } = await atPayment();
  expect(await tile('pix')).toHaveTextContent(
    texts('mf-checkout:payment.adjustment.discount', { amount: '5%' }),
  );
  const card = await tile('creditCard');
  expect(card).toHaveTextContent(
    texts('mf-checkout:payment.adjustment.addition', { amount: 'R$1,50' }),
  );
  expect(card).toHaveTextContent('Visa · Mastercard · Elo +4');
  expect(await tile('money')).not.toHaveTextContent(/%|R\$/);
});

test('[CHECKOUT-02] [CHECKOUT-14] [CHECKOUT-29] the lines of the total follow the method and its setting', async () => {
  const { choose, totals, texts } = await atPayment();
  const name = (key: string, values?: Record<string, string>): string =>
    texts(`domain:totals.${key}`, values);
  const plain = [
    [name('order-subtotal'), 'R$28,90'],
    [name('total-payable'), 'R$28,90'],
  ];
  expect(totals()).toEqual(plain);
  await choose('pix');
  expect(totals()).toEqual([
    plain[0],
    [
      expect.stringContaining(
        name('method-discount', { method: texts('domain:payment.method.pix') }),
      ),
      '-R$1,45',
    ],
    [name('total-payable'), 'R$27,45'],
  ]);
  await choose('money');
  expect(totals()).toEqual(plain);
});

test('[CHECKOUT-02] the total that a method changes is announced', async () => {
  const { choose, texts } = await atPayment();
  const announced = (amount: string): string => `${texts('domain:totals.total-payable')} ${amount}`;
  const regions = (): (string | null)[] =>
    screen.getAllByRole('status').map(({ textContent }) => textContent);
  await screen.findAllByRole('tab');
  expect(regions()).not.toContain(announced('R$28,90'));
  await choose('pix');
  await waitFor(() => expect(regions()).toContain(announced('R$27,45')));
});

test('[CHECKOUT-22] [CHECKOUT-25] change must be for more than the total', async () => {
  const { choose, tile, texts, user } = await atPayment();
  await choose('money');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: texts('mf-checkout:change.yes') }));
  const amount = dialog.getByRole('textbox', { name: texts('mf-checkout:change.amount') });
  const confirm = dialog.getByRole('button', { name: texts('domain:action.confirm') });
  expect(confirm).toBeDisabled();
  for (const typed of ['abc', '10', '28,90']) {
    await user.clear(amount);
    await user.type(amount, typed);
    expect([typed, (confirm as HTMLButtonElement).disabled]).toEqual([typed, true]);
  }
  await user.clear(amount);
  await user.type(amount, '28,91');
  await user.click(confirm);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await tile('money')).toHaveTextContent('R$28,91');
});

test('[CHECKOUT-23] [CHECKOUT-24] No closes the change dialog at once', async () => {
  const { choose, tile, confirmButton, press, texts } = await atPayment();
  await choose('money');
  await press(screen.getByRole('dialog'), 'mf-checkout:change.no');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await tile('money')).toHaveTextContent(texts('mf-checkout:payment.no-change'));
  expect(confirmButton()).toBeVisible();
});

test('[CHECKOUT-27] [CHECKOUT-28] a card is chosen by brand and, where there is a choice, by kind', async () => {
  const { choose, tile, texts, user } = await atPayment();
  const pick = async (name: string): Promise<void> =>
    user.click(
      within(screen.getByRole('dialog')).getByRole('button', {
        name: (found) => found.includes(name),
      }),
    );
  await choose('creditCard');
  await pick('Visa');
  await pick(texts('domain:payment.card.debit'));
  expect(await tile('creditCard')).toHaveTextContent(
    `Visa · ${texts('domain:payment.card.debit')}`,
  );
  await choose('creditCard');
  await pick('Amex');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await tile('creditCard')).toHaveTextContent(
    `Amex · ${texts('domain:payment.card.credit')}`,
  );
});

test('[CHECKOUT-29] where cards differ, each one shows its own discount or extra charge', async () => {
  const setting = { isActive: true, valueType: 'percent', operation: 'addition' };
  const { tile, choose, texts, user } = await atPayment({
    before: changeRestaurant('bella-napoli', ({ info }) => {
      info['paymentSettings'] = [
        { ...setting, paymentType: 'Amex credit', value: 4 },
        { ...setting, paymentType: 'Visa credit', value: 2 },
      ];
    }),
  });
  const extra = (amount: string): string =>
    texts('mf-checkout:payment.adjustment.addition', { amount });
  expect(await tile('creditCard')).toHaveTextContent(
    texts('mf-checkout:payment.adjustment.by-card'),
  );
  await choose('creditCard');
  const row = (name: string): HTMLElement =>
    within(screen.getByRole('dialog')).getByRole('button', {
      name: (found) => found.startsWith(name),
    });
  expect(row('Amex')).toHaveTextContent(extra('4%'));
  expect(row('Elo')).not.toHaveTextContent('%');
  await user.click(row('Visa'));
  expect(row(texts('domain:payment.card.credit'))).toHaveTextContent(extra('2%'));
  expect(row(texts('domain:payment.card.debit'))).not.toHaveTextContent('%');
});

test('[CHECKOUT-30] [CHECKOUT-31] PicPay requires e-mail and CPF, and Enter confirms when both are valid', async () => {
  const { choose, tile, confirm, confirmButton, texts, user } = await atAll();
  await choose('picpay');
  const dialog = screen.getByRole('dialog');
  const [email, cpf] = [
    within(dialog).getByRole('textbox', { name: texts('mf-checkout:identity.label.email') }),
    within(dialog).getByRole('textbox', { name: 'CPF' }),
  ];
  await user.type(email, 'marina@demo');
  await user.type(cpf, '52998224724');
  expect(cpf).toHaveValue('529.982.247-24');
  await user.tab();
  expect(within(dialog).getByText(texts('domain:validation.invalidEmail'))).toBeVisible();
  expect(within(dialog).getByText(texts('domain:validation.invalidCPF'))).toBeVisible();
  expect(confirm(dialog)).toBeDisabled();
  await user.type(email, '.example');
  expect(confirm(dialog)).toBeDisabled();
  await user.type(cpf, '{Backspace}5');
  expect(confirm(dialog)).toBeEnabled();
  await user.type(cpf, '{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await tile('picpay')).toHaveAttribute('aria-pressed', 'true');
  expect(confirmButton()).toBeVisible();
});

test('[CHECKOUT-32] [DOMAIN-091] PagSeguro requires the full name; its default is that of the delivery', async () => {
  const { choose, confirm, confirmButton, texts, user } = await atAll(['pagseguro']);
  await choose('pagseguro');
  const dialog = screen.getByRole('dialog');
  const name = within(dialog).getByRole('textbox', {
    name: texts('mf-checkout:identity.label.name'),
  });
  expect(name).toHaveFocus();
  expect(name).toHaveValue('Marina Alves');
  await user.clear(name);
  expect(confirm(dialog)).toBeDisabled();
  await user.type(name, 'Marina');
  expect(confirm(dialog)).toBeDisabled();
  await user.type(name, ' 2');
  expect(confirm(dialog)).toBeDisabled();
  await user.tab();
  expect(within(dialog).getByText(texts('mf-checkout:identity.name-short'))).toBeVisible();
  await user.type(name, '{Backspace}Alves');
  await user.click(confirm(dialog));
  expect(confirmButton()).toBeVisible();
});

test('[CHECKOUT-33] pix requires a CPF when the customer has none', async () => {
  const { choose, confirm, confirmButton, user } = await atAll(['pixAsaas']);
  await choose('pixAsaas');
  const dialog = screen.getByRole('dialog');
  expect(confirmButton()).toBeNull();
  await user.type(within(dialog).getByRole('textbox', { name: 'CPF' }), '52998224725');
  await user.click(confirm(dialog));
  expect(confirmButton()).toBeVisible();
});

test('[OPEN-102] [CONFLICTS-17] a transfer shows its key to copy; paying later says so', async () => {
  const { choose, texts, user } = await atAll();
  await choose('zelle');
  const details = screen.getByRole('region', {
    name: texts('mf-checkout:transfer.title', { method: 'Zelle' }),
  });
  expect(details).toHaveTextContent('pay@bellanapoli.example');
  await user.click(
    within(details).getByRole('button', { name: texts('mf-checkout:transfer.copy') }),
  );
  expect(await screen.findByText('Copiado com sucesso!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('pay@bellanapoli.example');
  await choose('deferredPayment');
  expect(details).not.toBeInTheDocument();
  expect(screen.getByText(texts('mf-checkout:transfer.later'))).toBeVisible();
});

test('[CHECKOUT-20] the wallet opens below the methods, and without a card the order cannot be confirmed', async () => {
  const { choose, tile, confirmButton, texts } = await atAll();
  await choose('multipedidos@asaas');
  expect(await tile('multipedidos@asaas')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('tabpanel')).toBeVisible();
  expect(
    await screen.findByRole('region', { name: texts('mf-checkout:wallet.title') }),
  ).toBeVisible();
  expect(confirmButton()).toBeNull();
});

test('[CHECKOUT-12] [CHECKOUT-14] without a complete payment the footer of a phone says what is missing', async () => {
  const { choose, confirmButton, press, scope, texts, user } = await atPayment({
    before: withOnline(['multipedidos@asaas']),
  });
  const footer = () => within(screen.getByRole('contentinfo'));
  expect(footer().getByRole('status')).toHaveTextContent(texts('mf-checkout:confirm.choose'));
  await choose('multipedidos@asaas');
  expect(footer().getByRole('status')).toHaveTextContent(texts('mf-checkout:confirm.card'));
  await choose('money');
  await press(screen.getByRole('dialog'), 'mf-checkout:change.yes');
  await user.type(
    within(screen.getByRole('dialog')).getByRole('textbox', {
      name: texts('mf-checkout:change.amount'),
    }),
    '50{Enter}',
  );
  expect(confirmButton()).toBeVisible();
  const lines = scope.getState($lines).map((line) => ({ ...line, qty: 2 }));
  await act(() =>
    allSettled(cartBus.takenOver, { scope, params: { lines, deliveryType: 'balcony' } }),
  );
  expect(confirmButton()).toBeNull();
  expect(footer().getByRole('alert')).toHaveTextContent(
    texts('mf-checkout:confirm.more-change', { total: 'R$57,80', amount: 'R$50,00' }),
  );
});
