import type { PageBuild, PageComposition, RestPointer } from './page-document';

/** All remotes of a composition, with the hashes of the files that the page of any route requests. */
export type CompositionRest = Pick<PageComposition, 'remotes' | 'previous'>;

/** A file that `RestPointer` may name. No build has a name that begins with an underscore. */
export const REST_FILE = /^_compositions\/[0-9a-f]{64}-[0-9a-f]{12}\.json$/;

/** URL of all builds: that of a build without its own two segments, its name and its id. */
export const buildsRoot = ({ base }: Pick<PageBuild, 'base'>): string =>
  base.replace(/[^/]{1,200}\/[^/]{1,200}\/$/, '');

/** URL of the file with the builds that a page omits. */
export const restUrl = (
  { shell }: Pick<PageComposition, 'shell'>,
  { file }: Pick<RestPointer, 'file'>,
): string => buildsRoot(shell) + file;

const isSameBuild = (a: PageBuild, b: PageBuild): boolean =>
  a.base === b.base && a.sharedFiles === b.sharedFiles;

type Builds = Readonly<Record<string, PageBuild>>;

/** The builds of `more` that `known` has no other build of; the same build with all its files. */
function joined(known: Builds, more: Builds): Record<string, PageBuild> {
  const described = Object.entries(known).map(([name, build]) => {
    const whole = more[name];
    return [name, whole && isSameBuild(build, whole) ? whole : build] as const;
  });
  return { ...more, ...Object.fromEntries(described) };
}

/**
 * A composition with the builds that its page omits. The page's own builds stay: those of arms and
 * overrides differ from the file's, and an overridden remote has no fallback.
 */
export function withRest(composition: PageComposition, more: CompositionRest): PageComposition {
  const { rest, ...known } = composition;
  const omitted = Object.entries(more.previous).filter(([name]) => !(name in known.remotes));
  const previous = Object.fromEntries(omitted);
  return rest?.isLastGood
    ? { ...known, remotes: joined(known.remotes, { ...more.remotes, ...previous }) }
    : {
        ...known,
        remotes: joined(known.remotes, more.remotes),
        previous: { ...previous, ...known.previous },
      };
}
