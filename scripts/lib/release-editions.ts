import { type BuildTarget, editionTargets, moduleOfEdition, splitTarget } from '@storefront/build';
import type { BuildRef, ChannelRevision, Experiment } from '@storefront/compositions';
import { type Store, changeChannel, newExperiment, publish, withBuilds } from '@storefront/release';
import { findDist } from './build-workspaces';

/** A module that a restaurant switches on is no trial: it has no end. */
const NEVER = '2099-12-31T00:00:00.000Z';

type Edition = {
  readonly name: string;
  readonly arm: string;
  readonly module: string;
  readonly build: BuildRef;
};

async function published(store: Store, target: BuildTarget): Promise<Edition | null> {
  const { workspace, edition } = splitTarget(target);
  const module = await moduleOfEdition(target);
  if (module === null) return null;
  const { name, id, contentHash } = await publish(store, findDist(target));
  return {
    name: `${workspace.replace(/^mf-/, '')}-${edition}`,
    arm: edition ?? '',
    module,
    build: { name, id, contentHash },
  };
}

const begun = ({ name, arm, module, build }: Edition): Experiment =>
  newExperiment({
    name,
    owner: 'storefront',
    salt: name,
    since: new Date().toISOString(),
    expires: NEVER,
    arms: [{ name: arm, share: 0, builds: [build] }],
    forces: { module, arm },
  });

function withEdition(experiments: readonly Experiment[], edition: Edition): readonly Experiment[] {
  const known = experiments.find(({ name }) => name === edition.name);
  if (known === undefined) return [...experiments, begun(edition)];
  // an operator has made something else of it
  if (!known.arms.some(({ name }) => name === edition.arm)) return experiments;
  return experiments.map((experiment) =>
    experiment === known ? withBuilds(experiment, edition.arm, [edition.build]) : experiment,
  );
}

/**
 * Publishes the editions of remotes that a module selects, each as an arm with a share of 0:
 * restaurants with the module get it, and an operator may ramp it up for other visitors. Shares and
 * switches that an operator changed stay unchanged.
 */
export async function releaseEditions(
  store: Store,
  channel: string,
  targets: readonly BuildTarget[] = editionTargets,
  change = changeChannel,
): Promise<ChannelRevision> {
  const all = await Promise.all(targets.map((target) => published(store, target)));
  const editions = all.filter((edition) => edition !== null);
  const note = `editions ${targets.join(', ')}`;
  const { revision } = await change(store, channel, { note }, (current) => ({
    experiments: editions.reduce(withEdition, current?.experiments ?? []),
  }));
  return revision;
}
