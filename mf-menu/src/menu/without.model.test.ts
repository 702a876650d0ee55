import { allSettled, fork } from 'effector';
import { tabletBus } from '@storefront/shared-domain/bus';
import { restaurantSelected } from '@storefront/shared-domain/models';
import { $without, withoutChosen, withoutRemoved } from './without.model';

async function filtered() {
  const scope = fork();
  await allSettled(withoutChosen, { scope, params: ['gluten', 'milk'] });
  return scope;
}

test('a removed allergen leaves the others in the filter', async () => {
  const scope = await filtered();
  expect(scope.getState($without)).toEqual(['gluten', 'milk']);
  await allSettled(withoutRemoved, { scope, params: 'gluten' });
  expect(scope.getState($without)).toEqual(['milk']);
});

test('another restaurant begins without a filter', async () => {
  const scope = await filtered();
  await allSettled(restaurantSelected, { scope, params: 'bella' });
  expect(scope.getState($without)).toEqual([]);
});

test('a tablet left alone removes the filter of its customer', async () => {
  const scope = await filtered();
  await allSettled(tabletBus.leftAlone, { scope });
  expect(scope.getState($without)).toEqual([]);
});
