import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openBuilder } from './open-builder';

const FREE_BASES = ['Tradicional', 'Napoletana'];

test('[PIZZA-12] [PIZZA-13] [PIZZA-26] toppings on sale of one flavor, by category, with prices', async () => {
  const { add, choose, dialog, next, path, press, texts } = await openBuilder('product=media');
  choose(...FREE_BASES);
  add('Margherita', 'Calabresa');
  fireEvent.click(next());
  const inDialog = within(dialog());
  const label = (name: string): HTMLElement | undefined =>
    [...dialog().querySelectorAll('label')].find(({ textContent }) => textContent?.includes(name));
  expect(inDialog.getByRole('heading', { level: 2 })).toHaveTextContent(
    texts('mf-pizza-builder:classic.toppings.title'),
  );
  expect([...dialog().querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
    'Queijos',
    'Carnes',
    'Vegetais e temperos',
  ]);
  expect(inDialog.queryByText('Anchovas')).toBeNull(); // paused
  expect(label('Gorgonzola')).toHaveTextContent('+ R$8,00');
  expect(label('Manjericão fresco')).not.toHaveTextContent('R$');
  const gorgonzola = (): HTMLElement => inDialog.getByRole('checkbox', { name: 'Gorgonzola' });
  fireEvent.click(gorgonzola());
  fireEvent.click(inDialog.getByRole('radio', { name: 'Calabresa' }));
  expect(gorgonzola()).not.toBeChecked();
  fireEvent.click(inDialog.getByRole('checkbox', { name: 'Bacon' }));
  // 54.90 as an average is rounded up to 55.00, plus 8.00 and 7.00
  expect(inDialog.getAllByRole('status')[0]).toHaveTextContent('R$70,00');
  press(texts('mf-pizza-builder:flow.add', { price: 'R$70,00' }), dialog());
  await waitFor(() => expect(path()).toBe('/shopping-cart'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('R$70,00'));
});

test('[PIZZA-14] a pizza goes on without toppings', async () => {
  const { add, choose, finish, path } = await openBuilder('product=broto');
  choose(...FREE_BASES);
  add('Margherita');
  finish();
  await waitFor(() => expect(path()).toBe('/shopping-cart'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('R$36,90'));
});

test('[PIZZA-15] the summary names everything in full and removes parts', async () => {
  const { add, choose, dialog, press, texts } = await openBuilder('product=grande');
  choose('Catupiry', 'Integral');
  add('Frango com Catupiry');
  press(texts('mf-pizza-builder:classic.bar.summary'));
  expect(dialog()).toHaveTextContent('Grande (35 cm, 8 fatias)');
  expect(dialog()).toHaveTextContent('Integral');
  expect(within(dialog()).getByRole('listitem')).toHaveTextContent('Frango com Catupiry');
  fireEvent.click(
    within(dialog()).getByLabelText(
      texts('mf-pizza-builder:classic.flavor.less', { name: 'Frango com Catupiry' }),
    ),
  );
  expect(dialog()).toHaveTextContent(texts('mf-pizza-builder:classic.summary.empty'));
});

test('[PIZZA-15] the current size is described, and another size keeps the choice of this one', async () => {
  const { choose, dialog, heading, option, texts } = await openBuilder('product=grande');
  choose('Catupiry');
  fireEvent.click(screen.getByLabelText(texts('mf-pizza-builder:classic.size.open')));
  expect(dialog()).toHaveTextContent('Para três ou quatro pessoas.');
  fireEvent.click(within(dialog()).getByRole('link', { name: /Média/ }));
  await waitFor(() => expect(heading()).toHaveTextContent('Média (30 cm, 6 fatias)'));
  expect(option('Catupiry')).not.toBeChecked();
  history.back();
  await waitFor(() => expect(heading()).toHaveTextContent('Grande'));
  expect(option('Catupiry')).toBeChecked();
});

test('[PIZZA-26] [EXTRAS-01] [EXTRAS-10] the extras precede the cart, and the next pizza starts empty', async () => {
  const { add, choose, finish, heading, parts, path, texts } = await openBuilder(
    'product=grande&menu=pizzas',
  );
  choose(...FREE_BASES);
  add('Margherita');
  finish();
  await waitFor(() => expect(path()).toMatch(/^\/extra\?item=[\w-]+&menu=pizzas$/));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Maionese de alho' }));
  expect(heading()).toHaveTextContent('Grande (35 cm, 8 fatias)');
  const button = screen.getByRole('button', {
    name: new RegExp(texts('mf-pizza-builder:add.button')),
  });
  expect(button).toHaveTextContent('R$73,90');
  fireEvent.click(button);
  await waitFor(() => expect(path()).toBe('/shopping-cart'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('R$73,90'));
  history.back();
  await waitFor(() => expect(heading()).toHaveTextContent('Grande (35 cm, 8 fatias)'));
  expect(parts()).toEqual([]);
});

test('a builder that is left and opened again has its choice', async () => {
  const { add, choose, option, parts, path, texts } = await openBuilder(
    'product=grande&menu=pizzas',
  );
  choose('Catupiry', 'Integral');
  add('Margherita', 'Calabresa');
  fireEvent.click(screen.getByRole('link', { name: texts('domain:action.back-to-menu') }));
  await waitFor(() => expect(path()).toMatch(/^\/?$/));
  expect(location.hash).toBe('#section-pizzas');
  history.back();
  await screen.findByRole('heading', { level: 1, name: 'Grande (35 cm, 8 fatias)' });
  expect(parts()).toEqual(['1/2 Margherita', '1/2 Calabresa']);
  expect(option('Integral')).toBeChecked();
});
