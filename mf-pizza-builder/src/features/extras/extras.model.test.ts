import { allSettled, fork } from 'effector';
import { minor } from '@storefront/shared-domain/contracts';
import { $cartSubtotal, $lines } from '@storefront/shared-domain/models';
import { anExtrasGroup, anExtrasOption, aProduct } from '@storefront/shared-domain/testing';
import { $drafts, addClicked, choiceMade, draftOf, unitsSet } from './extras.model';

const group = anExtrasGroup({ id: 'size', type: 1, required: true, options: [anExtrasOption({ id: 's' }), anExtrasOption({ id: 'l', price: minor(500) })] });
const product = aProduct({ id: 'cola', price: minor(700), extras: [group] });

test('what was chosen goes into the cart with its units, and the draft is gone', async () => {
  const scope = fork();
  await allSettled(choiceMade, { scope, params: { product, choice: { size: { l: 1 } } } });
  await allSettled(unitsSet, { scope, params: { product, units: 3 } });
  await allSettled(addClicked, { scope, params: product });
  expect(scope.getState($lines)).toMatchObject([{ type: 'general', id: 'cola', qty: 3, extras: [{ id: 'l', groupId: 'size', qty: 1 }] }]);
  expect(scope.getState($cartSubtotal)).toBe(3600);
  expect(scope.getState($drafts)).toEqual({});
});

test('a product nobody touched has one unit and the choice of its record', () => {
  expect(draftOf({}, product)).toEqual({ choice: { size: {} }, units: 1 });
});
