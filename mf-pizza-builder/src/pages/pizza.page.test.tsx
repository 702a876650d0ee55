/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch, type Scope } from 'effector';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { noticeBus } from '@storefront/shared-domain/bus';
import {
  $isTableCartOpen,
  $lines,
  restaurantLoaded,
  type TableLink,
} from '@storefront/shared-domain/models';
import { aBuilder } from '../testing/builder.test-kit';
import { pizzaData } from '../testing/pizza-menu.test-kit';
import PizzaPage from './pizza.page';

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

async function open(
  query: string,
  mode: TableLink['mode'] = 'delivery',
): Promise<{ scope: Scope; toasts: string[] }> {
  const { scope, around } = await aBuilder({ data: pizzaData(), mode });
  const toasts: string[] = [];
  createWatch({ unit: noticeBus.toastRequested, scope, fn: ({ text }) => toasts.push(text) });
  render(
    around(
      <MemoryRouter initialEntries={[`/pizza?${query}`]}>
        <PizzaPage />
        <Place />
      </MemoryRouter>,
    ),
  );
  return { scope, toasts };
}
const button = (name: string) => screen.getByRole('button', { name });
const bar = () => within(screen.getByRole('contentinfo'));
const place = () => screen.getByTestId('place').textContent;

async function chooseHalf(): Promise<void> {
  for (const name of ['The thin', 'The rye'])
    await userEvent.click(screen.getByRole('radio', { name }));
  await userEvent.click(button('More Pizza margherita'));
}
beforeEach(() => localStorage.clear());
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.scrollTo = () => undefined;
});

test('[PIZZA-26] in tablet mode the cart opens beside the tablet’s menu', async () => {
  const { scope } = await open('product=plain', 'tablet');
  await userEvent.click(button('More Pizza margherita'));
  await userEvent.click(button('Add · R$30,00'));
  expect(place()).toBe('/tablet');
  expect(scope.getState($isTableCartOpen)).toBe(true);
});

describe('a pizza that was begun with a flavor', () => {
  const sizes = () =>
    within(screen.getByRole('radiogroup', { name: 'Size' }))
      .getAllByRole('radio')
      .map((element) => [
        element.closest('label')?.textContent,
        (element as HTMLInputElement).disabled,
      ]);

  test('has it selected, and its sizes first, each with the price for it', async () => {
    await open('product=plain&by=flavor&menu=flavors-classic&flavors=diavola');
    expect(place()).toBe('/pizza?product=plain&by=flavor&menu=flavors-classic');
    expect(screen.getByRole('radio', { name: /^Plain/ })).toBeChecked();
    expect(sizes()).toEqual([
      ['Half and halfR$40,00', false],
      ['MeanR$50,00', false],
      ['QuartersR$60,00', false],
      ['PlainR$30,00', false],
      ['WideR$70,00', false],
    ]);
    expect(button('Add · R$30,00')).toBeEnabled();
  });

  test('continues in another size with the same flavor, without a new history entry', async () => {
    const { scope } = await open('product=plain&by=flavor&menu=flavors-classic&flavors=diavola');
    const before = window.history.length;
    await userEvent.click(screen.getByRole('radio', { name: /^Quarters/ }));
    expect(place()).toBe('/pizza?product=quarters&by=flavor&menu=flavors-classic');
    expect(screen.getByRole('radio', { name: /^Quarters/ })).toHaveFocus();
    await userEvent.click(button('Add · R$60,00'));
    expect(window.history.length).toBe(before);
    expect(scope.getState($lines)).toMatchObject([
      {
        id: 'quarters',
        totalPrice: 6000,
        selectedFlavors: [{ id: 'diavola', fractionText: '1/1' }],
      },
    ]);
  });

  test('says which sizes do not have the flavors, or admit fewer', async () => {
    await open('product=half&by=flavor&flavors=diavola%2Cchocolate');
    expect(sizes()).toEqual([
      ['Half and halfR$44,00', false],
      ['MeanR$55,00', false],
      ['QuartersR$64,00', false],
      ['PlainFor 1 flavor only', true],
      ['WideNot with the chosen flavors', true],
    ]);
  });
});

test('[PIZZA-07] [PIZZA-28] what a reload of the menu removes leaves the choice and is reported', async () => {
  const { scope, toasts } = await open('product=half');
  await chooseHalf();
  await userEvent.click(button('More Pizza diavola'));
  const { menu, ...data } = pizzaData();
  const flavorCategories = menu.pizzas.flavorCategories.map((flavorCategory) => ({
    ...flavorCategory,
    flavors: flavorCategory.flavors.map((flavor) => ({
      ...flavor,
      available: flavor.id !== 'diavola',
    })),
  }));
  await act(() =>
    allSettled(restaurantLoaded, {
      scope,
      params: { ...data, menu: { ...menu, pizzas: { ...menu.pizzas, flavorCategories } } },
    }),
  );
  expect(toasts).toEqual(['Pizza diavola is no longer available and was removed.']);
  expect(
    bar()
      .getAllByRole('listitem')
      .map((element) => element.textContent),
  ).toEqual(['1/1 Pizza margherit…']);
  expect(screen.getByRole('radio', { name: 'The rye' })).toBeChecked();
});
