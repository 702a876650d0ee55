import { anOffer, bases, choose, of } from './pizza.test-kit';
import { isFlavorOffered, pizzaProblem } from './pizza-problem';

const crusts = bases({ plain: 0 });
const based = anOffer({
  size: {
    minFlavors: 2,
    maxFlavors: 3,
    crustCategories: crusts,
    doughCategories: bases({ thin: 0 }),
  },
  toppings: bases({ bacon: 600 }),
});
const cut = anOffer({
  size: { priceBehavior: 'incremental' },
  prices: { 1: 4500, 2: 2300, 3: 1600 },
});
const both = { crust: 'plain', dough: 'thin' };
const two = [of('margherita'), of('diavola')];

describe('[PIZZA-21] NEXT is enabled only when', () => {
  test.each([
    {
      case: 'a crust is chosen where there are crusts',
      offer: based,
      choice: choose(two, { dough: 'thin' }),
      is: { kind: 'crust-missing' },
    },
    {
      case: 'a dough is chosen where there are doughs',
      offer: based,
      choice: choose(two, { crust: 'plain' }),
      is: { kind: 'dough-missing' },
    },
    {
      case: 'maxFlavors is not 0',
      offer: anOffer({ size: { maxFlavors: 0 } }),
      choice: choose([of('margherita')]),
      is: { kind: 'count-missing' },
    },
    {
      case: 'the number of flavors is chosen',
      offer: cut,
      choice: choose(two),
      is: { kind: 'count-missing' },
    },
    {
      case: 'that number can be had',
      offer: cut,
      choice: choose(two, { count: 4 }),
      is: { kind: 'count-missing' },
    },
    {
      case: 'incremental: as many flavors as were chosen',
      offer: cut,
      choice: choose(two, { count: 3 }),
      is: { kind: 'flavors-missing', missing: 1, more: 1 },
    },
    {
      case: 'incremental: no more than that',
      offer: cut,
      choice: choose([of('margherita', 2), of('diavola')], { count: 2 }),
      is: { kind: 'too-many-flavors' },
    },
    {
      case: 'elsewhere at least minFlavors',
      offer: based,
      choice: choose([of('margherita')], both),
      is: { kind: 'flavors-missing', missing: 1, more: 2 },
    },
    {
      case: 'and at most maxFlavors',
      offer: based,
      choice: choose([of('margherita', 4)], both),
      is: { kind: 'too-many-flavors' },
    },
    {
      case: 'there is a flavor at all',
      offer: anOffer({ size: { minFlavors: 0 } }),
      choice: choose([]),
      is: { kind: 'flavors-missing', missing: 1, more: 4 },
    },
  ])('$case', ({ offer, choice, is }) => expect(pizzaProblem(offer, choice)).toEqual(is));

  test.each([
    { case: 'enough flavors', offer: based, choice: choose(two, both) },
    { case: 'one flavor twice', offer: based, choice: choose([of('margherita', 2)], both) },
    {
      case: 'as many as may be',
      offer: based,
      choice: choose([of('margherita', 2), of('diavola', 1, ['bacon'])], both),
    },
    {
      case: 'exactly the chosen number',
      offer: cut,
      choice: choose([of('margherita', 2), of('diavola')], { count: 3 }),
    },
    {
      case: 'no crust where none is left',
      offer: anOffer({ size: { crustCategories: bases({ plain: 0 }, { available: false }) } }),
      choice: choose([of('margherita')]),
    },
    {
      case: 'no crust where all are of another size',
      offer: anOffer({ size: { crustCategories: bases({ plain: 0 }, { sizeID: 'small' }) } }),
      choice: choose([of('margherita')]),
    },
  ])('it is: $case', ({ offer, choice }) => expect(pizzaProblem(offer, choice)).toBeNull());
});

describe('[OPEN-033] what is unavailable can never be chosen', () => {
  test.each([
    {
      case: 'a paused flavor',
      choice: choose([of('marinara'), of('diavola')], both),
      is: { kind: 'flavor-unavailable', itemId: 'marinara' },
    },
    {
      case: 'a flavor of a category the size does not have',
      choice: choose([of('tofu')], both),
      is: { kind: 'flavor-unavailable', itemId: 'tofu' },
    },
    {
      case: 'an unknown flavor',
      choice: choose([of('gone')], both),
      is: { kind: 'flavor-unavailable', itemId: 'gone' },
    },
    {
      case: 'a flavor named twice',
      choice: choose([of('diavola'), of('diavola')], both),
      is: { kind: 'flavor-unavailable', itemId: 'diavola' },
    },
    {
      case: 'half a part',
      choice: choose([of('diavola', 0.5)], both),
      is: { kind: 'flavor-unavailable', itemId: 'diavola' },
    },
    {
      case: 'no part',
      choice: choose([of('diavola', 0), of('margherita', 2)], both),
      is: { kind: 'flavor-unavailable', itemId: 'diavola' },
    },
    {
      case: 'less than nothing',
      choice: choose([of('diavola', -1), of('margherita', 3)], both),
      is: { kind: 'flavor-unavailable', itemId: 'diavola' },
    },
    {
      case: 'an unknown topping',
      choice: choose([of('diavola', 2, ['gold'])], both),
      is: { kind: 'topping-unavailable', itemId: 'gold' },
    },
    {
      case: 'a topping twice on one flavor',
      choice: choose([of('diavola', 2, ['bacon', 'bacon'])], both),
      is: { kind: 'topping-unavailable', itemId: 'bacon' },
    },
    {
      case: 'an unknown crust',
      choice: choose(two, { ...both, crust: 'gold' }),
      is: { kind: 'crust-unavailable', itemId: 'gold' },
    },
    {
      case: 'an unknown dough',
      choice: choose(two, { ...both, dough: 'gold' }),
      is: { kind: 'dough-unavailable', itemId: 'gold' },
    },
  ])('$case', ({ choice, is }) => expect(pizzaProblem(based, choice)).toEqual(is));

  test.each([{ available: false }, { sizeID: 'small' }])(
    'a crust, dough or topping that is %p',
    (more) => {
      const offer = anOffer({
        size: {
          crustCategories: [...crusts, ...bases({ cheese: 900 }, more)],
          doughCategories: bases({ thin: 0 }),
        },
        toppings: bases({ bacon: 600 }, more),
      });
      expect(pizzaProblem(offer, choose(two, { crust: 'cheese', dough: 'thin' }))).toEqual({
        kind: 'crust-unavailable',
        itemId: 'cheese',
      });
      expect(pizzaProblem(offer, choose([of('diavola', 1, ['bacon'])], both))).toEqual({
        kind: 'topping-unavailable',
        itemId: 'bacon',
      });
    },
  );

  test('a flavor without a price for so many parts is not offered', () => {
    expect([2, 3].map((parts) => isFlavorOffered(cut, 'nutella', parts))).toEqual([true, false]);
    expect(isFlavorOffered(cut, 'marinara', 2)).toBe(false);
  });
});
