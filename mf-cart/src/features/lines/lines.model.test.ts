import { allSettled, createWatch, fork } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import { $isPlacing, $lastOrder, $lines } from '@storefront/shared-domain/models';
import { aGeneralLine, aPlacedOrder } from '@storefront/shared-domain/testing';
import { $shownLines, quantitySet } from './lines.model';

const withLine = (qty: number) =>
  fork({ values: [[$lines, [aGeneralLine({ lineId: 'a', qty })]]] });

test.each([
  { case: 'a typed quantity replaces the one before', from: 2, to: 7, quantities: [7] },
  { case: '[CART-14] 0 removes the line', from: 1, to: 0, quantities: [] },
])('$case', async ({ from, to, quantities }) => {
  const scope = withLine(from);
  await allSettled(quantitySet, { scope, params: { lineId: 'a', qty: to } });
  expect(scope.getState($lines).map(({ qty }) => qty)).toEqual(quantities);
});

test('a line that is gone changes nothing', async () => {
  const scope = withLine(2);
  const changed = jest.fn();
  createWatch({ unit: cartBus.quantityChanged, scope, fn: changed });
  await allSettled(quantitySet, { scope, params: { lineId: 'b', qty: 5 } });
  expect(scope.getState($lines).map(({ qty }) => qty)).toEqual([2]);
  expect(changed).not.toHaveBeenCalled();
});

test('a quantity is that of its own line, the others keep theirs', async () => {
  const scope = fork({
    values: [
      [
        $lines,
        [
          aGeneralLine({ lineId: 'a', qty: 2 }),
          aGeneralLine({ lineId: 'b', qty: 5, notes: 'no salt' }),
        ],
      ],
    ],
  });
  await allSettled(quantitySet, { scope, params: { lineId: 'b', qty: 6 } });
  expect(scope.getState($lines).map(({ lineId, qty }) => [lineId, qty])).toEqual([
    ['a', 2],
    ['b', 6],
  ]);
});

test.each([
  { case: 'the ordered lines while the order is completed', shown: ['ordered'] },
  { case: 'the cart when it is filled again meanwhile', cart: ['new'], shown: ['new'] },
  { case: 'an empty cart when no order is completed', isPlacing: false, shown: [] },
  { case: 'the cart beside an earlier order', cart: ['new'], isPlacing: false, shown: ['new'] },
  { case: 'an empty cart before there is an order', last: [], shown: [] },
])(
  'visible are the lines of $case',
  ({ cart = [], last = ['ordered'], isPlacing = true, shown }) => {
    const linesOf = (ids: readonly string[]) => ids.map((lineId) => aGeneralLine({ lineId }));
    const scope = fork({
      values: [
        [$lines, linesOf(cart)],
        [$lastOrder, last.length > 0 ? { placed: aPlacedOrder(), lines: linesOf(last) } : null],
        [$isPlacing, isPlacing],
      ],
    });
    expect(scope.getState($shownLines).map(({ lineId }) => lineId)).toEqual(shown);
  },
);
