import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openNep, type OpenNep } from './open-nep';

const LARGE = '/slice-house/pizza-nep?product=large';
const PERSONAL = '/slice-house/pizza-nep?product=personal';

const toast = (text: string): Promise<void> =>
  waitFor(() =>
    expect(
      [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent).join(),
    ).toContain(text),
  );

/** A large pizza of four quarters, of which three are filled. */
function threeQuarters({ add, chooseCount }: OpenNep): void {
  chooseCount(4);
  add('Pepperoni', 'Pepperoni', 'Margherita');
}

test('[SHELL-24] the address of the classic builder leads to the new builder with the same product', async () => {
  const { drawing, path } = await openNep('/slice-house/pizza?product=medium&menu=pizzas');
  expect(path()).toBe('/pizza-nep?product=medium&menu=pizzas');
  expect(drawing()).toBeVisible();
});

test('[OPEN-037] the price steps add up to the total, which the line in the cart carries', async () => {
  const nep = await openNep(LARGE);
  const { add, addedUp, choose, drawing, next, openWhy, path, total } = nep;
  expect(drawing()).toHaveAccessibleName('Large 18": nothing on it yet');
  threeQuarters(nep);
  expect(drawing()).toHaveAccessibleName('3 of 4 parts: 1/2 Pepperoni, 1/4 Margherita, 1/4 empty');
  add('Hawaiian');
  choose('Stuffed');
  expect(next()).toBeDisabled();
  choose('Whole wheat');
  openWhy();
  const price = total()?.textContent ?? '';
  expect(addedUp()).toBe(Number(price.replace(/\D/g, '')));
  fireEvent.click(next());
  await waitFor(() => expect(path()).toBe('/shopping-cart'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(price));
  expect(screen.getByRole('main')).toHaveTextContent('Large 18"');
});

test('[PIZZA-19] [PIZZA-20] [PIZZA-18] a full pizza takes no more; another number resets the flavors', async () => {
  const { add, chooseCount, drawing, less, quantity, slices } = await openNep(LARGE);
  add('Pepperoni');
  await toast('Choose how many flavors first');
  chooseCount(2);
  add('Pepperoni', 'Margherita', 'Supreme');
  await toast('Pizza is Full');
  expect(quantity('Supreme')).toHaveValue('0');
  fireEvent.click(less('Margherita'));
  expect(drawing()).toHaveAccessibleName('1 of 2 parts: 1/2 Pepperoni, 1/2 empty');
  chooseCount(3);
  expect(drawing()).toHaveAccessibleName('Large 18": nothing on it yet');
  expect(slices()).toHaveLength(3);
});

test('[PIZZA-22] [PIZZA-25] [PIZZA-21] the page says how many flavors it takes, and what is missing', async () => {
  const { add, choose, chooseCount, next } = await openNep(LARGE);
  const says = (text: string): void => expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  says('Choose a crust to continue');
  choose('Classic');
  says('Choose a dough to continue');
  choose('White');
  chooseCount(4);
  says('Choose 4 flavors');
  add('Pepperoni');
  says('Choose 3 more flavors');
  add('Pepperoni', 'Pepperoni');
  says('Choose 1 more flavor');
  add('Pepperoni');
  expect(next()).toBeEnabled();
});

test('[PIZZA-12] [PIZZA-13] [PIZZA-14] [PIZZA-23] toppings go on one flavor, in the same view', async () => {
  const { add, addedUp, choose, next, openWhy, total } = await openNep(PERSONAL);
  expect(screen.getByText('Choose up to 2 flavors')).toBeVisible();
  expect(screen.getByText(/Choose a flavor first/)).toBeVisible();
  choose('Classic', 'White');
  add('Pepperoni');
  expect(next()).toBeEnabled();
  add('Margherita');
  choose('Margherita');
  fireEvent.click(screen.getByText('Extra toppings'));
  expect(screen.queryByText('Anchovies')).toBeNull(); // paused
  fireEvent.click(screen.getByRole('checkbox', { name: 'Extra mozzarella' }));
  openWhy();
  expect(screen.getByText('Extra mozzarella on Margherita')).toBeVisible();
  expect(total()).toHaveTextContent('$ 12.45');
  expect(addedUp()).toBe(1245);
});

test('[OPEN-037] a slice that goes leaves its room to the others, and the focus with the pizza', async () => {
  const { add, drawing, heading, slices, takeOff } = await openNep(PERSONAL);
  add('Pepperoni', 'Margherita');
  fireEvent.click(slices()[1] as HTMLElement);
  fireEvent.click(takeOff());
  await waitFor(() => expect(drawing()).toHaveAccessibleName('1 of 1 part: 1/1 Pepperoni'));
  expect(slices()).toHaveLength(1);
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('[PIZZA-04] [PIZZA-05] [PIZZA-06] [OPEN-033] flavors by category, and by search through all of them', async () => {
  const { category, flavors, more, searchFlavors } = await openNep(LARGE);
  expect(flavors()).toHaveLength(7);
  category('Veggie');
  expect(screen.getByText('Plenty of garden.')).toBeVisible();
  expect(flavors()).toHaveLength(3);
  category('Signature');
  expect(flavors().find(({ textContent }) => textContent?.includes('Clam Pie'))).toHaveTextContent(
    'Unavailable',
  );
  expect(more('Clam Pie')).toBeDisabled();
  searchFlavors('CHÍCKEN');
  expect(flavors()).toHaveLength(2);
  searchFlavors('unicorn');
  expect(screen.getByText('No flavors match “unicorn”')).toBeVisible();
});

test('[OPEN-037] controls come before the drawing, and its state is announced politely', async () => {
  const { add, chooseCount, drawing, heading } = await openNep(LARGE);
  expect(heading()).not.toHaveFocus();
  chooseCount(2);
  const controls = [...document.querySelectorAll('main button, main input')];
  expect(controls.length).toBeGreaterThan(0);
  for (const control of controls)
    expect(control.compareDocumentPosition(drawing()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(
      0,
    );
  add('Pepperoni');
  expect(
    screen
      .getAllByRole('status')
      .filter(({ textContent }) => textContent === '1 of 2 parts: 1/2 Pepperoni, 1/2 empty'),
  ).toHaveLength(1);
});

test('[SHELL-24] [OPEN-037] [PIZZA-27] [PIZZA-28] [PIZZA-08] a combo with fromNEP opens the new builder', async () => {
  const nep = await openNep('/bella-napoli/pizza?product=combo-galera&isCombo=true', {
    language: 'pt-br',
  });
  const { add, choose, chooseCount, drawing, next, openWhy, path, texts, total } = nep;
  expect(path()).toMatch(/^\/pizza-nep\?/);
  expect(screen.getByText('Combo Galera · Pizza 1 de 2 · a partir de R$190,40')).toBeVisible();
  choose('Tradicional', 'Napoletana');
  chooseCount(2);
  add('Calabresa', 'Portuguesa');
  expect(total()).toBeNull();
  openWhy();
  expect(screen.getByText('Desconto do combo')).toBeVisible();
  fireEvent.click(next());
  expect(
    await screen.findByText('Combo Galera · Pizza 2 de 2 · a partir de R$190,40'),
  ).toBeVisible();
  expect(next()).toBeDisabled();
  history.back();
  await waitFor(() =>
    expect(drawing()).toHaveAccessibleName('2 de 2 partes: 1/2 Calabresa, 1/2 Portuguesa'),
  );
  fireEvent.click(next());
  await screen.findByText('Combo Galera · Pizza 2 de 2 · a partir de R$190,40');
  choose('Catupiry', 'Napoletana');
  chooseCount(1);
  add('Margherita');
  fireEvent.click(next());
  await waitFor(() => expect(path()).toMatch(/^\/extra/));
  const guarana = await screen.findByRole('button', {
    name: texts('mf-pizza-builder:option.increase', { name: 'Guaraná 2 litros' }),
  });
  const addCombo = screen.getByRole('button', {
    name: new RegExp(texts('mf-pizza-builder:add.button')),
  });
  fireEvent.click(guarana);
  expect(addCombo).toBeDisabled();
  fireEvent.click(guarana);
  fireEvent.click(addCombo);
  await waitFor(() => expect(path()).toBe('/shopping-cart'));
  await waitFor(() =>
    expect(within(screen.getByRole('main')).getAllByText('Combo Galera')[0]).toBeVisible(),
  );
});
