import { allSettled, createWatch, fork } from 'effector';
import { orderBus, restaurantBus, tabletBus } from '@storefront/shared-domain/bus';
import { AWAY_MS, GRACE_MS, stepIdle, type IdleEvent, type IdleState } from './idle-state';
import { $idleView, idleEventCame, customerReturned } from './idle.model';

describe('state', () => {
  const T0 = Date.parse('2026-03-10T12:00:00Z');
  const here: IdleState = { phase: 'active', lastActivityAt: T0, returns: 0 };
  const at = (kind: IdleEvent['kind'], after: number): IdleEvent => ({ kind, now: T0 + after });
  const after = (...events: IdleEvent[]): string => events.reduce(stepIdle, here).phase;

  test('[SHELL-49] 7200 s, then 10 s', () =>
    expect([AWAY_MS, GRACE_MS]).toEqual([7_200_000, 10_000]));

  test.each([
    { case: 'up to 7200 s nothing happens', events: [at('looked', AWAY_MS - 1)], phase: 'active' },
    { case: 'after 7200 s the timeout runs', events: [at('looked', AWAY_MS)], phase: 'warned' },
    {
      case: 'a sign of life within its 10 s cancels it (OPEN-094)',
      events: [at('looked', AWAY_MS), at('touched', AWAY_MS + GRACE_MS - 1)],
      phase: 'active',
    },
    {
      case: 'after 10 s the customer is away',
      events: [at('looked', AWAY_MS), at('looked', AWAY_MS + GRACE_MS)],
      phase: 'away',
    },
    {
      case: 'what comes later cancels nothing',
      events: [at('looked', AWAY_MS + GRACE_MS), at('touched', AWAY_MS + GRACE_MS + 1)],
      phase: 'away',
    },
    {
      case: 'a sign of life starts the time anew',
      events: [at('touched', 5000), at('looked', AWAY_MS + 4999)],
      phase: 'active',
    },
  ])('[SHELL-49] [OPEN-094] $case', ({ events, phase }) => expect(after(...events)).toBe(phase));

  test('[OPEN-097] a return is one that was missed: within the 10 s, or from the dialog', () => {
    const returns = (...events: IdleEvent[]): number => events.reduce(stepIdle, here).returns;
    expect(returns(at('looked', 5), at('touched', 10), at('returned', 15))).toBe(0);
    expect(
      returns(at('looked', AWAY_MS), at('touched', AWAY_MS + 1), at('touched', AWAY_MS + 2)),
    ).toBe(1);
    expect(
      returns(
        at('looked', 3 * AWAY_MS),
        at('touched', 3 * AWAY_MS),
        at('returned', 3 * AWAY_MS),
        at('looked', 3 * AWAY_MS + 5),
      ),
    ).toBe(1);
  });
});

describe('model', () => {
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
    await allSettled(customerReturned, { scope });
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
    await notify('looked', AWAY_MS + GRACE_MS);
    expect([view(), reload.mock.calls.length]).toEqual([null, 1]);
    await notify('looked', 2 * (AWAY_MS + GRACE_MS) + 60_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
