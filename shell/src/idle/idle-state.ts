/**
 * How long nobody may touch the page before it asks, in ms, and how long it then waits for an
 * answer (SHELL-49).
 */
export const AWAY_MS = 7_200_000;
export const GRACE_MS = 10_000;

/**
 * `warned`: nobody was there for AWAY_MS, and any sign of life still calls it off; `away`: nobody
 * answered either.
 */
type IdlePhase = 'active' | 'warned' | 'away';

/**
 * `lastSign`: when the customer was last seen, in ms since 1970; `returns`: how often they came
 * back after being warned, or away.
 */
export type IdleState = {
  readonly phase: IdlePhase;
  readonly lastSign: number;
  readonly returns: number;
};

/** A sign of life, a look at the clock, or the customer answered the dialog. */
export type IdleEvent = { readonly kind: 'touched' | 'looked' | 'returned'; readonly now: number };

export const PRESENT: IdleState = { phase: 'active', lastSign: 0, returns: 0 };

function phaseAt(lastSign: number, now: number): IdlePhase {
  const gone = now - lastSign;
  if (gone >= AWAY_MS + GRACE_MS) return 'away';
  return gone >= AWAY_MS ? 'warned' : 'active';
}

/**
 * By the clock on the wall: a device that slept was away as long, whatever its timers did, and the
 * touch that wakes it comes too late. A clock that was set back starts the time anew.
 */
export function stepIdle(state: IdleState, { kind, now }: IdleEvent): IdleState {
  const { phase, lastSign, returns } = state;
  const here: IdleState = {
    phase: 'active',
    lastSign: now,
    returns: phase === 'active' ? returns : returns + 1,
  };
  if (kind === 'returned') return here;
  if (phase === 'away') return state;
  if (now < lastSign) return here;
  const found = phaseAt(lastSign, now);
  if (kind === 'looked' || found === 'away')
    return found === phase ? state : { ...state, phase: found };
  return here;
}

/**
 * When to look at the clock next, in ms from now; null when only the customer can change anything.
 */
export const nextLook = (
  { phase, lastSign }: Pick<IdleState, 'phase' | 'lastSign'>,
  now: number,
): number | null =>
  phase === 'away'
    ? null
    : Math.max(0, lastSign + AWAY_MS + (phase === 'warned' ? GRACE_MS : 0) - now);
