import { isDeepStrictEqual } from 'node:util';
import type { ChannelRevision, Experiment } from '@storefront/compositions';
import { earlierRevisions } from '../earlier-revisions';
import type { Store } from '../store';

/**
 * Since when a part of an experiment has been as it is now: the time of the revision that made it
 * so.
 */
async function unchangedSince(
  store: Store,
  channel: string,
  current: ChannelRevision,
  name: string,
  partOf: (experiment: Experiment) => unknown,
): Promise<Date> {
  const experiment = current.experiments.find((it) => it.name === name);
  const now = experiment && partOf(experiment);
  let since = current.at;
  for await (const { experiments, at } of earlierRevisions(store, channel, current.revision)) {
    const earlier = experiments.find((it) => it.name === name);
    if (!earlier || earlier.salt !== experiment?.salt || !isDeepStrictEqual(partOf(earlier), now))
      break;
    since = at;
  }
  return new Date(since);
}

/**
 * Since when visitors have come to the arms by the shares of now: figures from before belong to
 * other shares.
 */
export const sharesSince = (
  store: Store,
  channel: string,
  current: ChannelRevision,
  name: string,
): Promise<Date> =>
  unchangedSince(store, channel, current, name, ({ arms }) =>
    arms.map(({ name: arm, ranges, off }) => ({ arm, ranges, isOff: off !== undefined })),
  );

/**
 * Since when the arms have had the builds of now, and been on: an arm is not switched off for what
 * it did before.
 */
export const buildsSince = (
  store: Store,
  channel: string,
  current: ChannelRevision,
  name: string,
): Promise<Date> =>
  unchangedSince(store, channel, current, name, ({ arms }) =>
    arms.map(({ name: arm, builds, off }) => ({ arm, builds, isOff: off !== undefined })),
  );
