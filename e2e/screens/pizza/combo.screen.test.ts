import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openStorefront } from '../kit/open-storefront';
import { openBuilder } from './open-builder';

const COMBO = 'isCombo=true&menu=combos';
const BROTO = 'Broto (25 cm, 4 fatias)';
const addButton = (label: string): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(label) });

test('[PIZZA-27] [PIZZA-08] a combo is built size by size, gets its extras, and is added with discounts', async () => {
  const { add, bar, category, choose, dialog, finish, heading, path, texts } = await openBuilder(
    `product=combo-familia&${COMBO}`,
  );
  expect(heading()).toHaveTextContent('Grande (35 cm, 8 fatias)');
  expect(screen.getByRole('banner')).toHaveTextContent(
    `Combo Família · ${texts('mf-pizza-builder:flow.place', { at: 1, count: 2 })}`,
  );
  choose('Catupiry', 'Napoletana');
  add('Margherita');
  expect(bar()).not.toHaveTextContent('R$');
  finish();
  await screen.findByRole('heading', { level: 1, name: BROTO });
  expect(screen.getByRole('banner')).toHaveTextContent(
    texts('mf-pizza-builder:flow.place', { at: 2, count: 2 }),
  );
  choose('Tradicional', 'Napoletana');
  fireEvent.click(category('Doces'));
  add('Brigadeiro');
  fireEvent.click(screen.getByLabelText(texts('mf-pizza-builder:classic.size.open')));
  const pizzas = within(dialog()).getByRole('list', {
    name: texts('mf-pizza-builder:classic.size.of-combo'),
  });
  expect(within(pizzas).getAllByRole('listitem')[0]).toHaveTextContent('1/1 Margherita');
  fireEvent.click(within(dialog()).getByLabelText(texts('domain:action.close')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  finish();
  await screen.findByRole('heading', { level: 1, name: 'Combo Família' });
  const button = addButton(texts('mf-pizza-builder:add.button'));
  expect(button).toBeDisabled(); // a drink is part of it
  fireEvent.click(screen.getByRole('radio', { name: 'Cola 2 litros' }));
  // 12.00, and (69.90 + 12.00) less 10 %, to the next 10 cents, and 37.90 less 8.00
  expect(button).toHaveTextContent('R$115,60');
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
  await waitFor(() => expect(path()).toBe('/shopping-cart'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('R$115,60'));
});

test('[PIZZA-27] a combo without extras goes into the cart; its second pizza has the second discount', async () => {
  const { add, choose, finish, heading, parts, path } = await openBuilder(
    `product=combo-dupla&${COMBO}`,
  );
  choose('Tradicional', 'Napoletana');
  add('Margherita');
  finish();
  await waitFor(() => expect(path()).toContain('step=2'));
  choose('Tradicional', 'Napoletana');
  add('Calabresa');
  finish();
  await waitFor(() => expect(path()).toBe('/shopping-cart'));
  // 69.90, and 69.90 less 15 %, to the next 10 cents
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('R$129,30'));
  history.back();
  await waitFor(() => expect(heading()).toHaveTextContent('Grande (35 cm, 8 fatias)'));
  expect(parts()).toEqual([]);
});

test('a step after an unfinished pizza leads to that pizza', async () => {
  const { heading, path } = await openBuilder(`product=combo-familia&${COMBO}&step=2`);
  expect(heading()).toHaveTextContent('Grande (35 cm, 8 fatias)');
  expect(path()).not.toContain('step=');
});

test.each(['product=grande&isCombo=true', 'product=combo-familia', 'product=nothing', ''])(
  '[OPEN-010] [OPEN-003] an address with "%s" leads to the menu',
  async (query) => {
    const { path } = await openStorefront(`/slice-house/pizza?${query}`);
    await waitFor(() => expect(path()).toMatch(/^\/?$/));
    await waitFor(() => expect(document.querySelector('main article')).not.toBeNull());
  },
);
