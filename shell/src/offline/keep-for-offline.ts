import {
  type ExposeFiles,
  type PageBuild,
  type PageComposition,
  type PageConfig,
  scriptUrlPolicy,
} from '@storefront/loader/page';

/** The worker's one address: every release puts its own there (`/sw.js` of the edge). */
const WORKER = '/sw.js';

/** Pages that are read without a connection, beside the one that is open. */
const READ_OFFLINE = [
  ['mf-menu', './pages/home'],
  ['mf-cart', './pages/cart'],
  ['mf-cart', './widgets/floating-cart-button'],
] as const;

const addresses = (build: PageBuild | undefined, files: ExposeFiles | undefined): string[] =>
  build && files ? [...files.js, ...files.css].map((file) => build.base + file) : [];

function filesOf({ shell, remotes }: PageComposition, language: string): string[] {
  return READ_OFFLINE.flatMap(([name, expose]) => {
    const build = remotes[name];
    const needed = [build?.entry, build?.exposes['./remote'], build?.exposes[expose]];
    const shared = needed
      .flatMap((files) => files?.consumes ?? [])
      .flatMap((key) => addresses(shell, shell.exposes[key]));
    return [
      ...needed.flatMap((files) => addresses(build, files)),
      ...shared,
      ...(build?.locales[language] ?? []).map((file) => (build?.base ?? '') + file),
    ];
  });
}

export interface KeepOptions {
  readonly config: PageConfig;
  readonly composition: PageComposition;
  readonly language: string;
  readonly restaurantUrl: string;
  /** On a connection that is paid by the byte only what the page has fetched is kept. */
  readonly isFrugal: boolean;
}

/**
 * Registers the worker and hands it what this page was made of, if it was opened without one: the
 * next load can do without a connection. Browsers that have no workers, or forbid them here, are as
 * before.
 */
export async function keepForOffline({
  config,
  composition,
  language,
  restaurantUrl,
  isFrugal,
}: KeepOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const wasHere = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register(scriptUrlPolicy([WORKER])(WORKER), {
    updateViaCache: 'none',
  });
  // Browsers put the look for a newer worker off while this one is busy: a switch that takes it
  // away is to reach every load.
  if (wasHere) registration.update().catch(() => undefined);
  const { active } = await navigator.serviceWorker.ready;
  const fetched = wasHere ? [] : performance.getEntriesByType('resource').map(({ name }) => name);
  const data = wasHere
    ? []
    : [`${config.apiBase}/restaurant/data/v2/${encodeURIComponent(restaurantUrl)}`];
  const urls = [
    ...new Set([...data, ...fetched, ...(isFrugal ? [] : filesOf(composition, language))]),
  ];
  active?.postMessage({ kind: 'keep', page: wasHere ? null : window.location.href, urls });
}
