import fc from 'fast-check';
import type { CartLine } from '../../contracts';
import { minor } from '../../contracts/primitives';
import { aChosenExtra, aGeneralLine, aPizzaLine, aPrizeLine, aProduct } from '../../testing';
import { anyCart, anyGeneralLine, anyLine } from '../../testing/arbitraries';
import {
  LONGEST_NOTE,
  addLine,
  changeNotes,
  changeQuantity,
  newLine,
  removeLine,
  replaceLine,
} from './cart-lines';
import { cartSubtotal, lineSubtotal } from '../money/subtotals';

const count = (lines: readonly CartLine[]): number => lines.reduce((sum, { qty }) => sum + qty, 0);
const cheese = aChosenExtra();
const olives = aChosenExtra({ id: 'olives', price: minor(100) });

describe('addLine', () => {
  const inCart = [aGeneralLine({ lineId: 'a', qty: 2, extras: [cheese, olives] })];
  const added = (overrides: Parameters<typeof aGeneralLine>[0]) =>
    addLine(inCart, aGeneralLine({ lineId: 'b', extras: [cheese, olives], ...overrides }));

  test.each([
    { case: 'the same choices', overrides: {} },
    { case: 'the same choices in another order', overrides: { extras: [olives, cheese] } },
  ])('counts up a line of $case', ({ overrides }) =>
    expect(added(overrides)).toMatchObject([{ lineId: 'a', qty: 3 }]),
  );

  test.each([
    { case: 'another dish', overrides: { id: 'lasagna' } },
    { case: 'other notes', overrides: { notes: 'no salt' } },
    { case: 'fewer extras', overrides: { extras: [cheese] } },
    { case: 'more of one extra', overrides: { extras: [aChosenExtra({ qty: 2 }), olives] } },
    {
      case: 'the same option of another group',
      overrides: { extras: [aChosenExtra({ groupId: 'sides' }), olives] },
    },
  ])('makes a line of its own for $case', ({ overrides }) =>
    expect(added(overrides)).toMatchObject([
      { lineId: 'a', qty: 2 },
      { lineId: 'b', qty: 1 },
    ]),
  );

  test('the counted-up line takes the newer name and price', () => {
    expect(
      addLine(
        [aGeneralLine()],
        aGeneralLine({ name: 'Bruschetta al pomodoro', price: minor(2000) }),
      ),
    ).toMatchObject([{ name: 'Bruschetta al pomodoro', price: 2000 }]);
  });

  test('pizzas and prizes always get a line of their own', () => {
    expect(addLine([aPizzaLine()], aPizzaLine({ lineId: 'p2' }))).toHaveLength(2);
    expect(addLine([aPrizeLine()], aPrizeLine({ lineId: 'p2' }))).toHaveLength(2);
  });

  test('a line never holds more than 999', () => {
    expect(addLine([aGeneralLine({ qty: 998 })], aGeneralLine({ qty: 5 }))).toMatchObject([
      { qty: 999 },
    ]);
    expect(addLine([], aPizzaLine({ qty: 1000 }))).toMatchObject([{ qty: 999 }]);
  });

  test('keeps every line and the count, for any cart and any line', () => {
    fc.assert(
      fc.property(anyCart, anyLine, (lines, line) => {
        const after = addLine(lines, line);
        expect(count(after)).toBe(count(lines) + line.qty);
        expect(after.map(({ lineId }) => lineId)).toEqual(
          expect.arrayContaining(lines.map(({ lineId }) => lineId)),
        );
      }),
    );
  });

  test('adding a line as it is in the cart makes the cart dearer by that line', () => {
    fc.assert(
      fc.property(anyCart, anyGeneralLine, (lines, line) => {
        const once = addLine([...lines.filter(({ id }) => id !== line.id)], line);
        expect(cartSubtotal(addLine(once, line))).toBe(cartSubtotal(once) + lineSubtotal(line));
      }),
    );
  });
});

describe('changeQuantity', () => {
  const lines = [aGeneralLine({ lineId: 'a', qty: 2 }), aPizzaLine({ lineId: 'b' })];

  test('[CART-14] decrementing to 0 removes the line', () => {
    const once = changeQuantity(lines, 'a', -1);
    expect(once).toMatchObject([
      { lineId: 'a', qty: 1 },
      { lineId: 'b', qty: 1 },
    ]);
    expect(changeQuantity(once, 'a', -1)).toEqual([lines[1]]);
    expect(changeQuantity(lines, 'a', -7)).toEqual([lines[1]]);
  });

  test.each([
    { case: 'a line that is not there', id: 'x', delta: 1 },
    { case: 'half a portion', id: 'a', delta: 0.5 },
    { case: 'no number', id: 'a', delta: Number.NaN },
  ])('$case changes nothing', ({ id, delta }) =>
    expect(changeQuantity(lines, id, delta)).toEqual(lines),
  );

  test('quantities stay between 1 and 999, other lines as they were', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(7), fc.integer(), (cart, index, delta) => {
        const target = cart[index];
        const after = changeQuantity(cart, target?.lineId ?? '', delta);
        for (const { qty } of after) expect(qty >= 1 && qty <= 999).toBe(true);
        expect(after.filter(({ lineId }) => lineId !== target?.lineId)).toEqual(
          cart.filter((line) => line !== target),
        );
      }),
    );
  });

  test('one up and one down is the cart as it was', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(7), (cart, index) => {
        const id = cart[index]?.lineId ?? '';
        expect(changeQuantity(changeQuantity(cart, id, 1), id, -1)).toEqual(cart);
      }),
    );
  });
});

describe('replaceLine', () => {
  const [a, b] = [aPizzaLine({ lineId: 'a' }), aPizzaLine({ lineId: 'b' })];

  test('a changed line stays in its place, with its own quantity and note', () => {
    const changed = aPizzaLine({ lineId: 'a', name: 'Small pizza', qty: 3, notes: 'no salt' });
    expect(replaceLine([a, b], changed)).toEqual([changed, b]);
  });

  test('a line that was removed meanwhile is added', () =>
    expect(replaceLine([b], a)).toEqual([b, a]));

  test('a dish that equals another line now is merged with it', () => {
    const lines = [
      aGeneralLine({ lineId: 'a', qty: 2, extras: [] }),
      aGeneralLine({ lineId: 'b', qty: 1, extras: [cheese] }),
      aGeneralLine({ lineId: 'c', id: 'lasagna' }),
    ];
    expect(replaceLine(lines, { ...lines[1]!, extras: [] } as CartLine)).toEqual([
      { ...lines[0], qty: 3 },
      lines[2],
    ]);
  });

  test('quantity and note stay within their limits', () =>
    expect(
      replaceLine([a], { ...a, qty: 1500, notes: 'x'.repeat(LONGEST_NOTE + 1) }),
    ).toMatchObject([{ qty: 999, notes: 'x'.repeat(LONGEST_NOTE) }]));
});

test('removing and noting touch one line only', () => {
  const lines = [aGeneralLine({ lineId: 'a' }), aPizzaLine({ lineId: 'b' })];
  expect(removeLine(lines, 'a')).toEqual([lines[1]]);
  expect(removeLine(lines, 'x')).toEqual(lines);
  expect(changeNotes(lines, 'a', 'no salt')).toEqual([{ ...lines[0], notes: 'no salt' }, lines[1]]);
});

test('a note of extreme length is cut', () => {
  const [line] = changeNotes([aGeneralLine({ lineId: 'a' })], 'a', 'x'.repeat(1_000_000));
  expect(line?.notes).toBe('x'.repeat(LONGEST_NOTE));
});

test('a new line has the price of the product and only extras that were chosen', () => {
  const product = aProduct({ id: 'lasagna', name: 'Lasagna', price: minor(4200) });
  expect(newLine(product, [cheese, aChosenExtra({ id: 'olives', qty: 0 })], 'l1')).toEqual({
    type: 'general',
    lineId: 'l1',
    id: 'lasagna',
    name: 'Lasagna',
    price: 4200,
    qty: 1,
    notes: '',
    extras: [cheese],
  });
});
