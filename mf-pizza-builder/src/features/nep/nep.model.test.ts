import { allSettled, fork } from 'effector';
import { restaurantSelected } from '@storefront/shared-domain/models';
import { $selections, selectionMade } from './nep.model';
import type { Selection } from './selection';

const selection = (slices: Selection['slices']): Selection => ({
  crust: null,
  dough: null,
  count: 0,
  slices,
  picked: [],
  toppings: {},
});

test('each pizza keeps its own last arrangement, until another restaurant is opened', async () => {
  const scope = fork();
  const [first, second, changed] = [['a'], ['b'], ['b', 'a']].map(selection);
  for (const [key, made] of [
    ['half', first],
    ['wide', second],
    ['wide', changed],
  ] as const)
    await allSettled(selectionMade, { scope, params: { key, selection: made! } });
  expect(scope.getState($selections)).toEqual({ half: first, wide: changed });
  await allSettled(restaurantSelected, { scope, params: 'another' });
  expect(scope.getState($selections)).toEqual({});
});
