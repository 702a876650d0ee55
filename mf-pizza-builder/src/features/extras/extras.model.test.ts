import { allSettled, fork } from 'effector';
import { minor, type ExtrasGroup } from '@storefront/shared-domain/contracts';
import { $cartSubtotal, $lines } from '@storefront/shared-domain/models';
import {
  aChosenExtra,
  aCombo,
  aComboLine,
  aGeneralLine,
  aMenu,
  anExtrasGroup,
  anExtrasOption,
  aPizzaLine,
  aPizzas,
  aPizzaSize,
  aProduct,
} from '@storefront/shared-domain/testing';
import { chooseOption, initialChoice, type Choice } from './choose-option';
import { itemOfDraft, itemOfProduct } from './extras-item';
import { $drafts, addClicked, choiceMade, unitsSet } from './extras.model';

describe('the extras of an item', () => {
  const group = anExtrasGroup({
    id: 'size',
    type: 1,
    required: true,
    options: [anExtrasOption({ id: 's' }), anExtrasOption({ id: 'l', price: minor(500) })],
  });
  const product = aProduct({ id: 'cola', price: minor(700), extras: [group] });
  const item = itemOfProduct(product);

  test('what was chosen goes into the cart with its units, and the draft is gone', async () => {
    const scope = fork();
    await allSettled(choiceMade, { scope, params: { item, choice: { size: { l: 1 } } } });
    await allSettled(unitsSet, { scope, params: { item, units: 3 } });
    await allSettled(addClicked, { scope, params: item });
    expect(scope.getState($lines)).toMatchObject([
      { type: 'general', id: 'cola', qty: 3, extras: [{ id: 'l', groupId: 'size', qty: 1 }] },
    ]);
    expect(scope.getState($cartSubtotal)).toBe(3600);
    expect(scope.getState($drafts)).toEqual({});
  });

  describe('a line of the cart that is changed', () => {
    const line = {
      ...aGeneralLine({ lineId: 'a', id: 'cola', qty: 2, notes: 'cold', price: minor(700) }),
      extras: [aChosenExtra({ id: 'l', groupId: 'size', price: minor(500) })],
    };
    const edited = itemOfProduct(product, line);

    test('is replaced, with its note', async () => {
      const scope = fork({ values: [[$lines, [line]]] });
      await allSettled(choiceMade, { scope, params: { item: edited, choice: { size: { s: 1 } } } });
      await allSettled(unitsSet, { scope, params: { item: edited, units: 3 } });
      await allSettled(addClicked, { scope, params: edited });
      expect(scope.getState($lines)).toMatchObject([
        { lineId: 'a', id: 'cola', qty: 3, notes: 'cold', extras: [{ id: 's' }] },
      ]);
      expect(scope.getState($lines)).toHaveLength(1);
      expect(scope.getState($drafts)).toEqual({});
    });
  });

  describe('[PIZZA-26] a pizza or combo that was built', () => {
    const plain = { selectedFlavors: [], extras: [] };
    test.each([
      {
        line: aPizzaLine({ ...plain, lineId: 'p', totalPrice: minor(4000) }),
        subtotal: 9000,
        totalPrice: 4000,
      },
      {
        line: aComboLine({
          lineId: 'c',
          price: minor(6000),
          totalPrice: minor(6000),
          comboItems: [],
        }),
        subtotal: 13000,
        totalPrice: 6500,
      },
    ])(
      'goes into the cart as line $line.lineId with its extras and units',
      async ({ line, subtotal, totalPrice }) => {
        const scope = fork();
        const built = itemOfDraft({ line, groups: [group] }, aMenu());
        await allSettled(choiceMade, {
          scope,
          params: { item: built, choice: { size: { l: 1 } } },
        });
        await allSettled(unitsSet, { scope, params: { item: built, units: 2 } });
        await allSettled(addClicked, { scope, params: built });
        expect(scope.getState($lines)).toMatchObject([
          { lineId: line.lineId, qty: 2, totalPrice, extras: [{ id: 'l', groupId: 'size' }] },
        ]);
        expect(scope.getState($cartSubtotal)).toBe(subtotal);
      },
    );

    test('has the allergens of its size and of all of its flavors', () => {
      const stated = (eggs: 'contains' | 'free') => ({ allergens: { eggs }, diets: {} });
      const portuguesa = {
        id: 'portuguesa',
        name: 'Portuguesa',
        description: '',
        image: '',
        available: true,
        possiblePrices: [],
        dietary: stated('contains'),
      };
      const flavorCategories = [
        { id: 'classic', name: '', description: '', flavors: [portuguesa] },
      ];
      const sizes = [aPizzaSize({ id: 'large', dietary: { allergens: {}, diets: {} } })];
      const pizzas = aPizzas({ sizes, flavorCategories });
      const pizza = aPizzaLine({
        id: 'large',
        selectedFlavors: [{ ...aPizzaLine().selectedFlavors[0]!, id: 'portuguesa' }],
      });
      const menu = aMenu({ pizzas, combos: [aCombo({ id: 'family', dietary: stated('free') })] });
      const combo = aComboLine({ id: 'family', comboItems: [pizza] });
      for (const line of [pizza, combo])
        expect(itemOfDraft({ line, groups: [] }, menu).dietary?.allergens.eggs).toBe('contains');
    });
  });
});

describe('the choice of an option', () => {
  const options = ['a', 'b', 'c'].map((id) => anExtrasOption({ id, name: id.toUpperCase() }));
  const group = (over: Partial<ExtrasGroup>): ExtrasGroup =>
    anExtrasGroup({
      id: 'g',
      options,
      required: false,
      qty_min: 0,
      qty_max: 0,
      qtyPerItem: 0,
      step: 0,
      ...over,
    });
  const chosen = (result: ReturnType<typeof chooseOption>): Choice[string] | string =>
    result.ok ? (result.value['g'] ?? {}) : result.error;

  test.each([
    {
      row: '[EXTRAS-03] a radio takes the place of the choice before',
      of: group({ type: 1 }),
      before: { a: 1 },
      pick: ['b', 1],
      gives: { b: 1 },
    },
    {
      row: '[EXTRAS-03] quantities of several options stand beside each other',
      of: group({ type: 2, qty_max: 5 }),
      before: { a: 2 },
      pick: ['b', 3],
      gives: { a: 2, b: 3 },
    },
    {
      row: '[EXTRAS-06] a quantity beyond the group maximum is refused',
      of: group({ type: 2, qty_max: 5 }),
      before: { a: 3 },
      pick: ['b', 3],
      gives: 'maximum-reached',
    },
    {
      row: '[EXTRAS-07] a quantity beyond the option maximum is refused',
      of: group({ type: 2, qty_max: 9, qtyPerItem: 2 }),
      before: {},
      pick: ['a', 3],
      gives: 'maximum-reached',
    },
    {
      row: '[EXTRAS-08] a checkbox beyond the maximum is refused',
      of: group({ type: 3, qty_max: 2, qtyPerItem: 1 }),
      before: { a: 1, b: 1 },
      pick: ['c', 1],
      gives: 'maximum-reached',
    },
    {
      row: 'unticking takes the option out',
      of: group({ type: 3, qty_max: 2, qtyPerItem: 1 }),
      before: { a: 1, b: 1 },
      pick: ['a', 0],
      gives: { b: 1 },
    },
    {
      row: 'an unknown option is refused',
      of: group({ type: 3 }),
      before: {},
      pick: ['z', 1],
      gives: 'option-unavailable',
    },
  ] as const)('$row', ({ of, before, pick, gives }) => {
    const choice: Choice = { g: before as Readonly<Record<string, number>> };
    expect(chosen(chooseOption(of, choice, pick[0], pick[1]))).toEqual(gives);
  });

  test('[EXTRAS-04] an option that is out of stock cannot be chosen', () => {
    const paused = group({ type: 3, options: [anExtrasOption({ id: 'a', hasStock: false })] });
    expect(chosen(chooseOption(paused, {}, 'a', 1))).toBe('option-unavailable');
  });

  test('the record decides what is chosen at the start, never something that cannot be had', () => {
    const preset = [
      anExtrasOption({ id: 'a', isChecked: true }),
      anExtrasOption({ id: 'b', qty: 2 }),
      anExtrasOption({ id: 'c', isChecked: true, available: false }),
    ];
    expect(initialChoice([group({ type: 2, options: preset })])).toEqual({ g: { a: 1, b: 2 } });
    expect(initialChoice([group({ type: 1, options: preset })])).toEqual({ g: { a: 1 } });
  });
});
