import { type Arm, CONTROL, type Composition, type Experiment } from '@storefront/compositions';
import { CompositionRefused, compose } from './compose';
import { replaceBuilds } from './recompose';
import type { Store } from './store';
import { StoreError } from './store-error';

/** More combinations of arms than this cannot be checked in the time of a release. */
export const MAX_COMBINATIONS = 16;

const isOn = (arm: Arm): boolean => arm.off === undefined;

/**
 * Every combination of one arm of each experiment, all-control first. Arms that are switched off
 * are left out.
 */
function listCombinations(experiments: readonly Experiment[]): Arm[][] {
  return experiments.reduce<Arm[][]>(
    (combinations, { arms }) =>
      combinations.flatMap((chosen) => arms.filter(isOn).map((arm) => [...chosen, arm])),
    [[]],
  );
}

/**
 * Throws `StoreError` when two experiments replace the same build, or when there are too many
 * combinations of arms.
 */
function checkExperiments(experiments: readonly Experiment[]): void {
  const owners = new Map<string, string>();
  for (const { name: experiment, arms } of experiments) {
    for (const name of new Set(arms.flatMap(({ builds }) => builds.map((build) => build.name)))) {
      const other = owners.get(name);
      if (other !== undefined)
        throw new StoreError(
          `experiments ${other} and ${experiment} both replace ${name}: end one of them first`,
        );
      owners.set(name, experiment);
    }
  }
  const count = listCombinations(experiments).length;
  if (count > MAX_COMBINATIONS) {
    throw new StoreError(
      `the experiments have ${count} combinations of arms, ` +
        `at most ${MAX_COMBINATIONS} are composed: end an experiment first`,
    );
  }
}

/** Name of a combination, e.g. `nep.control`. */
const keyOf = (chosen: readonly Arm[]): string => chosen.map(({ name }) => name).join('.');

async function composeVariant(
  store: Store,
  served: Composition,
  chosen: readonly Arm[],
): Promise<string> {
  const builds = replaceBuilds(
    served.builds,
    chosen.flatMap((arm) => arm.builds),
  );
  try {
    return (await compose(store, builds, served.previous)).hash;
  } catch (error) {
    if (error instanceof CompositionRefused)
      throw new CompositionRefused(error.reasons, `the builds of ${keyOf(chosen)}`);
    throw error;
  }
}

/**
 * Composes every combination of arms other than all-control, by the names of the arms in the order
 * of `experiments`. An arm that is switched off has none: its visitors get control.
 */
export async function composeVariants(
  store: Store,
  served: Composition,
  experiments: readonly Experiment[],
): Promise<Record<string, string>> {
  checkExperiments(experiments);
  const variants: Record<string, string> = {};
  for (const chosen of listCombinations(experiments)) {
    if (chosen.some(({ name }) => name !== CONTROL))
      variants[keyOf(chosen)] = await composeVariant(store, served, chosen);
  }
  return variants;
}

/**
 * Switches off the arms that are incompatible with a composition, so that it can be served at once.
 * `at` is the time of the switch.
 */
export async function switchOffMisfits(
  store: Store,
  served: Composition,
  experiments: readonly Experiment[],
  at: Date,
): Promise<Experiment[]> {
  const fitting = async (arm: Arm): Promise<Arm> => {
    if (!isOn(arm) || arm.builds.length === 0) return arm;
    try {
      await composeVariant(store, served, [arm]);
      return arm;
    } catch (error) {
      if (!(error instanceof CompositionRefused)) throw error;
      return { ...arm, off: { at: at.toISOString(), reason: error.message.slice(0, 500) } };
    }
  };
  return Promise.all(
    experiments.map(async (experiment) => ({
      ...experiment,
      arms: await Promise.all(experiment.arms.map(fitting)),
    })),
  );
}
