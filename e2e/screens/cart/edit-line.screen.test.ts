import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CartLine, RestaurantData } from '@storefront/shared-domain/contracts';
import { $lines } from '@storefront/shared-domain/models';
import { newLine } from '@storefront/shared-domain/rules';
import { aCombo, aPizza, plainLines } from '../../support/any-lines';
import { productsOf } from '../../support/stored-cart';
import { changeRestaurant } from '../kit/change-restaurant';
import { demoRestaurant } from '../kit/demo-restaurant';
import { newBuilderExperiments } from '../pizza/new-builder-experiments';
import { openCart, type CartScreen } from './cart-screen';

const withNew = changeRestaurant('bella-napoli', ({ info }) => {
  info['modules'] = { ...(info['modules'] as object), new_nep_pizzas: true };
});
const shared = { qty: 2, notes: 'bem assada' };

const sizeWithoutExtras = ({ menu }: RestaurantData): string =>
  menu.pizzas.sizes.find(({ extras, unavailable }) => extras.length === 0 && !unavailable)!.id;

/** Presses the link of a line and waits for the page that changes it. */
async function edit({ texts, user, heading }: CartScreen, name: string, path: string) {
  await heading();
  await user.click(screen.getByRole('link', { name: texts('mf-cart:line.edit-of', { name }) }));
  await waitFor(() => expect(location.pathname).toBe(`/bella-napoli/${path}`));
}
const backLink = ({ texts }: CartScreen): Promise<HTMLElement> =>
  screen.findByRole('link', { name: texts('mf-pizza-builder:flow.back-to-cart') });
const named = (name: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: new RegExp(name) });
/** Presses NEXT of the classic builder, and the button of its dialog with toppings. */
async function passToppings({ texts }: CartScreen, name: string): Promise<void> {
  fireEvent.click(await named(texts('mf-pizza-builder:classic.bar.next')));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: new RegExp(name) }));
}
const saveText = ({ texts }: CartScreen): string =>
  texts('mf-pizza-builder:flow.save', { price: '' }).trim();
/** Waits for the page with the cart; saving must not add an entry to the history. */
async function backInCart({ path }: CartScreen): Promise<void> {
  await waitFor(() => expect(path()).toBe('/shopping-cart'));
  expect(history.state).toMatchObject({ idx: 0 });
}
const linesOf = ({ scope }: CartScreen): CartLine[] => scope.getState($lines);

test('a pizza is changed in the builder and keeps its place, quantity and note', async () => {
  const data = await demoRestaurant('bella-napoli');
  const pizza = { ...aPizza(data, sizeWithoutExtras(data), 1), ...shared };
  const [flavor] = pizza.selectedFlavors;
  const lines = [pizza, ...plainLines(data, 1)];
  const cart = await openCart({ lines });
  const { texts } = cart;
  await edit(cart, pizza.name, 'pizza');
  expect(await backLink(cart)).toHaveAttribute('href', '/bella-napoli/shopping-cart');
  const count = screen.getByLabelText(
    texts('mf-pizza-builder:classic.flavor.more', { name: flavor!.name }),
  );
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`1/1 ${flavor!.name}`);
  fireEvent.click(count);
  await passToppings(cart, saveText(cart));
  await backInCart(cart);
  expect(linesOf(cart)).toMatchObject([
    {
      ...shared,
      lineId: pizza.lineId,
      selectedFlavors: [{ id: flavor!.id, quantity: 2 }],
      crust: pizza.crust,
    },
    { lineId: lines[1]!.lineId },
  ]);
});

test('the new builder changes a pizza, too', async () => {
  const data = await demoRestaurant('bella-napoli');
  const pizza = { ...aPizza(data, sizeWithoutExtras(data)), ...shared };
  const cart = await openCart({
    lines: [pizza],
    before: withNew,
    experiments: newBuilderExperiments,
  });
  await edit(cart, pizza.name, 'pizza-nep');
  await backLink(cart);
  for (const { name } of pizza.selectedFlavors)
    expect(screen.getByRole('main')).toHaveTextContent(name);
  fireEvent.click(await named(saveText(cart)));
  await backInCart(cart);
  expect(linesOf(cart)).toEqual([pizza]);
});

test('a combo is changed pizza by pizza with its extras', async () => {
  const data = await demoRestaurant('bella-napoli');
  const combo = { ...aCombo(data, 'combo-familia'), ...shared };
  const cart = await openCart({ lines: [combo] });
  const { texts } = cart;
  await edit(cart, combo.name, 'pizza');
  await backLink(cart);
  for (const step of ['step=2', '/extra']) {
    await passToppings(cart, texts('mf-pizza-builder:classic.bar.next'));
    await waitFor(() => expect(`${location.pathname}${location.search}`).toContain(step));
  }
  const drinks = within(await screen.findByRole('main')).getAllByRole('radio');
  const chosen = drinks.findIndex((drink) => (drink as HTMLInputElement).checked);
  expect(chosen).toBeGreaterThanOrEqual(0);
  await backLink(cart);
  fireEvent.click(drinks[chosen === 0 ? 1 : 0]!);
  fireEvent.click(await named(texts('mf-pizza-builder:add.save')));
  await backInCart(cart);
  const [line, ...others] = linesOf(cart);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    ...shared,
    lineId: combo.lineId,
    comboItems: combo.comboItems.map(({ selectedFlavors, crust, dough }) => ({
      selectedFlavors,
      crust,
      dough,
    })),
  });
  expect((line as typeof combo).extras[0]!.id).not.toBe(combo.extras[0]!.id);
});

test('the options of a dish are changed; equal dishes become one line', async () => {
  const data = await demoRestaurant('bella-napoli');
  const pasta = productsOf(data).find(({ id }) => id === 'carbonara')!;
  const [first, second] = pasta.extras[0]!.options;
  const of = (option: typeof first, lineId: string): CartLine =>
    newLine(
      pasta,
      [
        {
          id: option!.id,
          groupId: pasta.extras[0]!.id,
          name: option!.name,
          price: option!.price,
          qty: 1,
        },
      ],
      lineId,
    );
  const cart = await openCart({ lines: [of(first, 'a'), of(second, 'b')] });
  const { texts, user, heading } = cart;
  await heading();
  await user.click(
    screen.getAllByRole('link', { name: texts('mf-cart:line.edit-of', { name: pasta.name }) })[1]!,
  );
  expect(await screen.findByRole('radio', { name: second!.name })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: first!.name }));
  fireEvent.click(await named(texts('mf-pizza-builder:add.save')));
  await backInCart(cart);
  expect(linesOf(cart)).toMatchObject([{ lineId: 'a', qty: 2, extras: [{ id: first!.id }] }]);
});
