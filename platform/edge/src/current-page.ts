import { type PageDocument, type PageExperiment, type Route, pageBuilds, pageComposition } from '@storefront/compositions';
import { type ComposedPage, type Store, readComposedPage, readRecords, readRevision, revisionsOf } from '@storefront/release';

/** What the API said of a restaurant in time for its page. */
export interface KnownRestaurant {
  /** Language of the restaurant; empty when it is not known. */
  readonly language: string;
  /** Names of its modules that are on; null when they are not known. */
  readonly modules: readonly string[] | null;
}

/** What a channel serves now. */
export interface CurrentPage {
  readonly boot: string;
  /** The document of a page; `path` is what follows the restaurant. */
  document(path: string, restaurant: KnownRestaurant): PageDocument;
}

export interface CurrentPageOptions {
  readonly store: Store;
  readonly channel: string;
  readonly buildsBase: string;
  readonly apiBase: string;
  readonly mediaBase: string;
  /** Address of the channel's news; empty where sessions are not pinned. */
  readonly newsUrl: string;
}

const routeIn = ({ shell }: ComposedPage, path: string): Route | null => shell.routes?.find((route) => route.path === path) ?? null;

type Experiments = Awaited<ReturnType<typeof readRevision>>['experiments'];

async function armRecords(store: Store, experiments: Experiments): Promise<ComposedPage['records']> {
  return readRecords(store, experiments.flatMap(({ arms }) => arms.flatMap(({ builds }) => builds)));
}

function pageExperiments(experiments: Experiments, opened: ComposedPage, route: Route | null): PageExperiment[] {
  const given = opened.shell.exposes;
  return experiments.map(({ name, salt, expires, forces, arms }) => ({
    name,
    salt,
    expires: Date.parse(expires),
    ...(forces === undefined ? {} : { forces }),
    arms: arms.map((arm) => ({
      name: arm.name,
      ranges: arm.ranges,
      isOff: arm.off !== undefined,
      builds: pageBuilds(arm.builds, opened, route, given),
    })),
  }));
}

type Served = Pick<Awaited<ReturnType<typeof readRevision>>, 'composition' | 'experiments' | 'variants' | 'revoked' | 'origins' | 'revision'>;

async function pageOf(options: CurrentPageOptions, served: Served): Promise<CurrentPage> {
  const { store, buildsBase, channel, apiBase, mediaBase, newsUrl } = options;
  const { composition, experiments, variants, revoked, origins, revision } = served;
  const page = await readComposedPage(store, composition, buildsBase);
  const opened = { ...page, records: new Map([...page.records, ...(await armRecords(store, experiments))]) };
  return {
    boot: page.boot,
    document: (path, { language, modules }) => {
      const route = routeIn(opened, path);
      return {
        config: { apiBase, mediaBase, channel, revision, language, modules, origins, newsUrl },
        composition: pageComposition(opened, route),
        experiments: pageExperiments(experiments, opened, route),
        variants,
        revoked,
      };
    },
  };
}

const ON_THIS_PORT = { buildsBase: '/builds', apiBase: '/api', mediaBase: '/media' };

/** The page of one composition, whatever the channels say: a candidate is looked at before it is promoted. */
export function compositionPage(store: Store, hash: string): () => Promise<CurrentPage> {
  const served = { composition: hash, experiments: [], variants: {}, revoked: [], origins: [], revision: 1 };
  const page = pageOf({ store, channel: 'candidate', ...ON_THIS_PORT, newsUrl: '' }, served);
  page.catch(() => undefined); // each caller gets the failure
  return () => page;
}

/**
 * Gives the page of a channel, read again when a new revision is there: one folder listing per request, so that a
 * promotion is seen by the next page load. Null before the first promotion.
 */
export function followChannel(options: CurrentPageOptions): () => Promise<CurrentPage | null> {
  let known: { revision: number; page: CurrentPage } | null = null;
  return async () => {
    const newest = (await revisionsOf(options.store, options.channel)).at(-1);
    if (newest === undefined) return null;
    if (known?.revision !== newest) known = { revision: newest, page: await pageOf(options, await readRevision(options.store, options.channel, newest)) };
    return known.page;
  };
}
