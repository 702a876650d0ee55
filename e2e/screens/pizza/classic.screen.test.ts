import { fireEvent, waitFor, within } from '@testing-library/react';
import { changeRestaurant } from '../kit/change-restaurant';
import { openBuilder } from './open-builder';

const FREE_BASES = ['Tradicional', 'Napoletana'];
const toasts = (): string[] =>
  [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent ?? '');

test('[PIZZA-01] [PIZZA-02] [PIZZA-17] the flavors come after crust and dough', async () => {
  const { choose, flavors, hasSection, heading, section } = await openBuilder('product=grande');
  expect(heading()).toHaveTextContent('Grande (35 cm, 8 fatias)');
  expect(
    [...section('crust').querySelectorAll('summary')].map(({ textContent }) => textContent),
  ).toEqual(['Sem recheio', 'Recheada']);
  expect(within(section('dough')).queryByRole('radio')).toBeNull();
  expect(flavors()).toEqual([]);
  expect(hasSection('count')).toBe(false);
  choose('Catupiry');
  expect(flavors()).toEqual([]);
  choose('Fina e crocante');
  expect(flavors()).toHaveLength(12);
  expect(section('crust')).toHaveTextContent('Catupiry');
});

test('[PIZZA-04] [PIZZA-05] [PIZZA-06] flavors by category with description, or found without accents', async () => {
  const { category, choose, flavors, press, row, searchFlavors, section } =
    await openBuilder('product=grande');
  choose(...FREE_BASES);
  expect(section('flavors')).toHaveTextContent('As que todo mundo pede desde 1987.');
  // decorative: the row's text contains the name
  expect(within(row('Margherita')).queryByRole('img')).toBeNull();
  expect(row('Margherita').querySelectorAll('img')).toHaveLength(1);
  expect(row('Margherita')).toHaveTextContent('Molho de tomate San Marzano');
  expect(row('Margherita')).toHaveTextContent('R$69,90');
  fireEvent.click(category('Doces'));
  expect(category('Doces')).toHaveAttribute('aria-pressed', 'true');
  expect(section('flavors')).toHaveTextContent('Para terminar bem, ou começar.');
  expect(row('Brigadeiro')).toHaveTextContent('R$73,90');
  searchFlavors('RUCULA');
  expect(flavors()).toEqual(['Parma com Rúcula', 'Rúcula com Tomate Seco']);
  searchFlavors('sushi');
  expect(within(section('flavors')).queryAllByRole('listitem')).toEqual([]);
  press('Ver todos os sabores');
  expect(row('Brigadeiro')).toBeVisible();
});

test('[PIZZA-06] a paused flavor is shown unavailable and cannot be chosen', async () => {
  const { category, choose, more, row } = await openBuilder('product=grande');
  choose(...FREE_BASES);
  fireEvent.click(category('Especiais'));
  expect(row('Camarão')).toHaveTextContent('Indisponível no momento');
  expect(more('Camarão')).toBeDisabled();
});

test('[PIZZA-07] [PIZZA-08] [PIZZA-09] [PIZZA-10] the bar shows fractions, crust, dough and total', async () => {
  const { add, bar, category, choose, next, parts } = await openBuilder('product=grande');
  choose('Catupiry', 'Fina e crocante');
  add('Margherita');
  expect(parts()).toEqual(['1/1 Margherita']);
  add('Frango com Catupiry');
  expect(parts()).toEqual(['1/2 Margherita', '1/2 Frango com Catu…']);
  fireEvent.click(category('Especiais'));
  add('Burrata');
  expect(parts()).toEqual(['1/3 Margherita', '1/3 Frango com Catu…', '1/3 Burrata']);
  expect(bar()).toHaveTextContent('Grande (35 cm, 8 fat…');
  expect(bar()).toHaveTextContent('Borda: Catupiry · Massa: Fina e crocante');
  expect(bar()).toHaveTextContent('R$108,90'); // the most expensive flavor, 96.90, and the crust
  expect(next()).toBeEnabled();
});

test('[PIZZA-18] [PIZZA-19] [PIZZA-20] [PIZZA-03] parts are limited; a new number of flavors resets them', async () => {
  const { add, choose, chooseCount, less, more, next, parts, row, section, texts } =
    await openBuilder('product=gigante');
  choose(...FREE_BASES);
  expect(within(section('count')).getAllByRole('radio')).toHaveLength(4);
  chooseCount(2);
  add('Calabresa', 'Calabresa');
  const quantity = (flavor: string): string | null =>
    within(row(flavor)).getByRole('status').textContent;
  expect(quantity('Calabresa')).toBe('Calabresa: 2');
  add('Margherita');
  await waitFor(() =>
    expect(toasts()).toEqual([
      expect.stringContaining(texts('mf-pizza-builder:classic.refused.full')),
    ]),
  );
  expect(quantity('Margherita')).toBe('Margherita: 0');
  fireEvent.click(less('Calabresa'));
  expect(next()).toBeDisabled();
  fireEvent.click(less('Calabresa'));
  expect(parts()).toEqual([]);
  expect(more('Calabresa')).toHaveFocus();
  add('Calabresa');
  chooseCount(3);
  expect(parts()).toEqual([]);
  expect(row('Calabresa')).toHaveTextContent('R$24,00 por 1/3');
});

test('[PIZZA-21] NEXT waits for crust, dough, the number of flavors and all of them', async () => {
  const { add, bar, choose, chooseCount, next, texts } = await openBuilder('product=gigante');
  const missing = within(bar()).getByRole('status');
  expect(missing).toHaveTextContent(texts('mf-pizza-builder:classic.missing.crust'));
  expect(next()).toBeDisabled();
  choose('Tradicional');
  expect(missing).toHaveTextContent(texts('mf-pizza-builder:classic.missing.dough'));
  choose('Napoletana');
  expect(missing).toHaveTextContent(texts('mf-pizza-builder:classic.missing.count'));
  chooseCount(2);
  add('Calabresa');
  expect(next()).toBeDisabled();
  add('Margherita');
  expect(next()).toBeEnabled();
  expect(missing).toHaveTextContent(texts('mf-pizza-builder:classic.bar.total'));
});

test('[PIZZA-19] [PIZZA-22] [PIZZA-25] the messages of a size with an exact number of flavors', async () => {
  const { add, bar, choose, chooseCount, section } = await openBuilder('product=gigante', {
    language: 'en',
  });
  choose(...FREE_BASES);
  chooseCount(2);
  expect(section('flavors')).toHaveTextContent('Choose 2 flavors');
  expect(bar()).toHaveTextContent('Choose 2 more flavors');
  add('Calabresa');
  expect(bar()).toHaveTextContent('Choose 1 more flavor');
  add('Calabresa', 'Calabresa');
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Pizza is Full')]));
});

test('[PIZZA-23] [PIZZA-25] [OPEN-039] the messages of a size with up to three flavors', async () => {
  const { bar, choose, section } = await openBuilder('product=grande', { language: 'en' });
  choose(...FREE_BASES);
  expect(section('flavors')).toHaveTextContent('Choose up to 3 flavors');
  expect(bar()).toHaveTextContent('Choose at least 1 more flavor');
});

test('[PIZZA-24] the messages of a size with a minimum and a maximum', async () => {
  const { bar, choose, section } = await openBuilder('product=grande', {
    language: 'en',
    before: changeRestaurant('bella-napoli', ({ menu }) => {
      for (const size of (menu as { pizzas: { sizes: { minFlavors: number }[] } }).pizzas.sizes)
        size.minFlavors = 2;
    }),
  });
  choose(...FREE_BASES);
  expect(section('flavors')).toHaveTextContent('Choose between 2 and 3 flavors');
  expect(bar()).toHaveTextContent('Choose at least 2 more flavors');
});
