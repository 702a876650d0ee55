import { screen, waitFor, within } from '@testing-library/react';
import { aCombo, aPizza, plainLines } from '../../support/any-lines';
import { demoRestaurant } from '../kit/demo-restaurant';
import { openCart } from './cart-screen';

test('[CART-06] a changed quantity is announced once, with the name of its line and the new total', async () => {
  const data = await demoRestaurant('bella-napoli');
  const lines = plainLines(data, 2);
  const [first] = lines;
  const cart = await openCart({ lines });
  await cart.heading();
  const announced = (): string[] =>
    screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');
  const changed = cart.texts('mf-cart:line.quantity-now', { count: 2, name: first!.name });
  expect(announced().filter((text) => text !== '')).toEqual([]);
  await cart.press('mf-cart:line.increase', { name: first!.name });
  const total = screen.getByText(cart.texts('mf-cart:footer.total')).parentElement!;
  await waitFor(() =>
    expect(announced().filter((text) => text !== '')).toEqual([`${changed}. ${total.textContent}`]),
  );
});

test('[CART-02] [CART-03] pizzas and combos show everything that was chosen for them', async () => {
  const data = await demoRestaurant('bella-napoli');
  const [pizza, combo] = [aPizza(data, 'grande'), aCombo(data, 'combo-familia')];
  const cart = await openCart({ lines: [pizza, combo, ...plainLines(data, 1)] });
  await cart.heading();
  const line = within(cart.line(combo.name));
  for (const item of combo.comboItems) {
    expect(line.getAllByRole('heading', { level: 3, name: item.name }).length).toBeGreaterThan(0);
    for (const flavor of item.selectedFlavors) {
      const row = line
        .getAllByRole('listitem')
        .find(({ textContent }) => textContent?.includes(flavor.name));
      expect(row).toHaveTextContent(
        item.selectedFlavors.length > 1 ? flavor.fractionText : flavor.name,
      );
      for (const topping of flavor.additionalToppings)
        expect(line.getAllByText(`+ ${topping.name}`, { exact: false })[0]).toBeVisible();
    }
    for (const base of [item.crust, item.dough])
      if (base) expect(line.getAllByText(base.name, { exact: false })[0]).toBeVisible();
  }
  for (const extra of combo.extras) expect(line.getByText(`1x ${extra.name}`)).toBeVisible();
  for (const flavor of pizza.selectedFlavors)
    expect(
      within(cart.line(pizza.name)).getAllByText(flavor.name, { exact: false })[0],
    ).toBeVisible();
  expect(screen.getAllByRole('spinbutton')).toHaveLength(3);
});
