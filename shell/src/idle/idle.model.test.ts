import { allSettled, createWatch, fork } from 'effector';
import { orderBus, restaurantBus, tabletBus } from '@storefront/shared-domain/bus';
import { $idle, $idleView, idleEventCame, returned } from './idle.model';
import { AWAY_MS, GRACE_MS, type IdleEvent } from './idle-state';

const T0 = Date.parse('2026-03-10T12:00:00Z');

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(T0 + AWAY_MS + GRACE_MS + 60_000));
afterEach(() => jest.restoreAllMocks());

async function visit() {
  const scope = fork();
  const reload = jest.fn();
  createWatch({ unit: restaurantBus.reloadRequested, scope, fn: reload });
  const notify = (kind: IdleEvent['kind'], after: number) =>
    allSettled(idleEventCame, { scope, params: { kind, now: T0 + after } });
  await notify('returned', 0);
  return { scope, notify, reload, view: () => scope.getState($idleView) };
}

test('[SHELL-49] a notice for 10 s, then the dialog; closing it reads the menu again (OPEN-097)', async () => {
  const { scope, notify, reload, view } = await visit();
  expect(view()).toBeNull();
  await notify('looked', AWAY_MS);
  expect(view()).toBe('warned');
  await notify('looked', AWAY_MS + GRACE_MS);
  expect([view(), reload.mock.calls.length]).toEqual(['away', 0]);
  await allSettled(returned, { scope });
  expect([view(), reload.mock.calls.length]).toEqual([null, 1]);
});

test('[OPEN-094] [OPEN-097] [SHELL-51] activity within 10 s shows no dialog and reads the menu once', async () => {
  const { notify, reload, view } = await visit();
  await notify('looked', AWAY_MS);
  await notify('touched', AWAY_MS + 9000);
  await notify('touched', AWAY_MS + 9500);
  expect([view(), reload.mock.calls.length]).toEqual([null, 1]);
});

test('no dialog comes over an order that is being sent', async () => {
  const { scope, notify, view } = await visit();
  await allSettled(orderBus.sendingStarted, { scope });
  await notify('looked', AWAY_MS + GRACE_MS);
  expect(view()).toBeNull();
  await allSettled(orderBus.settled, { scope });
  expect(view()).toBe('away');
});

test('a tablet shows no dialog: it reads the menu anew by itself, every two hours', async () => {
  const { scope, notify, reload, view } = await visit();
  await allSettled(tabletBus.screenOpened, { scope });
  await notify('looked', AWAY_MS);
  await notify('looked', AWAY_MS + GRACE_MS);
  expect([view(), scope.getState($idle).phase, reload.mock.calls.length]).toEqual([
    null,
    'active',
    1,
  ]);
  await notify('looked', 2 * (AWAY_MS + GRACE_MS) + 60_000);
  expect(reload).toHaveBeenCalledTimes(2);
});
