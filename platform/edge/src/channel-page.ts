import {
  type BuildRef,
  buildsOfPayment,
  type PageArm,
  pageBuilds,
  type PageDocument,
  type PageExperiment,
  type PageSite,
  type Route,
} from '@storefront/compositions';
import { type ComposedPage, readComposedPage, readRecords, type Store } from '@storefront/release';
import { describingFiles } from './head/describing-files';
import { liveExperiments } from './live-experiments';
import { ownPoliciesUntil } from './own-policies';
import { everyRoute, type PageCompositions, pageCompositions } from './page-compositions';
import type { RenderedComposition } from './render/realm-files';
import { type RenderedFiles, renderedFiles } from './rendered-files';
import type { Served } from './served';
import { hashAllocation } from '@storefront/compositions/hash-allocation';

/**
 * A service worker that removes the previous one: it answers no request, deletes the caches and
 * unregisters itself. Browsers fetch it with the next page of the site. A page that is open
 * meanwhile may register it again, which reverts the unregistration: the message that such a page
 * sends to its worker repeats it. Served if the site disables the worker, and if the channel's
 * shell has none, as after a rollback to such a build.
 */
export const NO_WORKER = [
  "self.addEventListener('install', () => self.skipWaiting());",
  "self.addEventListener('activate', (event) => event.waitUntil((async () => {",
  "  const names = (await caches.keys()).filter((name) => name.startsWith('storefront-'));",
  '  await Promise.all(names.map((name) => caches.delete(name)));',
  "  indexedDB.deleteDatabase('workbox-expiration');",
  '  await self.registration.unregister();',
  '})()));',
  "self.addEventListener('message', (event) => event.waitUntil(self.registration.unregister()));",
  '',
].join('\n');

/** Data of a restaurant that the API returned in time for its page. */
interface KnownRestaurant {
  /** Language of the restaurant; empty when it is not known. */
  readonly language: string;
  /** Names of its modules that are on; null when they are not known. */
  readonly modules: readonly string[] | null;
}

/** Content that a channel serves now. */
export interface CurrentPage extends RenderedFiles {
  /** Tag of the language of a page whose restaurant and screen name none. */
  readonly language: string;
  readonly boot: string;
  /** The script in the HTML of the rendered page of a path; undefined for a page without one. */
  inlineScript(path: string): string | undefined;
  /** The service worker: the shell's, or one that unregisters itself. */
  readonly worker: string;
  /**
   * The document of a page; `path` is the part after the restaurant, null for one file that serves
   * every page.
   */
  document(path: string | null, restaurant: KnownRestaurant): PageDocument;
  /** Until when builds of the page may create Trusted Types policies, in ms since 1970. */
  readonly ownPoliciesUntil: number;
  /** The files that state the head of restaurants; null without any. */
  readonly describes: RenderedComposition | null;
}

export interface PageOptions {
  readonly store: Store;
  readonly channel: string;
  readonly buildsBase: string;
  readonly apiBase: string;
  readonly mediaBase: string;
  readonly site?: PageSite | undefined;
  /** URL of the channel's `channel.json`; empty if sessions are not pinned. */
  readonly newsUrl: string;
}

type Experiments = Served['experiments'];

const routeIn = ({ inArms, everywhere }: PageCompositions, path: string | null): Route | null =>
  path === null ? everywhere : (inArms.of([]).routeAt(path) ?? null);

const armRecords = (store: Store, experiments: Experiments): Promise<ComposedPage['records']> =>
  readRecords(
    store,
    experiments.flatMap(({ arms }) => arms.flatMap(({ builds }) => builds)),
  );

/** `path`: null for one file that serves every page, which has the hashes of all of them. */
function pageExperiments(
  experiments: Experiments,
  { opened, inArms }: PageCompositions,
  path: string | null,
): PageExperiment[] {
  const given = opened.shell.exposes;
  const ofArm = (builds: readonly BuildRef[]): Pick<PageArm, 'builds' | 'declared'> => {
    const { routes, routeAt, declared } = inArms.of(builds);
    const route = path === null ? everyRoute(routes) : (routeAt(path) ?? null);
    return {
      builds: pageBuilds(builds, opened, route, given),
      ...(declared ? { declared } : {}),
    };
  };
  return experiments.map((experiment) => ({
    name: experiment.name,
    salt: experiment.salt,
    allocation: hashAllocation(experiment),
    expires: Date.parse(experiment.expires),
    ...(experiment.forces === undefined ? {} : { forces: experiment.forces }),
    arms: experiment.arms.map((arm) => ({
      name: arm.name,
      ranges: arm.ranges,
      isOff: arm.off !== undefined,
      ...ofArm(arm.builds),
    })),
  }));
}

const armsOfPayment = (
  { arms, ...experiment }: PageExperiment,
  names: ReadonlySet<string>,
): PageExperiment => ({
  ...experiment,
  arms: arms.map((arm) => ({ ...arm, builds: buildsOfPayment(arm.builds, names) })),
});

async function readOpened(
  { store, buildsBase }: PageOptions,
  served: Served,
): Promise<ComposedPage> {
  const page = await readComposedPage(store, served.composition, buildsBase);
  const ofArms = await armRecords(store, served.experiments);
  return { ...page, records: new Map([...page.records, ...ofArms]) };
}

/**
 * Reads all data for the page of one revision. Rejects with `StoreError` when it is not in the
 * store.
 */
export async function channelPage(options: PageOptions, served: Served): Promise<CurrentPage> {
  const { channel, apiBase, mediaBase, site, newsUrl: updatesUrl } = options;
  const { revoked, origins, revision, paymentDocument = 'shared' } = served;
  const read = await readOpened(options, served);
  const compositions = pageCompositions(read, served);
  const { opened } = compositions;
  const files = renderedFiles(compositions, served);
  const isWithoutWorker = site?.serviceWorker === 'off' || updatesUrl === '';
  return {
    language: opened.shell.language ?? Object.keys(opened.shell.locales)[0] ?? 'en',
    boot: opened.boot,
    inlineScript: (path) => {
      const [page] = routeIn(compositions, path)?.pages ?? [];
      return page && opened.inline.get(`${page.remote}/${page.page}`);
    },
    worker: (isWithoutWorker ? null : opened.worker) ?? NO_WORKER,
    ownPoliciesUntil: await ownPoliciesUntil({
      store: options.store,
      channel,
      opened: read,
      served,
    }),
    ...files,
    describes: await describingFiles(files, opened.shell.server !== undefined, {
      store: options.store,
      channel,
      buildsBase: options.buildsBase,
      served,
    }),
    document: (path, { language, modules }) => {
      const route = routeIn(compositions, path);
      const { experiments, variants } = liveExperiments(served, Date.now());
      const arms = pageExperiments(experiments, compositions, path);
      const isSeparate = paymentDocument === 'separate' && path !== null;
      const payment = isSeparate ? compositions.paymentAt(path) : null;
      return {
        config: {
          apiBase,
          mediaBase,
          ...site,
          channel,
          revision,
          language,
          modules,
          origins,
          newsUrl: updatesUrl,
          ...(isSeparate ? { document: payment ? 'payment' : 'storefront' } : {}),
        },
        composition: payment ?? compositions.at(route),
        experiments: payment
          ? arms.map((arm) => armsOfPayment(arm, compositions.namesOfPayment))
          : arms,
        variants,
        revoked,
      };
    },
  };
}
