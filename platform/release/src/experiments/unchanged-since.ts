import { isDeepStrictEqual } from 'node:util';
import type { ChannelRevision, Experiment } from '@storefront/compositions';
import { earlierRevisions } from '../history';
import type { Store } from '../store';

/**
 * Time since which an experiment is the same: of the earliest revision from which on `isSame` is
 * true of each revision and the next.
 */
async function unchangedSince(
  store: Store,
  channel: string,
  current: ChannelRevision,
  name: string,
  isSame: (earlier: Experiment, later: Experiment) => boolean,
): Promise<Date> {
  const experiment = current.experiments.find((it) => it.name === name);
  let [later, since] = [experiment, current.at];
  for await (const { experiments, at } of earlierRevisions(store, channel, current.revision)) {
    const earlier = experiments.find((it) => it.name === name);
    if (!earlier || !later || earlier.salt !== later.salt || !isSame(earlier, later)) break;
    [later, since] = [earlier, at];
  }
  return new Date(since);
}

const toShares = ({ arms }: Experiment): unknown =>
  arms.map(({ name, ranges }) => ({ name, ranges }));

const toBuilds = ({ arms }: Experiment): unknown =>
  arms.map(({ name, builds, off }) => ({ name, builds, isOff: off !== undefined }));

/** Whether an arm was off in one revision and is on in the next. */
const isSwitchedOn = (earlier: Experiment, later: Experiment): boolean =>
  earlier.arms.some(
    ({ name, off }) => off && later.arms.some((arm) => arm.name === name && arm.off === undefined),
  );

/**
 * Since when visitors have come to the arms by the shares of now: figures from before belong to
 * other shares. The time before an arm was switched off counts, that before one was switched on
 * does not.
 */
export const sharesSince = (
  store: Store,
  channel: string,
  current: ChannelRevision,
  name: string,
): Promise<Date> =>
  unchangedSince(
    store,
    channel,
    current,
    name,
    (earlier, later) =>
      isDeepStrictEqual(toShares(earlier), toShares(later)) && !isSwitchedOn(earlier, later),
  );

/**
 * Time since which the arms have had their current builds and been on: earlier failures do not
 * switch an arm off.
 */
export const buildsSince = (
  store: Store,
  channel: string,
  current: ChannelRevision,
  name: string,
): Promise<Date> =>
  unchangedSince(store, channel, current, name, (earlier, later) =>
    isDeepStrictEqual(toBuilds(earlier), toBuilds(later)),
  );
