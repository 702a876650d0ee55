/** @jest-environment jsdom */
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch, type Scope } from 'effector';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { noticeBus } from '@storefront/shared-domain/bus';
import {
  $isTableCartOpen,
  $itemDraft,
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

test('[PIZZA-26] without toppings and extras the button adds the pizza to the cart, with its total', async () => {
  const { scope } = await open('product=plain');
  expect(button('NEXT')).toBeDisabled();
  await userEvent.click(button('More Pizza margherita'));
  await userEvent.click(button('Add · R$30,00'));
  expect(place()).toBe('/shopping-cart');
  expect(scope.getState($lines)).toMatchObject([{ id: 'plain', totalPrice: 3000 }]);
});

test('[PIZZA-26] in tablet mode the cart opens beside the tablet’s menu', async () => {
  const { scope } = await open('product=plain', 'tablet');
  await userEvent.click(button('More Pizza margherita'));
  await userEvent.click(button('Add · R$30,00'));
  expect(place()).toBe('/tablet');
  expect(scope.getState($isTableCartOpen)).toBe(true);
});

test('[PIZZA-26] extras come before the cart, under the address of the line', async () => {
  const { scope } = await open('product=wide&menu=pizzas');
  await userEvent.click(button('More Pizza margherita'));
  expect(bar().getByRole('status')).toHaveTextContent('Choose at least 1 more flavor');
  await userEvent.click(button('More Pizza diavola'));
  await userEvent.click(button('NEXT'));
  expect(place()).toBe(`/extra?item=${scope.getState($itemDraft)?.line.lineId}&menu=pizzas`);
});

test('a tap anywhere on a row adds its flavor', async () => {
  await open('product=plain');
  const row = screen.getByRole('heading', { name: 'Pizza diavola' }).closest('li');
  await userEvent.click(row!.firstElementChild!);
  expect(bar().getByRole('listitem')).toHaveTextContent('1/1 Pizza diavola');
  expect(
    screen.getByRole('heading', { name: 'Pizza shrimp' }).closest('li')!.firstElementChild,
  ).not.toHaveProperty('type', 'button');
});

describe('a pizza that was begun with a flavor', () => {
  const sizes = () =>
    within(screen.getByRole('radiogroup', { name: 'Size' }))
      .getAllByRole('radio')
      .map((it) => [it.closest('label')?.textContent, (it as HTMLInputElement).disabled]);

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

  test('a pizza that was begun with its size has no such step', async () => {
    await open('product=half&flavors=diavola');
    expect(screen.queryByRole('radiogroup', { name: 'Size' })).toBeNull();
  });
});

test('[PIZZA-07] [PIZZA-28] what a reload of the menu removes leaves the choice and is reported', async () => {
  const { scope, toasts } = await open('product=half');
  await chooseHalf();
  await userEvent.click(button('More Pizza diavola'));
  const { menu, ...data } = pizzaData();
  const flavorCategories = menu.pizzas.flavorCategories.map((it) => ({
    ...it,
    flavors: it.flavors.map((flavor) => ({ ...flavor, available: flavor.id !== 'diavola' })),
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
      .map((it) => it.textContent),
  ).toEqual(['1/1 Pizza margherit…']);
  expect(screen.getByRole('radio', { name: 'The rye' })).toBeChecked();
});

test('an item whose size was paused meanwhile says so and leads to the menu', async () => {
  await open('product=broken&isCombo=true&menu=combos');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Not available right now');
  expect(screen.getAllByRole('link', { name: 'Back to the menu' })[0]).toHaveAttribute(
    'href',
    '/#section-combos',
  );
});

test('[PIZZA-03] a size of one price needs no number of flavors; one without bases begins with flavors', async () => {
  await open('product=plain');
  expect(screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual([
    'Flavors',
  ]);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('[PIZZA-19] a part too many is refused with its words', async () => {
  const { toasts } = await open('product=plain');
  await userEvent.click(button('More Pizza margherita'));
  await userEvent.click(button('More Pizza diavola'));
  expect(toasts).toEqual(['Pizza is Full']);
});

test('the flavors of the URL are selected once, and leave the URL', async () => {
  await open('product=plain&flavors=unknown,margherita');
  expect(await screen.findByRole('button', { name: 'Less Pizza margherita' })).toBeVisible();
  expect(button('Add · R$30,00')).toBeEnabled();
  expect(place()).toBe('/pizza?product=plain');
  await userEvent.click(button('Less Pizza margherita'));
  expect(button('NEXT')).toBeDisabled();
});

test('a reload of the builder has the pizza as it was', async () => {
  await open('product=half');
  await chooseHalf();
  cleanup();
  const { scope } = await open('product=half');
  expect(await screen.findByRole('button', { name: 'Less Pizza margherita' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: 'The rye' })).toBeChecked();
  expect(scope.getState($lines)).toEqual([]);
});

test.each([
  ['delivery', ['pizzaDrafts-7']],
  ['tablet', []],
] as const)('of a pizza in mode %s is stored: %j', async (mode, stored) => {
  await open('product=half', mode);
  await chooseHalf();
  await act(async () => {
    await import('../flow/pizza-journal'); // loaded after the page
  });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('pizzaDrafts'))).toEqual(stored);
});
