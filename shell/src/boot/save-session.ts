import {
  buildsRoot,
  type PageBuild,
  type PageComposition,
  type PageDocument,
  REST_FILE,
} from '@storefront/loader/page';
import { listAddresses, listRows } from '../addresses/addresses';
import { isReadable, type Session } from '../tab/session';

const MAX_AGE_MS = 4 * 60 * 60 * 1000;
const IDLE_MS = 30 * 60 * 1000;
const BUILD = /^[a-z][a-z-]*\/\d+\.\d+\.\d+-[0-9a-f]{12}\/$/;

const listBuilds = ({ shell, remotes, previous }: PageComposition): PageBuild[] => [
  shell,
  ...Object.values(remotes),
  ...Object.values(previous),
];

/** True when all builds have URLs of this store. A stored session is untrusted beyond that. */
function isOfStore(composition: PageComposition, root: string): boolean {
  const { rest } = composition;
  return (
    (rest === undefined || REST_FILE.test(rest.file)) &&
    listBuilds(composition).every(
      ({ base }) => base.startsWith(root) && BUILD.test(base.slice(root.length)),
    )
  );
}

/** Whether addresses can be read from what the stored composition declares. */
const isDeclared = ({ declared = {} }: PageComposition): boolean =>
  listAddresses(listRows(declared)).every(({ path }) => typeof path === 'string');

/**
 * Uses the document's entry of a build where there is one: it has the files and the integrity
 * hashes for this path.
 */
function asDescribedIn(
  { composition, experiments }: PageDocument,
  saved: PageComposition,
): PageComposition {
  const arms = experiments.flatMap((experiment) =>
    experiment.arms.flatMap(({ builds }) => Object.values(builds)),
  );
  const described = new Map(
    [...Object.values(composition.remotes), composition.shell, ...arms].map((build) => [
      build.base,
      build,
    ]),
  );
  const now = (build: PageBuild): PageBuild => {
    const here = described.get(build.base);
    if (here === undefined) return build;
    const exposes = { ...build.exposes, ...here.exposes };
    return { ...here, exposes, locales: { ...build.locales, ...here.locales } };
  };
  const remotes = Object.entries(saved.remotes).map(([name, build]) => [name, now(build)] as const);
  return { ...saved, shell: now(saved.shell), remotes: Object.fromEntries(remotes) };
}

/**
 * The stored session of this tab; null when a new one begins: another restaurant, a revoked
 * composition, an age of 4 h, 30 min without activity, or a channel that pins no composition.
 */
export function saveSession(
  page: PageDocument,
  stored: Session | null,
  restaurantUrl: string | null,
  now: number,
): Session | null {
  try {
    if (stored === null || !isReadable(stored.v) || page.config.newsUrl === '') return null;
    const { composition, at, seen } = stored;
    const isYoung = now - at >= 0 && now - at < MAX_AGE_MS && now - seen < IDLE_MS;
    if (
      !isYoung ||
      stored.restaurantUrl !== restaurantUrl ||
      page.revoked.includes(composition.hash)
    )
      return null;
    if (!isOfStore(composition, buildsRoot(page.composition.shell))) return null;
    if (!isDeclared(composition)) return null;
    return { ...stored, composition: asDescribedIn(page, composition) };
  } catch {
    return null; // the stored value is not a session
  }
}
