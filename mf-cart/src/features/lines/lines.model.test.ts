import { allSettled, fork } from 'effector';
import { $lines } from '@storefront/shared-domain/models';
import { aGeneralLine } from '@storefront/shared-domain/testing';
import { quantitySet } from './lines.model';

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
  await allSettled(quantitySet, { scope, params: { lineId: 'b', qty: 5 } });
  expect(scope.getState($lines)).toHaveLength(1);
});
