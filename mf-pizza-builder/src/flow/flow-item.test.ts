import { type Pizzas } from '@storefront/shared-domain/contracts';
import { emptyChoice, type PizzaChoice } from '@storefront/shared-domain/menu-rules';
import { aComboLine, aPizzaLine } from '@storefront/shared-domain/testing';
import { pizzaData } from '../testing/pizza-menu.test-kit';
import { availableChoice } from './available-choice';
import { findFlowItem } from './flow-item';
import { computeProgress, parseStep } from './use-pizza-flow';

describe('the item', () => {
  const { menu, info } = pizzaData();
  const find = (product: string | null, isCombo = false) =>
    findFlowItem(menu, info, product, isCombo);

  test.each([
    { case: 'a size', product: 'half', isCombo: false, sizes: ['half'], extras: 0 },
    { case: 'a size with extras', product: 'wide', isCombo: false, sizes: ['wide'], extras: 1 },
    {
      case: 'a combo with its sizes in order and its own extras',
      product: 'duo',
      isCombo: true,
      sizes: ['half', 'mean'],
      extras: 1,
    },
    {
      case: 'a paused size, which cannot be made',
      product: 'paused',
      isCombo: false,
      sizes: [],
      extras: 0,
    },
    {
      case: 'a combo with a paused size, which cannot be made',
      product: 'broken',
      isCombo: true,
      sizes: [],
      extras: 0,
    },
  ])('[OPEN-010] the address may name $case', ({ product, isCombo, sizes, extras }) => {
    const item = find(product, isCombo);
    expect(item?.offers.map(({ size }) => size.id)).toEqual(sizes);
    expect(item?.groups).toHaveLength(extras);
  });

  test.each([
    { case: 'no product', product: null, isCombo: false },
    { case: 'a size called a combo', product: 'half', isCombo: true },
    { case: 'a combo called a size', product: 'duo', isCombo: false },
    { case: 'an unknown id', product: 'x', isCombo: false },
  ])('[OPEN-010] $case names nothing', ({ product, isCombo }) =>
    expect(find(product, isCombo)).toBeNull(),
  );

  test('the second pizza of a combo carries the discount of its place', () => {
    expect(find('duo', true)?.offers.map(({ association }) => association?.discount)).toEqual([
      0, 10,
    ]);
  });

  describe('a line of the cart to change', () => {
    const half = aPizzaLine({ lineId: 'a', id: 'half', qttyOfFlavorsSelected: 2 });
    const choice = {
      crust: null,
      dough: null,
      count: 2,
      flavors: half.selectedFlavors.map(({ id, quantity }) => ({ id, quantity, toppings: [] })),
    };
    const duo = aComboLine({ lineId: 'b', id: 'duo', comboItems: [half, half] });

    test.each([
      { case: 'a pizza', item: ['half', false], line: half, key: 'edit:a/pizza:half', begun: 1 },
      {
        case: 'a pizza in another size',
        item: ['wide', false],
        line: half,
        key: 'edit:a/pizza:wide',
        begun: 1,
      },
      { case: 'a combo', item: ['duo', true], line: duo, key: 'edit:b/combo:duo', begun: 2 },
    ] as const)(
      '$case begins with the choices of the line',
      ({ item: [id, isCombo], line, key, begun }) =>
        expect(findFlowItem(menu, info, id, isCombo, line)).toMatchObject({
          key,
          edited: line,
          begun: Array(begun).fill(choice),
        }),
    );
  });
});

describe('what is available of a choice', () => {
  const { menu, info } = pizzaData();
  const offerOf = (id: string, change: (pizzas: Pizzas) => Pizzas = (it) => it) =>
    findFlowItem({ ...menu, pizzas: change(menu.pizzas) }, info, id, false)!.offers[0]!;
  const choice: PizzaChoice = {
    crust: 'thick',
    dough: 'rye',
    count: 0,
    flavors: [
      { id: 'margherita', quantity: 1, toppings: ['basil'] },
      { id: 'diavola', quantity: 1, toppings: [] },
    ],
  };
  const withFlavors = (pizzas: Pizzas, paused: string): Pizzas => ({
    ...pizzas,
    flavorCategories: pizzas.flavorCategories.map((flavorCategory) => ({
      ...flavorCategory,
      flavors: flavorCategory.flavors.map((flavor) => ({
        ...flavor,
        available: flavor.id !== paused,
      })),
    })),
  });

  test.each([
    {
      case: 'a paused flavor',
      given: choice,
      offer: offerOf('half', (it) => withFlavors(it, 'diavola')),
      dropped: ['diavola'],
      left: { flavors: [choice.flavors[0]] },
    },
    {
      case: 'a crust that is gone',
      given: { ...choice, crust: 'square' },
      offer: offerOf('half'),
      dropped: ['square'],
      left: { crust: null },
    },
    {
      case: 'a topping that is paused',
      given: { ...choice, flavors: [{ id: 'margherita', quantity: 1, toppings: ['brie'] }] },
      offer: offerOf('half'),
      dropped: ['brie'],
      left: { flavors: [{ id: 'margherita', quantity: 1, toppings: [] }] },
    },
    {
      case: 'more parts than the size has',
      given: {
        ...choice,
        crust: null,
        dough: null,
        flavors: [{ id: 'margherita', quantity: 3, toppings: [] }],
      },
      offer: offerOf('plain'),
      dropped: ['margherita', 'margherita'],
      left: { flavors: [{ id: 'margherita', quantity: 1, toppings: [] }] },
    },
  ])('$case is taken out', ({ given, offer, dropped, left }) => {
    const stored = availableChoice(offer, given);
    expect(stored.dropped).toEqual(dropped);
    expect(stored.choice).toMatchObject(left);
  });

  test('a size with a huge maximum is read as one of many parts', () => {
    const { size, ...offer } = offerOf('half');
    const huge = { ...offer, size: { ...size, maxFlavors: 1e9 } };
    expect(availableChoice(huge, choice)).toEqual(availableChoice(offerOf('half'), choice));
  });

  test('a number of flavors that is no longer offered is requested anew', () => {
    const stored = availableChoice(offerOf('quarters'), {
      crust: null,
      dough: null,
      count: 3,
      flavors: [{ id: 'diavola', quantity: 1, toppings: [] }],
    });
    expect(stored).toEqual({ choice: emptyChoice(offerOf('quarters')), dropped: ['diavola'] });
  });
});

describe('progress', () => {
  const { menu, info } = pizzaData();
  const duo = findFlowItem(menu, info, 'duo', true)!;
  const flavors = [
    { id: 'margherita', quantity: 1, toppings: [] },
    { id: 'diavola', quantity: 1, toppings: [] },
  ];
  const half: PizzaChoice = { crust: 'thin', dough: 'white', count: 0, flavors };
  const mean: PizzaChoice = { crust: null, dough: null, count: 0, flavors };
  const at = (step: number, choices: Record<number, PizzaChoice>) =>
    computeProgress(duo, { choices, lineId: null }, step);

  type Case = {
    case: string;
    step: number;
    choices: Record<number, PizzaChoice>;
    at: number;
    done: number;
  };
  test.each<Case>([
    { case: 'nothing is chosen', step: 2, choices: {}, at: 0, done: 0 },
    { case: 'the first pizza is done', step: 2, choices: { 0: half }, at: 1, done: 1 },
    {
      case: 'the first pizza is looked at again',
      step: 1,
      choices: { 0: half, 1: mean },
      at: 0,
      done: 0,
    },
    { case: 'the step is beyond the last', step: 9, choices: { 0: half, 1: mean }, at: 1, done: 1 },
    {
      case: 'the first pizza lost a flavor that is needed',
      step: 2,
      choices: { 0: { ...half, flavors: [] } },
      at: 0,
      done: 0,
    },
  ])('[PIZZA-27] step $step of a combo when $case', ({ step, choices, at: place, done }) => {
    const progress = at(step, choices);
    expect({ at: progress?.at, done: progress?.done.length }).toEqual({ at: place, done });
  });

  test('[PIZZA-28] going back to a pizza finds its choice as it was', () => {
    expect(at(1, { 0: half, 1: mean })?.stored.choice).toEqual(half);
  });

  test.each([
    [null, 1],
    ['2', 2],
    ['0', 1],
    ['-1', 1],
    ['x', 1],
    ['1e3', 1],
    ['99999', 1],
  ])('step %p of an address is %i', (text, step) => expect(parseStep(text)).toBe(step));
});
