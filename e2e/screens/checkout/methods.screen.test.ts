import { act, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import { $lines } from '@storefront/shared-domain/models';
import { apiRequest } from '../kit/api-request';
import { changeRestaurant } from '../kit/change-restaurant';
import { fill } from '../kit/fill';
import { atPayment, sentKeys } from './at-payment';

const withOnline = (methods: readonly string[]) =>
  changeRestaurant('bella-napoli', ({ info }) => {
    info['online_payment_integrations'] = methods;
    info['zelle_settings'] = { active: true, key: 'pay@bellanapoli.example', name: 'Napoli' };
  });

async function atMethods(methods: readonly string[]) {
  const page = await atPayment({ before: withOnline(methods) });
  const footer = () => within(screen.getByRole('contentinfo'));
  const confirm = (dialog: HTMLElement): HTMLElement =>
    within(dialog).getByRole('button', { name: page.texts('domain:action.confirm') });
  return { ...page, footer, confirm };
}

test(
  '[CHECKOUT-01] [CHECKOUT-02] [CHECKOUT-03] [CHECKOUT-12] [CHECKOUT-14] [CHECKOUT-16] [CHECKOUT-22] [CHECKOUT-23] ' +
    '[CHECKOUT-24] [CHECKOUT-25] [CHECKOUT-27] [CHECKOUT-28] [CHECKOUT-29] [OPEN-071] [OPEN-102] [CONFLICTS-17] ' +
    'without online methods there is one tab; each method shows its discount, changes the total and has its questions',
  async () => {
    const page = await atMethods(['deferredPayment']);
    const { choose, confirmButton, footer, press, scope, tile, totals, texts, user } = page;
    expect(
      screen.getByRole('heading', { name: texts('mf-checkout:payment.question') }),
    ).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      texts('domain:payment.group.uponTakeout'),
    ]);
    expect(confirmButton()).toBeNull();
    expect(footer().getByRole('status')).toHaveTextContent(texts('mf-checkout:confirm.choose'));
    expect(await tile('pix')).toHaveTextContent(
      texts('mf-checkout:payment.adjustment.discount', { amount: '5%' }),
    );
    const card = await tile('creditCard');
    expect(card).toHaveTextContent(
      texts('mf-checkout:payment.adjustment.addition', { amount: 'R$1,50' }),
    );
    expect(card).toHaveTextContent('Visa · Mastercard · Elo +4');
    expect(await tile('money')).not.toHaveTextContent(/%|R\$/);

    const name = (key: string, values?: Record<string, string>): string =>
      texts(`domain:totals.${key}`, values);
    const plain = [
      [name('order-subtotal'), 'R$28,90'],
      [name('total-payable'), 'R$28,90'],
    ];
    const announced = (amount: string): string => `${name('total-payable')} ${amount}`;
    const regions = (): (string | null)[] =>
      screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(totals()).toEqual(plain);
    expect(regions()).not.toContain(announced('R$28,90'));
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
    await waitFor(() => expect(regions()).toContain(announced('R$27,45')));
    expect(confirmButton()).toBeVisible();

    await choose('money');
    expect(totals()).toEqual(plain);
    const change = screen.getByRole('dialog');
    await press(change, 'mf-checkout:change.yes');
    const amount = within(change).getByRole('textbox', {
      name: texts('mf-checkout:change.amount'),
    });
    for (const typed of ['abc', '28,90']) {
      await fill(user, amount, typed);
      expect([typed, page.confirm(change).hasAttribute('disabled')]).toEqual([typed, true]);
    }
    await fill(user, amount, '28,91');
    await user.click(page.confirm(change));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await tile('money')).toHaveTextContent('R$28,91');
    const lines = scope.getState($lines).map((line) => ({ ...line, qty: 2 }));
    await act(() =>
      allSettled(cartBus.takenOver, { scope, params: { lines, deliveryType: 'balcony' } }),
    );
    expect(confirmButton()).toBeNull();
    expect(footer().getByRole('alert')).toHaveTextContent(
      texts('mf-checkout:confirm.more-change', { total: 'R$57,80', amount: 'R$28,91' }),
    );
    await choose('money');
    await press(screen.getByRole('dialog'), 'mf-checkout:change.no');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await tile('money')).toHaveTextContent(texts('mf-checkout:payment.no-change'));
    expect(confirmButton()).toBeVisible();

    const pick = async (brand: string): Promise<void> =>
      user.click(
        within(screen.getByRole('dialog')).getByRole('button', {
          name: (found) => found.includes(brand),
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

    await choose('zelle');
    const details = screen.getByRole('region', {
      name: texts('mf-checkout:transfer.title', { method: 'Zelle' }),
    });
    expect(details).toHaveTextContent('pay@bellanapoli.example');
    await press(details, 'mf-checkout:transfer.copy');
    expect(await screen.findByText('Copiado com sucesso!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('pay@bellanapoli.example');
    await choose('deferredPayment');
    expect(details).not.toBeInTheDocument();
    expect(screen.getByText(texts('mf-checkout:transfer.later'))).toBeVisible();
  },
);

test(
  '[CHECKOUT-03] [CHECKOUT-04] [CHECKOUT-06] [CHECKOUT-08] [CHECKOUT-20] [CHECKOUT-30] ' +
    '[CHECKOUT-31] online there is one Pix, one Card and no provider; wallet and PicPay require their ' +
    'data',
  async () => {
    const { choose, confirm, confirmButton, footer, texts, tile, user } = await atMethods([
      'pixAsaas',
      'pixTuna',
      'picpay',
      'mercadopago',
      'stripe',
      'pagseguro',
      'multipedidos@asaas',
      'convenix',
      'carteira',
    ]);
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

    await choose('multipedidos@asaas');
    expect(await tile('multipedidos@asaas')).toHaveAttribute('aria-pressed', 'true');
    expect(
      await screen.findByRole('region', { name: texts('mf-checkout:wallet.title') }),
    ).toBeVisible();
    expect(confirmButton()).toBeNull();
    expect(footer().getByRole('status')).toHaveTextContent(texts('mf-checkout:confirm.card'));

    await choose('picpay');
    const dialog = screen.getByRole('dialog');
    const [email, cpf] = [
      within(dialog).getByRole('textbox', { name: texts('mf-checkout:identity.label.email') }),
      within(dialog).getByRole('textbox', { name: 'CPF' }),
    ];
    await fill(user, email, 'marina@demo');
    await fill(user, cpf, '52998224724');
    expect(cpf).toHaveValue('529.982.247-24');
    await user.tab();
    expect(within(dialog).getByText(texts('domain:validation.invalidEmail'))).toBeVisible();
    expect(within(dialog).getByText(texts('domain:validation.invalidCPF'))).toBeVisible();
    await fill(user, email, 'marina@demo.example');
    expect(confirm(dialog)).toBeDisabled();
    await user.type(cpf, '{Backspace}5');
    expect(confirm(dialog)).toBeEnabled();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await tile('picpay')).toHaveAttribute('aria-pressed', 'true');
    expect(confirmButton()).toBeVisible();
  },
);

test(
  '[CHECKOUT-07] [CHECKOUT-32] [CHECKOUT-33] [DOMAIN-091] PagSeguro requires the full name of the ' +
    'customer, instant Pix a CPF',
  async () => {
    const { choose, confirm, confirmButton, texts, tile, user } = await atMethods([
      'pagseguro',
      'pixAsaas',
    ]);
    await choose('pagseguro');
    const dialog = screen.getByRole('dialog');
    const name = within(dialog).getByRole('textbox', {
      name: texts('mf-checkout:identity.label.name'),
    });
    expect(name).toHaveFocus();
    expect(name).toHaveValue('Marina Alves'); // of the delivery
    for (const typed of ['', 'Marina', 'Marina 2']) {
      await fill(user, name, typed);
      expect([typed, confirm(dialog).hasAttribute('disabled')]).toEqual([typed, true]);
    }
    await user.tab();
    expect(within(dialog).getByText(texts('mf-checkout:identity.name-short'))).toBeVisible();
    await fill(user, name, 'Marina Alves');
    await user.click(confirm(dialog));
    expect(confirmButton()).toBeVisible();

    expect(await tile('pixAsaas')).toHaveTextContent(texts('mf-checkout:payment.badge'));
    await choose('pixAsaas');
    const identity = screen.getByRole('dialog');
    expect(confirmButton()).toBeNull();
    await fill(user, within(identity).getByRole('textbox', { name: 'CPF' }), '52998224725');
    await user.click(confirm(identity));
    expect(confirmButton()).toBeVisible();
  },
);

test(
  '[CHECKOUT-35] [CHECKOUT-36] [CHECKOUT-37] [CHECKOUT-38] [CHECKOUT-39] [ERRORS-24] a code by SMS ' +
    'confirms and pays the order at the partner',
  async () => {
    const SALE = /\/convenix\/sale$/;
    const page = await atPayment();
    const { choose, confirmButton, network, texts, tile, user } = page;
    await choose('convenix');
    const dialog = screen.getByRole('dialog', { name: 'Convenix' });
    const box = within(dialog);
    const cpf = box.getByRole('textbox', { name: 'CPF' });
    const requestButton = () => box.getByRole('button', { name: 'Receber Código' });
    const codeField = { name: /código|code/i };
    expect(dialog).toHaveTextContent(texts('domain:totals.total-payable'));
    expect(dialog).toHaveTextContent('R$28,90');
    expect(cpf).toHaveFocus();
    expect(requestButton()).toBeDisabled();
    await fill(user, cpf, '52998224724');
    expect(await box.findByText(texts('domain:validation.invalidDocument'))).toBeVisible();
    expect(requestButton()).toBeDisabled();
    await user.type(cpf, '{Backspace}5');
    expect(cpf).toHaveValue('529.982.247-25');
    await waitFor(() => expect(requestButton()).toBeEnabled());
    expect(box.queryByText(texts('domain:validation.invalidDocument'))).toBeNull();
    const restore = network.answer('POST', SALE, {
      status: 429,
      json: { error: 'Too many codes for today', code: 'partner_codes_used_up', path: 'clientCPF' },
    });
    await user.click(requestButton());
    await waitFor(() =>
      expect(box.getByRole('alert')).toHaveTextContent(
        'Erro ao tentar criar um código de confirmação.',
      ),
    );
    expect(box.queryByRole('textbox', codeField)).toBeNull();
    restore();
    await user.click(requestButton());
    const code = await box.findByRole('textbox', codeField);
    await waitFor(() => expect(code).toHaveFocus());
    expect(network.requests('POST', SALE).at(-1)?.body).toEqual({
      clientCPF: '52998224725',
      sale: { value: 28.9, discount: 0 },
    });
    const confirm = (): HTMLElement | null =>
      box.queryByRole('button', { name: texts('domain:action.confirm') });
    const check = async (typed: string): Promise<void> => {
      await fill(user, code, typed);
      const verify = box.getByRole('button', { name: 'Verificar código' });
      await waitFor(() => expect(verify).toBeEnabled());
      await user.click(verify);
    };
    // the newest message of the demo
    const outbox = await (await apiRequest.get('/api/demo/outbox')).text();
    const right = /<strong>(\d{6})<\/strong>/.exec(outbox)?.[1] ?? '';
    network.allow('POST', /\/convenix\/sale\/approve$/, 422);
    await check(right === '000000' ? '000001' : '000000');
    await waitFor(() => expect(box.getByRole('alert')).toHaveTextContent('Código Inválido'));
    expect(confirm()).toBeNull();
    await check(right);
    await waitFor(() => expect(confirm()).toBeVisible());
    await user.click(confirm()!);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await tile('convenix')).toHaveAttribute('aria-pressed', 'true');
    await user.click(confirmButton()!);
    await screen.findByRole('heading', { level: 1, name: texts('domain:order.placed') });
    expect(
      await (await apiRequest.get(`/api/order/${sentKeys(network)[0]}/payment`)).json(),
    ).toMatchObject({ method: 'convenix', status: 'paid', amount: 28.9 });
  },
);
