import { minor } from '@storefront/shared-domain/contracts';
import type { PizzaOffer } from '@storefront/shared-domain/rules';
import { aPizzas, aPizzaSize } from '@storefront/shared-domain/testing';
import {
  choiceOf,
  emptySelection,
  selectionOf,
  withCount,
  withToppingToggled,
  type Selection,
} from './selection';
import { addFlavor, changeSlice, clearSlice, removeFlavor } from './slices';

const FLAVORS = ['rossa', 'bianca', 'verde'];
const rounding = { round_type: '', round_step: 0, combo_round_type: '', combo_round_step: 0 };
const fractions = [1, 2, 3, 4].map((pizzaPart) => ({ pizzaPart, price: minor(1000) }));

function offerOf(
  priceBehavior: PizzaOffer['size']['priceBehavior'],
  maxFlavors: number,
): PizzaOffer {
  const flavors = [...FLAVORS, 'paused'].map((id) => ({
    id,
    name: id,
    description: '',
    image: '',
    available: id !== 'paused',
    possiblePrices: [],
  }));
  const size = aPizzaSize({
    priceBehavior,
    minFlavors: 1,
    maxFlavors,
    flavors: [{ flavorCategoryID: 'all', extraPrice: minor(0), fractions, exceptions: [] }],
  });
  return {
    size,
    pizzas: aPizzas({
      sizes: [size],
      flavorCategories: [{ id: 'all', name: 'All', description: '', flavors }],
    }),
    association: null,
    rounding,
  };
}

const quarters = offerOf('incremental', 4);
const shared = offerOf('highest', 3);
const inQuarters = withCount(quarters, emptySelection(quarters), 4);

const adding = (offer: PizzaOffer, from: Selection, ...flavors: string[]): Selection =>
  flavors.reduce((selection, flavor) => {
    const added = addFlavor(offer, selection, flavor);
    return added.ok ? added.value : selection;
  }, from);

test('[OPEN-037] slices fill from the top, equal flavors side by side', () => {
  expect(adding(quarters, inQuarters, 'rossa').slices).toEqual(['rossa', null, null, null]);
  expect(adding(quarters, inQuarters, 'rossa', 'bianca', 'rossa', 'verde').slices).toEqual([
    'rossa',
    'bianca',
    'verde',
    'rossa',
  ]);
  expect(adding(shared, emptySelection(shared), 'rossa', 'bianca', 'rossa').slices).toEqual([
    'rossa',
    'rossa',
    'bianca',
  ]);
});

test('[PIZZA-19] a full pizza takes no more', () => {
  expect(
    addFlavor(quarters, adding(quarters, inQuarters, 'rossa', 'rossa', 'rossa', 'rossa'), 'bianca'),
  ).toEqual({ ok: false, error: 'full' });
  expect(
    addFlavor(shared, adding(shared, emptySelection(shared), 'rossa', 'rossa', 'rossa'), 'rossa'),
  ).toEqual({ ok: false, error: 'full' });
});

test('[PIZZA-03] nothing goes on before the number of flavors is chosen, and nothing that cannot be had', () => {
  expect(addFlavor(quarters, emptySelection(quarters), 'rossa')).toEqual({
    ok: false,
    error: 'count-missing',
  });
  expect(addFlavor(quarters, inQuarters, 'paused')).toEqual({ ok: false, error: 'unavailable' });
  expect(changeSlice(quarters, adding(quarters, inQuarters, 'rossa'), 0, 'paused')).toEqual({
    ok: false,
    error: 'unavailable',
  });
});

test('[OPEN-037] a slice changes where it is; its flavor keeps what it has elsewhere', () => {
  const topped = withToppingToggled(
    adding(quarters, inQuarters, 'rossa', 'rossa', 'bianca'),
    'rossa',
    'olives',
  );
  const changed = changeSlice(quarters, topped, 0, 'verde');
  if (!changed.ok) throw new Error(changed.error);
  expect(changed.value.slices).toEqual(['verde', 'rossa', 'bianca', null]);
  expect(choiceOf(changed.value).flavors).toEqual([
    { id: 'rossa', quantity: 1, toppings: ['olives'] },
    { id: 'bianca', quantity: 1, toppings: [] },
    { id: 'verde', quantity: 1, toppings: [] },
  ]);
});

test('[PIZZA-20] the last part of a flavor takes the flavor and its toppings along', () => {
  const one = withToppingToggled(
    adding(quarters, inQuarters, 'rossa', 'bianca'),
    'rossa',
    'olives',
  );
  expect(removeFlavor(quarters, one, 'rossa')).toMatchObject({
    slices: [null, 'bianca', null, null],
    picked: ['bianca'],
    toppings: {},
  });
  expect(
    clearSlice(shared, adding(shared, emptySelection(shared), 'rossa', 'bianca'), 0).slices,
  ).toEqual(['bianca']);
});

test('[PIZZA-18] another number of flavors starts the flavors anew, the same one does not', () => {
  const filled = adding(quarters, inQuarters, 'rossa');
  expect(withCount(quarters, filled, 2)).toMatchObject({
    count: 2,
    slices: [null, null],
    picked: [],
  });
  expect(withCount(quarters, filled, 4)).toBe(filled);
  expect(withCount(quarters, filled, 7)).toBe(filled);
});

test('a choice made elsewhere is drawn whole', () => {
  const selection = selectionOf(quarters, {
    crust: null,
    dough: null,
    count: 4,
    flavors: [{ id: 'rossa', quantity: 2, toppings: ['olives'] }],
  });
  expect(selection.slices).toEqual(['rossa', 'rossa', null, null]);
  expect(choiceOf(selection).flavors).toEqual([{ id: 'rossa', quantity: 2, toppings: ['olives'] }]);
});
