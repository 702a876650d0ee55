import fc from 'fast-check';
import { minor, ZERO } from '../../contracts/primitives';
import { aChosenExtra, aComboLine, aGeneralLine, aPizzaLine, aPrizeLine } from '../../testing';
import { anyCart, anyLine } from '../../testing/arbitraries';
import { cartSubtotal, lineSubtotal, pointsNeeded } from './subtotals';

const twoCheeses = [aChosenExtra({ price: minor(350), qty: 2 })];

describe('lineSubtotal', () => {
  test.each([
    { case: 'price alone', line: aGeneralLine({ price: minor(1890) }), is: 1890 },
    {
      case: 'extras count by their quantity',
      line: aGeneralLine({ price: minor(1890), extras: twoCheeses }),
      is: 2590,
    },
    {
      case: 'the quantity multiplies the extras too',
      line: aGeneralLine({ price: minor(1890), extras: twoCheeses, qty: 3 }),
      is: 7770,
    },
    {
      case: 'a free dish with paid extras',
      line: aGeneralLine({ price: ZERO, extras: twoCheeses }),
      is: 700,
    },
    {
      case: 'several extras',
      line: aGeneralLine({
        price: minor(100),
        extras: [...twoCheeses, aChosenExtra({ price: minor(1), qty: 1 })],
        qty: 2,
      }),
      is: 1602,
    },
  ])('[DOMAIN-070] general, (price + extras x qty) x qty: $case', ({ line, is }) =>
    expect(lineSubtotal(line)).toBe(is),
  );

  test.each([
    {
      case: 'the total price of one',
      line: aPizzaLine({ totalPrice: minor(4990), price: minor(1) }),
      is: 4990,
    },
    {
      case: 'with extras and quantity',
      line: aPizzaLine({ totalPrice: minor(4990), extras: twoCheeses, qty: 2 }),
      is: 11380,
    },
  ])('[DOMAIN-071] pizza, (totalPrice + extras) x qty: $case', ({ line, is }) =>
    expect(lineSubtotal(line)).toBe(is),
  );

  test.each([
    { case: 'one', line: aComboLine({ totalPrice: minor(9990), price: minor(1) }), is: 9990 },
    {
      case: 'its extras are in the total price already',
      line: aComboLine({ totalPrice: minor(9990), extras: twoCheeses, qty: 2 }),
      is: 19980,
    },
  ])('[DOMAIN-072] [CONFLICTS-19] combo, totalPrice x qty: $case', ({ line, is }) =>
    expect(lineSubtotal(line)).toBe(is),
  );
});

describe('a cart', () => {
  test('[DOMAIN-069] a prize costs its points and no money', () => {
    const lines = [
      aGeneralLine({ price: minor(1890) }),
      aPrizeLine({ points_needed: 40, qty: 2, price: minor(500) }),
    ];
    expect(cartSubtotal(lines)).toBe(1890);
    expect(pointsNeeded(lines)).toBe(80);
    expect(pointsNeeded([aGeneralLine()])).toBe(0);
  });

  test('[DOMAIN-068] a cart is never below 0, even when options take more off than the dish costs', () => {
    expect(
      cartSubtotal([
        aGeneralLine({ price: minor(500), extras: [aChosenExtra({ price: minor(-900) })] }),
      ]),
    ).toBe(0);
    fc.assert(
      fc.property(anyCart, (lines) => expect(cartSubtotal(lines)).toBeGreaterThanOrEqual(0)),
    );
  });

  test('the order of the lines never changes the subtotal', () => {
    const twoOrders = anyCart.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
    );
    fc.assert(
      fc.property(twoOrders, ([lines, shuffled]) =>
        expect(cartSubtotal(shuffled)).toBe(cartSubtotal(lines)),
      ),
    );
  });

  test('an empty cart costs nothing, one more line never makes it cheaper', () => {
    expect(cartSubtotal([])).toBe(0);
    fc.assert(
      fc.property(anyCart, anyLine, (lines, line) =>
        expect(cartSubtotal([...lines, line])).toBe(cartSubtotal(lines) + lineSubtotal(line)),
      ),
    );
  });
});
