import fc from 'fast-check';
import type { CartLine } from '../../contracts';
import { minor } from '../../contracts/primitives';
import { aChosenExtra, aGeneralLine, aPizzaLine, aPrizeLine, aProduct } from '../../testing';
import { anyCart, anyLine } from '../../testing/arbitraries';
import {
  addLine,
  changeNotes,
  changeQuantity,
  LONGEST_NOTE,
  newLine,
  removeLine,
  replaceLine,
} from './cart-lines';
import { prizesBeyond } from './cart-prizes';
import { isRecoveryFresh } from './cart-recovery';
import { giveBack } from './give-back';
import { linesOutOfStock } from './out-of-stock';

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
    ['another dish', { id: 'lasagna' }],
    ['other notes', { notes: 'no salt' }],
    ['fewer extras', { extras: [cheese] }],
    ['more of one extra', { extras: [aChosenExtra({ qty: 2 }), olives] }],
    ['the same option of another group', { extras: [aChosenExtra({ groupId: 'sides' }), olives] }],
  ])('makes a line of its own for %s', (_case, overrides) =>
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

const prize = (lineId: string, points_needed: number, qty = 1) =>
  aPrizeLine({ lineId, points_needed, qty });

test.each([
  { case: 'enough points pay all', points: 90, beyond: [] },
  { case: 'the last that the points do not reach for leaves', points: 89, beyond: ['c'] },
  { case: 'a cheaper one behind it may stay', points: 50, beyond: ['b'] },
  { case: 'without points every prize leaves', points: 0, beyond: ['a', 'b', 'c'] },
])('$case', ({ points, beyond }) => {
  const lines = [prize('a', 40), aGeneralLine(), prize('b', 20, 2), prize('c', 10)];
  expect(prizesBeyond(lines, points).map(({ lineId }) => lineId)).toEqual(beyond);
});

const CREATED = '2026-03-10T15:00:00.000Z';
const after = (milliseconds: number) => Date.parse(CREATED) + milliseconds;
const FOUR_HOURS = 4 * 3_600_000;

test.each([
  { case: 'a millisecond before four hours', at: CREATED, now: after(FOUR_HOURS - 1), is: true },
  { case: 'four hours later', at: CREATED, now: after(FOUR_HOURS), is: false },
  { case: 'by a clock that is a little slow', at: CREATED, now: after(-60_000), is: true },
  { case: 'of an unreadable time', at: 'yesterday', now: after(0), is: false },
])('[CART-26] a saved cart $case can be continued: $is', ({ at, now, is }) =>
  expect(isRecoveryFresh(at, now)).toBe(is),
);

test('a returned line gets its place: its own, or an equal line with an increased quantity', () => {
  const inCart = aGeneralLine({ lineId: 'a', qty: 2 });
  const [equal, pizza] = [aGeneralLine({ lineId: 'b' }), aPizzaLine({ lineId: 'c' })];
  expect(giveBack([inCart], [equal, pizza], [])).toEqual({
    lines: [{ ...inCart, qty: 3 }, pizza],
    places: [
      { lineId: 'b', inLine: 'a' },
      { lineId: 'c', inLine: 'c' },
    ],
  });
});

test('a returned line whose id is taken gets another id', () => {
  const [inCart, pizza] = [aGeneralLine({ lineId: 'a' }), aPizzaLine({ lineId: 'a' })];
  expect(giveBack([inCart], [pizza], [])).toEqual({
    lines: [inCart, { ...pizza, lineId: 'a~2' }],
    places: [{ lineId: 'a', inLine: 'a~2' }],
  });
});

test('a line that was returned before is skipped while its line is in the cart', () => {
  const [inCart, back] = [aGeneralLine({ lineId: 'a' }), aGeneralLine({ lineId: 'b' })];
  const known = [{ lineId: 'b', inLine: 'a' }];
  expect(giveBack([inCart], [back], known)).toEqual({ lines: [inCart], places: [] });
  expect(giveBack([], [back], known)).toEqual({
    lines: [back],
    places: [{ lineId: 'b', inLine: 'b' }],
  });
});

const lines = ['Coca-Cola', 'Água', 'Coca-Cola'].map((name, index) =>
  aGeneralLine({ lineId: `l${index}`, name }),
);
const found = (...names: string[]) => linesOutOfStock(lines, names).map(({ lineId }) => lineId);

test('[ERRORS-08] every line of a named product is out of stock, whatever the case of the letters', () => {
  expect(found('coca-cola ')).toEqual(['l0', 'l2']);
  expect(found('A\u0301gua')).toEqual(['l1']);
});

test('[OPEN-069] a name that is no line takes nothing out', () =>
  expect(found('Coca', 'Pepsi', '')).toEqual([]));
