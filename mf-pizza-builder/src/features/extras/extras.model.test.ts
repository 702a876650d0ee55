import { allSettled, fork } from 'effector';
import { minor } from '@storefront/shared-domain/contracts';
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
import { itemOfDraft, itemOfProduct } from './extras-item';
import { $drafts, addClicked, choiceMade, draftOf, unitsSet } from './extras.model';

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

test('adding one product leaves the unfinished choice of another', async () => {
  const scope = fork();
  const other = itemOfProduct(aProduct({ id: 'tea', extras: [group] }));
  for (const each of [item, other])
    await allSettled(choiceMade, { scope, params: { item: each, choice: { size: { l: 1 } } } });
  await allSettled(addClicked, { scope, params: item });
  expect(scope.getState($drafts)).toEqual({
    [other.key]: { choice: { size: { l: 1 } }, units: 1 },
  });
});

test('the extras of a product replace those of its line and leave its price', async () => {
  const scope = fork();
  await allSettled(choiceMade, { scope, params: { item, choice: { size: { l: 1 } } } });
  await allSettled(addClicked, { scope, params: item });
  const [line] = scope.getState($lines);
  expect(line).toMatchObject({ type: 'general', price: 700, extras: [{ id: 'l' }] });
  expect(line).not.toHaveProperty('totalPrice');
});

test('an untouched product has one unit and the choice of its record', () => {
  expect(draftOf({}, item)).toEqual({ choice: { size: {} }, units: 1 });
});

test('an option that is no longer on sale is no longer chosen', () => {
  const paused = {
    ...group,
    options: group.options.map((option) => ({ ...option, available: option.id !== 'l' })),
  };
  expect(
    draftOf(
      { [item.key]: { choice: { size: { l: 1 } }, units: 2 } },
      { ...item, groups: [paused] },
    ),
  ).toEqual({ choice: { size: {} }, units: 2 });
});

describe('a line of the cart that is changed', () => {
  const line = {
    ...aGeneralLine({ lineId: 'a', id: 'cola', qty: 2, notes: 'cold', price: minor(700) }),
    extras: [aChosenExtra({ id: 'l', groupId: 'size', price: minor(500) })],
  };
  const edited = itemOfProduct(product, line);

  test('begins with its options and its quantity', () =>
    expect(draftOf({}, edited)).toEqual({ choice: { size: { l: 1 } }, units: 2 }));

  test('options that are no longer offered are left out', () =>
    expect(
      draftOf({}, itemOfProduct(product, { ...line, extras: [aChosenExtra({ id: 'xl' })] })),
    ).toEqual({ choice: { size: {} }, units: 2 }));

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

  test('a line of another product changes nothing of this one', () =>
    expect(itemOfProduct(product, { ...line, id: 'tea' })).toEqual(item));

  test('a pizza or combo begins with the extras that it has in the cart', () => {
    const pizza = aPizzaLine({ lineId: 'p', qty: 3, extras: line.extras });
    const built = { line: { ...pizza, extras: [] }, groups: [group] };
    expect(draftOf({}, itemOfDraft(built, aMenu(), pizza))).toEqual({
      choice: { size: { l: 1 } },
      units: 3,
    });
    expect(draftOf({}, itemOfDraft(built, aMenu()))).toMatchObject({ units: 1 });
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
      await allSettled(choiceMade, { scope, params: { item: built, choice: { size: { l: 1 } } } });
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
    const flavorCategories = [{ id: 'classic', name: '', description: '', flavors: [portuguesa] }];
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

  test('is offered what the menu of now has for it', () => {
    const line = aComboLine({ id: 'family' });
    expect(
      itemOfDraft(
        { line, groups: [group] },
        aMenu({ combos: [aCombo({ id: 'family', extras: [], image: 'family' })] }),
      ),
    ).toMatchObject({ groups: [], image: 'family' });
    expect(itemOfDraft({ line, groups: [group] }, aMenu({ combos: [] })).groups).toEqual([group]);
  });
});
