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

/** The channel's composition with the builds of the visitor's arms. */
export interface Assignment {
  readonly composition: PageComposition;
  /** One entry for each experiment that includes the visitor, control included. */
  readonly arms: readonly VisitArm[];
}

export interface PageRequest {
  /** Null without storage: the visitor is then in no experiment. */
  readonly visitor: string | null;
  /** Names of the restaurant's enabled modules; null until they are loaded. */
  readonly modules: readonly string[] | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Place = { readonly arm: PageArm; readonly how: VisitArm['how'] } | null;

function placeIn(
  { salt, expires, forces, arms }: PageExperiment,
  { visitor, modules, now }: PageRequest,
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
 * Replaces builds of the composition with those in `changed`; the replaced builds become the
 * fallback.
 */
export function withBuilds(
  composition: PageComposition,
  changed: Readonly<Record<string, PageBuild>>,
  hash: string,
  declared: PageComposition['declared'] = composition.declared,
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
    ...(declared && { declared }),
  };
}

/**
 * The declarations of a composition with the builds of these arms: each states those of its own builds,
 * and one with a shell those of all.
 */
export function declaredWith(
  { declared }: PageComposition,
  arms: readonly Pick<PageArm, 'builds' | 'declared'>[],
): PageComposition['declared'] {
  const stated = arms.flatMap(({ builds, declared: all = {} }) =>
    Object.entries(all).filter(([name]) => 'shell' in builds || name in builds),
  );
  return stated.length === 0 ? declared : { ...declared, ...Object.fromEntries(stated) };
}

/**
 * Chooses the visitor's arms before anything is loaded. Visitors outside an experiment, with a
 * disabled arm or in an expired experiment get control and are not counted. Arms without a
 * composition in the channel change nothing.
 */
export function assign(
  { composition, experiments, variants }: PageDocument,
  requesting: PageRequest,
): Assignment {
  const places = experiments.map((experiment) => ({
    experiment: experiment.name,
    place: placeIn(experiment, requesting),
  }));
  const names = places.map(({ place }) => place?.arm.name ?? CONTROL);
  const arms = places.flatMap(({ experiment, place }) =>
    place ? [{ experiment, arm: place.arm.name, how: place.how }] : [],
  );
  if (names.every((name) => name === CONTROL)) return { composition, arms };
  const hash = variants[names.join('.')];
  if (hash === undefined) return { composition, arms: [] };
  const chosen = places.flatMap(({ place }) => place?.arm ?? []);
  const changed = Object.assign({}, ...chosen.map(({ builds }) => builds)) as Record<
    string,
    PageBuild
  >;
  const declared = declaredWith(composition, chosen);
  return { composition: withBuilds(composition, changed, hash, declared), arms };
}
