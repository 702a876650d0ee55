import { screen, waitFor } from '@testing-library/react';
import { $lines } from '@storefront/shared-domain/models';
import { everyKey } from '../../support/every-key';
import { changeRestaurant } from '../kit/change-restaurant';
import { openStorefront, writeDraft } from '../kit/open-storefront';
import { onlyWith } from './trimmed-menu';

const addTiramisu = async (texts: Awaited<ReturnType<typeof openStorefront>>['texts']) =>
  (await screen.findAllByLabelText(texts('mf-menu:card.add', { name: 'Tiramisù' })))[0]!;

test.each([
  ['text that is not JSON', '{"v":1,"value":'],
  [
    'an envelope around the wrong type',
    '{"v":1,"value":{"lines":{"length":7},"name":["x"],"0":true}}',
  ],
  ['a later version of another shape', '{"v":2,"value":{"cart":"all new"}}'],
])(
  'every key of the storage holds %s: menu, cart and delivery are shown, and the checkout is reached',
  async (_, text) => {
    for (const key of everyKey(101, 'bella-napoli')) localStorage.setItem(key, text);
    const { go, path, scope, texts, user } = await openStorefront('/bella-napoli', {
      before: (network) => {
        changeRestaurant('bella-napoli', onlyWith('Tiramisù'))(network);
        network.answer('GET', '/order/uuid/101', {
          status: 404,
          json: { error: 'Order not found', code: 'order_not_found' },
        }); // a key of an abandoned payment names its order
      },
    });
    await user.click(await addTiramisu(texts));
    await go('/shopping-cart');
    expect(
      await screen.findByLabelText(texts('mf-cart:line.quantity', { name: 'Tiramisù' })),
    ).toHaveValue('1');
    await go('/delivery');
    await waitFor(() =>
      expect(document.querySelector('h1')).toHaveTextContent(texts('mf-delivery:page.title')),
    );
    expect(await screen.findByText(texts('mf-delivery:customer.label.name'))).toBeVisible();
    await writeDraft(scope, { deliveryType: 'balcony' });
    await go('/payment');
    await waitFor(() =>
      expect(document.querySelector('h1')).toHaveTextContent(texts('mf-checkout:page.title')),
    );
    expect(path()).toBe('/payment');
  },
);

test(
  'invalid lines of a stored cart are dropped alone, a note is cut, and a quantity accepts digits ' +
    'up to 999',
  async () => {
    const line = {
      lineId: 'kept',
      type: 'general',
      id: 'tiramisu',
      name: 'Tiramisù',
      notes: 'n'.repeat(100_000),
      qty: 1,
      price: 29.9,
      extras: [],
    };
    const other = { ...line, id: 'bruschetta-pomodoro', name: 'Bruschetta al Pomodoro' };
    const lines = [
      { ...other, lineId: 'letters', qty: 'many' },
      line,
      { ...other, lineId: 'many', qty: 1_000_000 },
      null,
    ];
    localStorage.setItem(
      'cart-101',
      JSON.stringify({ v: 1, value: { lines, deliveryType: null } }),
    );
    const { scope, texts, user } = await openStorefront('/bella-napoli/shopping-cart', {
      before: changeRestaurant('bella-napoli', onlyWith('Tiramisù', 'Bruschetta al Pomodoro')),
    });
    const quantity = await screen.findByLabelText<HTMLInputElement>(
      texts('mf-cart:line.quantity', { name: 'Tiramisù' }),
    );
    expect(scope.getState($lines)).toMatchObject([{ lineId: 'kept' }]);
    const shown = quantity.closest('li')!;
    expect(shown.textContent.length).toBeLessThan(400);
    await user.click(quantity); // selects its value
    await user.keyboard('a3b-');
    expect(quantity).toHaveValue('3');
    await user.keyboard('{Enter}');
    expect(shown).toHaveTextContent('R$89,70');
    await user.clear(quantity);
    await user.tab();
    expect(quantity).toHaveValue('3');
    await user.clear(quantity);
    await user.type(quantity, '99999{Enter}');
    expect(quantity).toHaveValue('999');
  },
);

test('without storage space a notice says once that the cart is not stored, and the cart works', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const { go, scope, texts, user } = await openStorefront('/bella-napoli', {
    before: changeRestaurant('bella-napoli', onlyWith('Tiramisù')),
  });
  const add = await addTiramisu(texts);
  await user.click(add);
  expect(await screen.findByText(texts('domain:cart.not-saved'))).toBeVisible();
  await user.click(add);
  await waitFor(() => expect(scope.getState($lines)).toMatchObject([{ qty: 2 }]));
  expect(screen.getAllByText(texts('domain:cart.not-saved'))).toHaveLength(1);
  await go('/shopping-cart');
  expect(
    await screen.findByLabelText(texts('mf-cart:line.quantity', { name: 'Tiramisù' })),
  ).toHaveValue('2');
});
