import { allSettled, fork } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import { minor, type CartChange, type CartLine } from '@storefront/shared-domain/contracts';
import { restaurantSelected } from '@storefront/shared-domain/models';
import { aGeneralLine, aPrizeLine } from '@storefront/shared-domain/testing';
import { $cartChanges, changesRead } from './cart-changes.model';

const line = (lineId: string) => aGeneralLine({ lineId });
const left = (of: CartLine): CartChange => ({ kind: 'left', line: of, reason: 'gone', part: '' });
const repriced = (of: CartLine, from: number, to: number): CartChange => ({
  kind: 'repriced',
  line: of,
  from: minor(from),
  to: minor(to),
});

async function after(...reloads: CartChange[][]) {
  const scope = fork();
  for (const changes of reloads)
    await allSettled(cartBus.reconciled, {
      scope,
      params: { lines: [], removed: [], repriced: [], changes },
    });
  return scope;
}

test('[OPEN-098] a change is shown until it is read, and reported once', async () => {
  const scope = await after([left(line('a'))], [], [repriced(line('b'), 100, 200)]);
  expect(scope.getState($cartChanges)).toEqual([left(line('a')), repriced(line('b'), 100, 200)]);
  await allSettled(changesRead, { scope });
  expect(scope.getState($cartChanges)).toEqual([]);
});

test.each([
  {
    case: 'twice is reported from what was seen last',
    reloads: [[repriced(line('a'), 100, 200)], [repriced(line('a'), 200, 300)]],
    reported: [repriced(line('a'), 100, 300)],
  },
  {
    case: 'there and back is not worth a word',
    reloads: [[repriced(line('a'), 100, 200)], [repriced(line('a'), 200, 100)]],
    reported: [],
  },
  {
    case: 'of a line that left since is old news',
    reloads: [[repriced(line('a'), 100, 200)], [left(line('a'))]],
    reported: [left(line('a'))],
  },
  {
    case: 'of another line is reported beside it',
    reloads: [[repriced(line('a'), 100, 200)], [repriced(line('b'), 1, 2)]],
    reported: [repriced(line('a'), 100, 200), repriced(line('b'), 1, 2)],
  },
])('a price that changed $case', async ({ reloads, reported }) => {
  expect((await after(...reloads)).getState($cartChanges)).toEqual(reported);
});

test('points that changed twice are shown as the difference to the last seen balance', async () => {
  const points = (from: number, to: number): CartChange => ({
    kind: 'points',
    line: aPrizeLine(),
    from,
    to,
  });
  expect((await after([points(40, 50)], [points(50, 60)])).getState($cartChanges)).toEqual([
    points(40, 60),
  ]);
});

test('[OPEN-082] prizes removed with their account are shown with the reason', async () => {
  const scope = await after();
  await allSettled(cartBus.prizesDropped, {
    scope,
    params: { removed: [aPrizeLine()], reason: 'signed-out' },
  });
  expect(scope.getState($cartChanges)).toEqual([
    { kind: 'left', line: aPrizeLine(), reason: 'signed-out', part: '' },
  ]);
});

test('another restaurant receives nothing of it', async () => {
  const scope = await after([left(line('a'))]);
  await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
  expect(scope.getState($cartChanges)).toEqual([]);
});
