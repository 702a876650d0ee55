import type { ChannelRevision, Experiment } from '@storefront/compositions';
import type { GuardFigures } from '@storefront/http-kit';
import { type Store, currentRevision } from '../store';
import { type PastBound, armsPastBound, toSentence } from './arms-past-bound';
import { changeExperiment } from './change-experiment';
import { attemptChange } from './attempt-change';
import { withSwitch } from './define';
import { buildsSince } from './unchanged-since';

/** Figures since a moment, of a channel; the answer of the API's `GET /telemetry/guard`. */
export type ReadGuardFigures = (since: Date, channel: string) => Promise<GuardFigures>;

/** Events longer ago than this no longer switch an arm off. */
const GUARD_WINDOW_MS = 3_600_000;

export interface Guarded extends PastBound {
  /** The revision in which the arm is off; null while an obstacle prevents it. */
  readonly revision: number | null;
  readonly reason: string;
  /** Why a signed store did not accept the change; null when the arm is off. */
  readonly obstacle: string | null;
}

const isRunning = ({ guard, expires }: Experiment, now: Date): boolean =>
  guard !== undefined && Date.parse(expires) > now.getTime();

async function guardExperiment(
  store: Store,
  channel: string,
  current: ChannelRevision,
  experiment: Experiment,
  read: ReadGuardFigures,
  now: Date,
): Promise<Guarded[]> {
  const { name } = experiment;
  const since = Math.max(
    now.getTime() - GUARD_WINDOW_MS,
    (await buildsSince(store, channel, current, name)).getTime(),
  );
  const past = armsPastBound(current, experiment, await read(new Date(since), channel));
  const guarded: Guarded[] = [];
  for (const verdict of past.filter(
    ({ arm }, index) => past.findIndex((other) => other.arm === arm) === index,
  )) {
    const reason = toSentence(verdict);
    const subject = `switch off ${name}.${verdict.arm}`;
    const options = { note: `${subject}: ${reason}`, by: 'guard' };
    const off = { at: now.toISOString(), reason };
    const { changed, obstacle } = await attemptChange(store, { channel, current }, subject, () =>
      changeExperiment(
        store,
        { channel, name, revokeArm: verdict.arm, isUrgent: true },
        options,
        (it) =>
          it.arms.some((arm) => arm.name === verdict.arm && arm.off)
            ? it
            : withSwitch(it, verdict.arm, off),
      ),
    );
    if (changed === null) guarded.push({ ...verdict, revision: null, reason, obstacle });
    else if (changed.isNew)
      guarded.push({ ...verdict, revision: changed.revision.revision, reason, obstacle });
  }
  return guarded;
}

/**
 * Switches off every arm of a channel that is past its guardrail: a new revision with the arm
 * `off`, and its compositions revoked, so that open sessions leave it at their next navigation.
 * Returns the arms that this call switched off, and those that a signed store does not let it switch
 * off, with the obstacle. Counts at most the last hour, and no events before
 * the arm got its builds or was switched on.
 */
export async function guardChannel(
  store: Store,
  channel: string,
  read: ReadGuardFigures,
  now = new Date(),
): Promise<Guarded[]> {
  const current = await currentRevision(store, channel);
  if (!current) return [];
  const guarded: Guarded[] = [];
  for (const experiment of current.experiments) {
    if (isRunning(experiment, now))
      guarded.push(...(await guardExperiment(store, channel, current, experiment, read, now)));
  }
  return guarded;
}
