/** Idle time in ms until the warning, and time in ms from the warning to the dialog (SHELL-49). */
export const AWAY_MS = 7_200_000;
export const GRACE_MS = 10_000;

/**
 * `warned`: idle for AWAY_MS, any activity ends it; `away`: no activity during the warning either.
 */
type IdlePhase = 'active' | 'warned' | 'away';

/**
 * `lastActivityAt`: time of the last activity, in ms since 1970; `returns`: number of returns of
 * the customer after `warned` or `away`.
 */
export type IdleState = {
  readonly phase: IdlePhase;
  readonly lastActivityAt: number;
  readonly returns: number;
};

/** Activity, a check of the clock, or an answer to the dialog. */
export type IdleEvent = { readonly kind: 'touched' | 'looked' | 'returned'; readonly now: number };

export const PRESENT: IdleState = { phase: 'active', lastActivityAt: 0, returns: 0 };

function phaseAt(lastActivityAt: number, now: number): IdlePhase {
  const gone = now - lastActivityAt;
  if (gone >= AWAY_MS + GRACE_MS) return 'away';
  return gone >= AWAY_MS ? 'warned' : 'active';
}

/**
 * Uses wall-clock time: the sleep of a device counts as idle time although its timers stop, and the
 * touch that wakes it comes too late. If the clock was set back, the idle time starts again.
 */
export function stepIdle(state: IdleState, { kind, now }: IdleEvent): IdleState {
  const { phase, lastActivityAt, returns } = state;
  const here: IdleState = {
    phase: 'active',
    lastActivityAt: now,
    returns: phase === 'active' ? returns : returns + 1,
  };
  if (kind === 'returned') return here;
  if (phase === 'away') return state;
  if (now < lastActivityAt) return here;
  const found = phaseAt(lastActivityAt, now);
  if (kind === 'looked' || found === 'away')
    return found === phase ? state : { ...state, phase: found };
  return here;
}

/**
 * Delay until the next check of the clock, in ms; null when only the customer can change the state.
 */
export const delayToNextCheck = (
  { phase, lastActivityAt }: Pick<IdleState, 'phase' | 'lastActivityAt'>,
  now: number,
): number | null =>
  phase === 'away'
    ? null
    : Math.max(0, lastActivityAt + AWAY_MS + (phase === 'warned' ? GRACE_MS : 0) - now);
