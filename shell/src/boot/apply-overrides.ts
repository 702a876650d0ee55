import type { PageBuild, PageDocument } from '@storefront/loader/page';
import type { VisitArm } from '@storefront/shared-domain/contracts';
import { type Assignment, declaredWith, withBuilds } from './assign';
import { type Overrides, readOverrides } from './stored-overrides';

/** An assignment with the overrides of this tab applied. */
export interface Overridden extends Assignment {
  /** Null without overrides: the assignment is then unchanged. */
  readonly overrides: Overrides | null;
}

/**
 * Applies the overrides of this tab to the visitor's assignment. No stored text can lead to a file
 * outside this store and the origins that the channel allows. With any override, no arm of the
 * visit is counted. An overridden remote has no last good build, so that its failure is visible.
 */
export function applyOverrides(
  page: PageDocument,
  assigned: Assignment,
  stored: string | null,
): Overridden {
  if (stored === null) return { ...assigned, overrides: null };
  const { composition, experiments, config } = page;
  const { builds, arms } = readOverrides(stored, { composition, origins: config.origins });
  const placed = experiments.flatMap((experiment) => {
    const chosen = experiment.arms.find(
      ({ name }) => Object.hasOwn(arms, experiment.name) && name === arms[experiment.name],
    );
    const before = assigned.arms.find((arm) => arm.experiment === experiment.name);
    const arm = chosen ?? experiment.arms.find(({ name }) => name === before?.arm);
    return arm ? [{ experiment: experiment.name, arm, isChosen: chosen !== undefined }] : [];
  });
  const chosen = Object.fromEntries(
    placed.flatMap(({ experiment, arm, isChosen }) =>
      isChosen ? [[experiment, arm.name] as const] : [],
    ),
  );
  if (Object.keys(builds).length + Object.keys(chosen).length === 0)
    return { ...assigned, overrides: null };
  const changed = Object.assign({}, ...placed.map(({ arm }) => arm.builds), builds) as Record<
    string,
    PageBuild
  >;
  const declared = declaredWith(
    composition,
    placed.map(({ arm }) => arm),
  );
  const next = withBuilds(composition, changed, assigned.composition.hash, declared);
  const previous = Object.fromEntries(
    Object.entries(next.previous).filter(([name]) => !Object.hasOwn(builds, name)),
  );
  return {
    composition: { ...next, previous },
    arms: placed.map(({ experiment, arm }): VisitArm => ({
      experiment,
      arm: arm.name,
      how: 'override',
    })),
    overrides: { builds, arms: chosen },
  };
}
