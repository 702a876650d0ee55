import { type WorkspaceName, workspaceNames } from '@storefront/build';
import { type PageSite, SiteOptionError } from '@storefront/compositions';
import { compositionPage, type CurrentPage, siteFromEnv } from '@storefront/edge';
import { compose, CompositionRefused, publish, type Store } from '@storefront/release';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildChanged, findDist, type Mode } from './build-workspaces';
import { PlainError } from './say';

/** The settings of the site in the environment; an invalid one is one sentence for the terminal. */
function siteOfEnvironment(): PageSite {
  try {
    return siteFromEnv(process.env);
  } catch (error) {
    throw error instanceof SiteOptionError ? new PlainError(error.message) : error;
  }
}

/** How each workspace is built for the page. */
type ModeOf = (workspace: WorkspaceName) => Mode;

/** A page of the newest builds, independent of channels. */
export interface DevComposition {
  readonly page: () => Promise<CurrentPage>;
  /** Rooms that were built for it. */
  readonly built: readonly WorkspaceName[];
}

const MODES: readonly Mode[] = ['development', 'production'];

/** Rooms of a composition. */
export interface DevWorkspaces {
  readonly modeOf: ModeOf;
  /** A workspace with a build that the caller replaces anyway: any compatible build is accepted. */
  readonly standIn: WorkspaceName | null;
}

async function buildAll(
  workspaces: readonly WorkspaceName[],
  modeOf: ModeOf,
): Promise<WorkspaceName[]> {
  const built: WorkspaceName[] = [];
  for (const mode of MODES)
    built.push(
      ...(await buildChanged(
        mode,
        workspaces.filter((workspace) => modeOf(workspace) === mode),
      )),
    );
  return built;
}

async function composeAll(store: Store, modeOf: ModeOf): Promise<string> {
  const builds = [];
  for (const workspace of workspaceNames)
    builds.push(
      await publish(store, findDist(workspace, modeOf(workspace)), { isCompressed: false }),
    );
  return (await compose(store, builds)).hash;
}

const hasBuild = (workspace: WorkspaceName, mode: Mode): boolean =>
  existsSync(path.join(findDist(workspace, mode), 'build.json'));

/**
 * Builds the changed workspaces and composes them. Rejects with `PlainError` or `CompositionRefused`,
 * one sentence each.
 */
export async function composeForDevelopment(
  store: Store,
  { modeOf, standIn }: DevWorkspaces,
): Promise<DevComposition> {
  const built = await buildAll(
    workspaceNames.filter(
      (workspace) => workspace !== standIn || !hasBuild(workspace, modeOf(workspace)),
    ),
    modeOf,
  );
  const hash = await composeAll(store, modeOf).catch(async (error: unknown) => {
    if (standIn === null || !(error instanceof CompositionRefused)) throw error;
    // it lacks singletons that the shell requires now
    built.push(...(await buildAll([standIn], modeOf)));
    return composeAll(store, modeOf);
  });
  return { page: compositionPage(store, hash, siteOfEnvironment()), built };
}
