import type { ChannelRevision, Experiment } from '@storefront/compositions';
import { type ChangeOptions, type ChangedChannel, changeChannel } from '../change-channel';
import { earlierRevisions } from '../history';
import type { Store } from '../store';
import { StoreError } from '../store-error';

/** The experiment of a name on a channel; throws `StoreError` when there is none. */
export function findExperiment(
  current: ChannelRevision | null,
  channel: string,
  name: string,
): Experiment {
  const experiment = current?.experiments.find((it) => it.name === name);
  if (!experiment)
    throw new StoreError(
      `channel ${channel} has no experiment ${name}: \`experiment list ${channel}\` names them`,
    );
  return experiment;
}

/** Compositions that visitors of an arm get, in any arm of other experiments. */
export function listVariants(
  { experiments, variants }: Pick<ChannelRevision, 'experiments' | 'variants'>,
  experiment: string,
  arm: string,
): string[] {
  const place = experiments.findIndex(({ name }) => name === experiment);
  return Object.entries(variants).flatMap(([key, hash]) =>
    key.split('.')[place] === arm ? [hash] : [],
  );
}

/** Days after which a name is free again: the API stores the figures of a name for so long. */
const NAME_DAYS = 90;
const DAY_MS = 86_400_000;

const hasName = ({ experiments }: ChannelRevision, name: string): boolean =>
  experiments.some((experiment) => experiment.name === name);

/** The newest revision before the current one that had an experiment of a name lately; null for none. */
async function lastWithName(
  store: Store,
  channel: string,
  current: ChannelRevision,
  name: string,
): Promise<ChannelRevision | null> {
  const since = Date.now() - NAME_DAYS * DAY_MS;
  let next = current;
  for await (const earlier of earlierRevisions(store, channel, current.revision)) {
    if (Date.parse(next.at) < since) return null; // it was not served any more
    if (hasName(earlier, name)) return earlier;
    next = earlier;
  }
  return null;
}

/**
 * Adds a new experiment to a channel. Throws as `changeChannel`, and `StoreError` when the channel
 * has an experiment of the name, or had one in the last 90 days.
 */
export function addExperiment(
  store: Store,
  channel: string,
  options: ChangeOptions,
  experiment: Experiment,
): Promise<ChangedChannel> {
  const { name } = experiment;
  return changeChannel(store, channel, options, async (current) => {
    if (!current) throw new StoreError(`nothing was promoted on channel ${channel} yet`);
    if (hasName(current, name))
      throw new StoreError(
        `channel ${channel} has an experiment ${name} already: take another name`,
      );
    const last = await lastWithName(store, channel, current, name);
    if (last)
      throw new StoreError(
        `channel ${channel} had an experiment ${name} until revision ${last.revision}, and the API stores ` +
          `the figures of a name for ${NAME_DAYS} days: take another name`,
      );
    return { experiments: [...current.experiments, experiment] };
  });
}

export interface ExperimentChange {
  readonly channel: string;
  readonly name: string;
  /** Sessions of this arm must switch compositions at their next navigation. */
  readonly revokeArm?: string;
  /**
   * Serving has priority: an incompatible arm of any experiment is switched off instead of
   * rejected.
   */
  readonly isUrgent?: boolean;
}

/**
 * Changes one experiment of a channel; null removes it. Throws as `changeChannel`, and what
 * `change` throws.
 */
export function changeExperiment(
  store: Store,
  { channel, name, revokeArm, isUrgent = false }: ExperimentChange,
  options: ChangeOptions,
  change: (experiment: Experiment) => Experiment | null,
): Promise<ChangedChannel> {
  return changeChannel(store, channel, options, (current) => {
    const next = change(findExperiment(current, channel, name));
    const experiments = (current?.experiments ?? []).flatMap((experiment) =>
      experiment.name !== name ? [experiment] : next ? [next] : [],
    );
    const revoke = current && revokeArm !== undefined ? listVariants(current, name, revokeArm) : [];
    return { experiments, revoke, isUrgent };
  });
}
