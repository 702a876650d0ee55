import {
  chooseArm,
  type PageArm,
  type PageBuild,
  type PageComposition,
  type PageDocument,
  type PageExperiment,
} from '@storefront/loader/page';
import type { VisitArm } from '@storefront/shared-domain/contracts';

const CONTROL = 'control';

/**
 * What a visitor gets: the channel's composition with the builds of the visitor's arms in place.
 */
export interface Assignment {
  readonly composition: PageComposition;
  /** One for each experiment that the visitor is part of, control included. */
  readonly arms: readonly VisitArm[];
}

export interface Asking {
  /** Null without storage: such a visitor is outside of every experiment. */
  readonly visitor: string | null;
  /** Names of the restaurant's modules that are on; null when they are not known yet. */
  readonly modules: readonly string[] | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Place = { readonly arm: PageArm; readonly how: VisitArm['how'] } | null;

function placeIn(
  { salt, expires, forces, arms }: PageExperiment,
  { visitor, modules, now }: Asking,
): Place {
  if (now >= expires) return null;
  const forced =
    forces && modules?.includes(forces.module)
      ? arms.find(({ name }) => name === forces.arm)
      : undefined;
  if (forced && !forced.isOff) return { arm: forced, how: 'forced' };
  const arm = visitor === null ? null : chooseArm(arms, salt, visitor);
  return arm === null || arm.isOff ? null : { arm, how: 'assigned' };
}

/**
 * The builds of `changed` in place of the composition's; what they replace is what the page falls
 * back to.
 */
export function withBuilds(
  composition: PageComposition,
  changed: Readonly<Record<string, PageBuild>>,
  hash: string,
): PageComposition {
  const { shell, remotes, previous } = composition;
  const { shell: changedShell = shell, ...changedRemotes } = changed;
  const replaced = Object.entries(remotes).filter(([name]) => name in changedRemotes);
  return {
    ...composition,
    hash,
    shell: changedShell,
    remotes: { ...remotes, ...changedRemotes },
    previous: { ...previous, ...Object.fromEntries(replaced) },
  };
}

/**
 * Chooses the arms of a visitor before anything is loaded. Who is outside, whose arm is switched
 * off or whose experiment has expired gets control and is not counted. Arms of which the channel
 * names no composition change nothing for anybody.
 */
export function assign(
  { composition, experiments, variants }: PageDocument,
  asking: Asking,
): Assignment {
  const places = experiments.map((experiment) => ({
    experiment: experiment.name,
    place: placeIn(experiment, asking),
  }));
  const names = places.map(({ place }) => place?.arm.name ?? CONTROL);
  const arms = places.flatMap(({ experiment, place }) =>
    place ? [{ experiment, arm: place.arm.name, how: place.how }] : [],
  );
  if (names.every((name) => name === CONTROL)) return { composition, arms };
  const hash = variants[names.join('.')];
  if (hash === undefined) return { composition, arms: [] };
  const changed = Object.assign({}, ...places.map(({ place }) => place?.arm.builds)) as Record<
    string,
    PageBuild
  >;
  return { composition: withBuilds(composition, changed, hash), arms };
}
