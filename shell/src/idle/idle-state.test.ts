import fc from 'fast-check';
import {
  AWAY_MS,
  GRACE_MS,
  nextLook,
  stepIdle,
  type IdleEvent,
  type IdleState,
} from './idle-state';

const T0 = Date.parse('2026-03-10T12:00:00Z');
const here: IdleState = { phase: 'active', lastSign: T0, returns: 0 };
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
    case: 'the answer to the dialog does',
    events: [at('looked', AWAY_MS + GRACE_MS), at('returned', AWAY_MS + GRACE_MS + 1)],
    phase: 'active',
  },
  {
    case: 'a device that slept was away as long',
    events: [at('looked', 3 * 3_600_000)],
    phase: 'away',
  },
  {
    case: 'the touch that wakes a device comes too late',
    events: [at('touched', 3 * 3_600_000)],
    phase: 'away',
  },
  {
    case: 'a sign of life starts the time anew',
    events: [at('touched', 5000), at('looked', AWAY_MS + 4999)],
    phase: 'active',
  },
  {
    case: 'a clock that is set back starts it anew',
    events: [at('looked', -3_600_000), at('looked', AWAY_MS - 3_600_001)],
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

test('the clock is looked at when something may change, and no sooner', () => {
  expect(nextLook(here, T0 + 1000)).toBe(AWAY_MS - 1000);
  expect(nextLook({ phase: 'warned', lastSign: T0 }, T0 + AWAY_MS + 4000)).toBe(6000);
  expect(nextLook({ phase: 'away', lastSign: T0 }, T0)).toBeNull();
});

test('activity at least every two hours shows no idle notice', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.integer({ min: 0, max: AWAY_MS + GRACE_MS - 1 }),
          fc.integer({ min: 0, max: AWAY_MS + GRACE_MS - 1 }),
        ),
        { maxLength: 20 },
      ),
      (gaps) => {
        let state = here;
        let now = T0;
        for (const [touch, look] of gaps) {
          state = stepIdle(state, { kind: 'looked', now: now + Math.min(look, touch) });
          now += touch;
          state = stepIdle(state, { kind: 'touched', now });
          expect(state).toMatchObject({ phase: 'active', lastSign: now });
        }
      },
    ),
  ));
