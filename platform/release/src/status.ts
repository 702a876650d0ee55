import type { BuildRef, ChannelRevision, Experiment } from '@storefront/compositions';
import { type Store, StoreError, currentRevision, readComposition } from './store';
import { undeclaredBuilds } from './channel-builds';

/** `off`: switched off, its visitors get control. `share`: basis points of all visitors. */
export type ArmStatus = Omit<Experiment['arms'][number], 'ranges'>;

export interface ExperimentStatus extends Pick<Experiment, 'name' | 'owner' | 'since' | 'expires'> {
  /** All visitors get control since `expires`. */
  readonly isExpired: boolean;
  readonly arms: readonly ArmStatus[];
}

/** Content that a channel serves now. */
export interface ChannelStatus extends Pick<
  ChannelRevision,
  'revision' | 'at' | 'by' | 'note' | 'composition' | 'variants' | 'origins'
> {
  readonly channel: string;
  readonly builds: readonly BuildRef[];
  /** Names of builds from before declarations, which the shell declares; missing for none. */
  readonly undeclared?: readonly string[];
  /** Last good builds of remotes. */
  readonly previous: readonly BuildRef[];
  readonly experiments: readonly ExperimentStatus[];
  /** Number of compositions that open sessions must leave. */
  readonly revoked: number;
}

const experimentStatus = (
  { name, owner, since, expires, arms }: Experiment,
  now: Date,
): ExperimentStatus => ({
  name,
  owner,
  since,
  expires,
  isExpired: Date.parse(expires) <= now.getTime(),
  arms: arms.map(({ ranges: _, ...arm }) => arm),
});

/** Reads what a channel serves at a time. Throws `StoreError` when nothing was promoted on it. */
export async function channelStatus(
  store: Store,
  channel: string,
  now: Date,
): Promise<ChannelStatus> {
  const current = await currentRevision(store, channel);
  if (!current) throw new StoreError(`nothing was promoted on channel ${channel} yet`);
  const { revision, at, by, note, composition, variants, origins, experiments, revoked } = current;
  const { builds, previous } = await readComposition(store, composition);
  const undeclared = await undeclaredBuilds(store, builds);
  return {
    channel,
    revision,
    at,
    by,
    note,
    composition,
    variants,
    origins,
    builds,
    ...(undeclared.length === 0 ? {} : { undeclared }),
    previous,
    experiments: experiments.map((experiment) => experimentStatus(experiment, now)),
    revoked: revoked.length,
  };
}
