import { isDeepStrictEqual } from 'node:util';
import type { ChannelRevision, Experiment } from '@storefront/compositions';
import { earlierRevisions } from '../earlier-revisions';
import type { Store } from '../store';

/** Time since which a part of an experiment is unchanged: the time of the revision that set it. */
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
 * Time since which the arms have had their current builds and been on: earlier failures do not
 * switch an arm off.
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
