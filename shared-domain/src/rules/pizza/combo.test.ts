import { minor } from '../../contracts';
import { aChosenExtra, aCombo, aPizzaLine, aPizzas, aPizzaSize } from '../../testing';
import { lineSubtotal } from '../money/subtotals';
import { buildCombo, comboOffers, withExtras } from './combo';
import { association, rounding } from './pizza.test-kit';

const [large, small] = [aPizzaSize(), aPizzaSize({ id: 'small' })];
const pizzas = aPizzas({ sizes: [large, small] });
const first = association({ id: 'first' });
const second = association({ id: 'second', discount: 50, discount_type: 'percent' });
const ofSmall = association({ id: 'small', pizza_size_id: 'small' });
const extras = [aChosenExtra({ qty: 2 }), aChosenExtra({ id: 'olives', qty: 0 })];

describe('the pizzas of a combo', () => {
  test('stand in its order, each with its association; the second of one size has the second', () => {
    const combo = aCombo({
      pizzaSizes: ['large', 'small', 'large', 'large'],
      pizzaAssociations: [first, ofSmall, second],
    });
    const offers = comboOffers(combo, pizzas, rounding()) ?? [];
    expect(offers.map(({ size, association: part }) => [size.id, part?.id])).toEqual([
      ['large', 'first'],
      ['small', 'small'],
      ['large', 'second'],
      ['large', undefined],
    ]);
  });

  test.each([
    { case: 'gone', sizes: [large] },
    { case: 'paused', sizes: [large, aPizzaSize({ id: 'small', unavailable: true })] },
  ])('[OPEN-033] cannot be made when one is $case', ({ sizes }) => {
    expect(
      comboOffers(aCombo({ pizzaSizes: ['large', 'small'] }), aPizzas({ sizes }), rounding()),
    ).toBeNull();
  });
});

test('[CONFLICTS-19] a combo’s total has its pizzas and extras in it, and counts them once', () => {
  const combo = buildCombo(
    aCombo({ price: minor(1200) }),
    [aPizzaLine(), aPizzaLine({ totalPrice: minor(1990) })],
    extras,
    'c1',
  );
  expect(combo).toMatchObject({
    type: 'combo',
    lineId: 'c1',
    qty: 1,
    price: 1200 + 4990 + 1990,
    totalPrice: 1200 + 4990 + 1990 + 700,
    extras: [{ id: 'cheese' }],
  });
  expect(lineSubtotal({ ...combo, qty: 3 })).toBe(3 * 8880);
});

test('[CONFLICTS-19] other extras replace the ones before', () => {
  const combo = buildCombo(aCombo({ price: minor(0) }), [aPizzaLine()], extras, 'c1');
  expect(withExtras(combo, [aChosenExtra()])).toMatchObject({
    price: 4990,
    totalPrice: 4990 + 350,
  });
  expect(withExtras(combo, [])).toMatchObject({ totalPrice: 4990, extras: [] });
});

test('[DOMAIN-071] extras of a pizza are beside its total', () => {
  const pizza = withExtras(aPizzaLine(), extras);
  expect([pizza.totalPrice, lineSubtotal({ ...pizza, qty: 2 })]).toEqual([4990, 2 * (4990 + 700)]);
});

test('an extra that was reduced to 0 is no longer in the pizza or combo', () => {
  const combo = buildCombo(aCombo(), [aPizzaLine()], [aChosenExtra()], 'c1');
  expect([aPizzaLine(), combo].map((line) => withExtras(line, extras).extras)).toEqual([
    [aChosenExtra({ qty: 2 })],
    [aChosenExtra({ qty: 2 })],
  ]);
});

test('[OPEN-064] a combo is never below 0', () => {
  expect(
    buildCombo(aCombo({ price: minor(-9000) }), [aPizzaLine()], [aChosenExtra()], 'c'),
  ).toMatchObject({ price: 0, totalPrice: 350 });
});
