import { screen, waitFor } from '@testing-library/react';
import { $lines } from '@storefront/shared-domain/models';
import { changeRestaurant } from '../kit/change-restaurant';
import { openStorefront } from '../kit/open-storefront';
import { onlyWith } from './trimmed-menu';

const CART = 'cart-101';
const line = {
  lineId: 'kept',
  type: 'general',
  id: 'tiramisu',
  name: 'Tiramisù',
  notes: '',
  qty: 2,
  price: 29.9,
  extras: [],
};
const store = (lines: readonly unknown[]): void =>
  localStorage.setItem(CART, JSON.stringify({ v: 1, value: { lines, deliveryType: null } }));
const before = changeRestaurant('bella-napoli', onlyWith('Tiramisù', 'Bruschetta al Pomodoro'));

test.each([
  ['text that is not JSON', '{"v":1,"value":{"lines":['],
  ['an unknown version', JSON.stringify({ v: 99, value: { lines: [line], deliveryType: null } })],
  ['another shape', JSON.stringify(['pizza', 42])],
  [
    'invalid lines',
    JSON.stringify({
      v: 1,
      value: { lines: [{ qty: -3 }, null, 'pizza'], deliveryType: 'teleport' },
    }),
  ],
])(
  'a stored cart of %s: the menu opens without a cart, and a new cart is stored',
  async (_, text) => {
    localStorage.setItem(CART, text);
    const { scope, texts, user } = await openStorefront('/bella-napoli', { before });
    const [add] = await screen.findAllByLabelText(texts('mf-menu:card.add', { name: 'Tiramisù' }));
    expect(scope.getState($lines)).toEqual([]);
    await user.click(add!);
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(CART) ?? '{}')).toMatchObject({
        v: 1,
        value: { lines: [{ id: 'tiramisu', qty: 1 }] },
      }),
    );
  },
);

async function atCart() {
  const opened = await openStorefront('/bella-napoli/shopping-cart', { before });
  const quantity = await screen.findByLabelText<HTMLInputElement>(
    opened.texts('mf-cart:line.quantity', { name: 'Tiramisù' }),
  );
  return { ...opened, quantity, shownLine: quantity.closest('li')! };
}

test('an invalid line among valid ones is dropped alone', async () => {
  store([{ ...line, qty: 'many' }, line]);
  const { quantity, scope } = await atCart();
  expect(quantity).toHaveValue('2');
  expect(scope.getState($lines)).toHaveLength(1);
});

test('a stored line with a quantity above the limit is dropped, and a stored note is cut to its limit', async () => {
  store([
    { ...line, notes: 'n'.repeat(100_000) },
    {
      ...line,
      lineId: 'many',
      id: 'bruschetta-pomodoro',
      name: 'Bruschetta al Pomodoro',
      qty: 1_000_000,
    },
  ]);
  const { shownLine } = await atCart();
  expect(screen.queryByText('Bruschetta al Pomodoro')).toBeNull();
  expect(shownLine.textContent.length).toBeLessThan(400);
});

test('letters in a quantity are ignored, an empty quantity restores the last one, and 999 is the limit', async () => {
  store([{ ...line, qty: 1 }]);
  const { quantity, shownLine, user } = await atCart();
  await user.click(quantity); // selects its value
  await user.keyboard('a3b-');
  expect(quantity).toHaveValue('3');
  await user.keyboard('{Enter}');
  expect(shownLine).toHaveTextContent('R$89,70');
  await user.clear(quantity);
  await user.tab();
  expect(quantity).toHaveValue('3');
  await user.clear(quantity);
  await user.type(quantity, '99999{Enter}');
  expect(quantity).toHaveValue('999');
});
