import {
  type ExposeFiles,
  type PageBuild,
  type PageComposition,
  type PageConfig,
  filesUrl,
  scriptUrlPolicy,
} from '@storefront/loader/page';
import { restaurantOfPath } from '@storefront/shared-domain/paths';
import { readPageData } from '../rendered/page-data';
import { recordFile } from '../boot/fetch-record';

/** The URL of the service worker in every release (`/sw.js` of the edge). */
const WORKER = '/sw.js';

/** Modules available offline, in addition to the open page. */
const READ_OFFLINE = [
  ['mf-menu', './pages/home'],
  ['mf-cart', './pages/cart'],
  ['mf-cart', './widgets/floating-cart-button'],
] as const;

const addresses = (build: PageBuild | undefined, files: ExposeFiles | undefined): string[] =>
  build && files ? [...files.js, ...files.css].map((file) => filesUrl(build) + file) : [];

function listFiles({ shell, remotes }: PageComposition, language: string): string[] {
  return READ_OFFLINE.flatMap(([name, expose]) => {
    const build = remotes[name];
    const needed = [build?.entry, build?.exposes['./remote'], build?.exposes[expose]];
    const shared = needed
      .flatMap((files) => files?.consumes ?? [])
      .flatMap((key) => addresses(shell, shell.exposes[key]));
    return [
      ...needed.flatMap((files) => addresses(build, files)),
      ...shared,
      ...(build === undefined
        ? []
        : (build.locales[language] ?? []).map((file) => filesUrl(build) + file)),
    ];
  });
}

export interface OfflineOptions {
  readonly config: PageConfig;
  readonly composition: PageComposition;
  readonly whole?: (() => Promise<PageComposition>) | undefined;
  readonly language: string;
  readonly restaurantUrl: string;
  /** On a metered connection only what the page has already fetched is cached. */
  readonly isFrugal: boolean;
}

/** The open page; instead of one with personal data, which no cache stores, the restaurant's menu. */
function pageToSave(): string {
  const { href, pathname } = location;
  const menu = restaurantOfPath(pathname)?.basename;
  return readPageData() === null || menu === undefined ? href : new URL(menu, href).href;
}

/**
 * Registers the service worker. If the page was loaded without one, sends it the page's URLs to
 * cache, so that the next load works offline. Has no effect in browsers without service workers or
 * where they are forbidden.
 */
export async function saveForOffline({
  config,
  composition,
  whole = () => Promise.resolve(composition),
  language,
  restaurantUrl,
  isFrugal,
}: OfflineOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const wasHere = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register(scriptUrlPolicy([WORKER])(WORKER), {
    updateViaCache: 'none',
  });
  // Browsers delay the update check while the worker is busy. With the explicit
  // check, every load detects that the site has switched the worker off.
  if (wasHere) registration.update().catch(() => undefined);
  const { active } = await navigator.serviceWorker.ready;
  const fetched = wasHere ? [] : performance.getEntriesByType('resource').map(({ name }) => name);
  const data = wasHere ? [] : [recordFile(config, restaurantUrl)];
  const ahead = isFrugal ? [] : listFiles(await whole().catch(() => composition), language);
  const urls = [...new Set([...data, ...fetched, ...ahead])];
  active?.postMessage({ kind: 'keep', page: wasHere ? null : pageToSave(), urls });
}
