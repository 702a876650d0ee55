import { allSettled, fork } from 'effector';
import { minor } from '@storefront/shared-domain/contracts';
import type { PizzaOffer } from '@storefront/shared-domain/menu-rules';
import { restaurantSelected } from '@storefront/shared-domain/models';
import { aPizzas, aPizzaSize } from '@storefront/shared-domain/testing';
import { flavorMessage } from './flavor-section';
import { $selections, selectionMade } from './nep.model';
import {
  toChoice,
  emptySelection,
  withCount,
  withToppingToggled,
  type Selection,
} from './selection';
import { addFlavor, changeSlice } from './slices';

describe('slices', () => {
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
    expect(toChoice(changed.value).flavors).toEqual([
      { id: 'rossa', quantity: 1, toppings: ['olives'] },
      { id: 'bianca', quantity: 1, toppings: [] },
      { id: 'verde', quantity: 1, toppings: [] },
    ]);
  });
});

describe('messages', () => {
  const rounding = { round_type: '', round_step: 0, combo_round_type: '', combo_round_step: 0 };
  const fractions = [1, 2, 3].map((pizzaPart) => ({ pizzaPart, price: minor(1000) }));
  const offerOf = (
    priceBehavior: PizzaOffer['size']['priceBehavior'],
    minFlavors: number,
    maxFlavors: number,
  ): PizzaOffer => ({
    size: aPizzaSize({
      priceBehavior,
      minFlavors,
      maxFlavors,
      flavors: [{ flavorCategoryID: 'all', extraPrice: minor(0), fractions, exceptions: [] }],
    }),
    pizzas: aPizzas(),
    association: null,
    rounding,
  });

  test.each([
    {
      row: 'PIZZA-22',
      offer: offerOf('incremental', 3, 3),
      slices: [],
      key: 'nep.choose.exactly',
      values: { count: 3 },
    },
    {
      row: 'PIZZA-23',
      offer: offerOf('average', 1, 3),
      slices: [],
      key: 'nep.choose.up-to',
      values: { count: 3 },
    },
    {
      row: 'PIZZA-24',
      offer: offerOf('highest', 2, 4),
      slices: [],
      key: 'nep.choose.between',
      values: { count: 4, min: 2 },
    },
    {
      row: 'PIZZA-25',
      offer: offerOf('highest', 2, 4),
      slices: ['a'],
      key: 'nep.choose.at-least-more',
      values: { count: 1 },
    },
    {
      row: 'OPEN-039',
      offer: offerOf('highest', 3, 3),
      slices: ['a'],
      key: 'nep.choose.more',
      values: { count: 2 },
    },
  ])(
    '[$row] $offer.size.minFlavors to $offer.size.maxFlavors $offer.size.priceBehavior with $slices is $key',
    ({ offer, slices, key, values }) => {
      expect(flavorMessage(offer, { ...emptySelection(offer), slices })).toEqual({ key, values });
    },
  );

  test('[PIZZA-03] no message before the number of flavors is chosen', () => {
    const offer = offerOf('incremental', 1, 3);
    expect(flavorMessage(offer, emptySelection(offer))).toBeNull();
  });
});

describe('the model', () => {
  const selection = (slices: Selection['slices']): Selection => ({
    crust: null,
    dough: null,
    count: 0,
    slices,
    picked: [],
    toppings: {},
  });

  test('each pizza keeps its own last arrangement, until another restaurant is opened', async () => {
    const scope = fork();
    const [first, second, changed] = [['a'], ['b'], ['b', 'a']].map(selection);
    for (const [key, made] of [
      ['half', first],
      ['wide', second],
      ['wide', changed],
    ] as const)
      await allSettled(selectionMade, { scope, params: { key, selection: made! } });
    expect(scope.getState($selections)).toEqual({ half: first, wide: changed });
    await allSettled(restaurantSelected, { scope, params: 'another' });
    expect(scope.getState($selections)).toEqual({});
  });
});
