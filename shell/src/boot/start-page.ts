import {
  buildsRoot,
  compositionOfPayment,
  filesUrl,
  type PageComposition,
  type PageDocument,
  providePolicy,
  wholeComposition,
} from '@storefront/loader/page';
import { deviceNow } from '@storefront/shared-domain/clock';
import { pickLanguage } from '@storefront/shared-domain/rules';
import { type EarlyInput, recordEarlyInput } from '../rendered/early-input';
import { continuableScreen } from '../rendered/rendered-screen';
import { replaceMissingPictures } from '../rendered/replace-missing-pictures';
import { readSession } from '../tab/session';
import { passCampaignOn } from '../addresses/campaign';
import { matchPath } from '../addresses/match-path';
import { whenRestored } from './when-restored';
import { applyOverrides } from './apply-overrides';
import { assign } from './assign';
import { earlyCart } from './early-cart';
import { failedShells, firstUsable, lastGood } from './failed-shells';
import { firstFiles, type FirstFiles, lacksPage } from './first-files';
import { guardNodes, noteScreen } from './guard-nodes';
import { isWaiting } from './start-failed';
import { recogniseVisitor } from './recognise-visitor';
import { reportUnstarted } from './report-unstarted';
import { requestRestaurant } from './request-restaurant';
import { saveSession } from './save-session';
import { startsAtOnce } from './starts-at-once';
import { storeArms } from './store-arms';
import { storedOverrides } from './stored-overrides';
import { watchStart } from './watch-start';
import { renderedStart } from './when-started';
import { fetchAhead, later, preload, writeHead, type WrittenHead } from './write-head';

const isNewer = (data: unknown): boolean =>
  (data as { readonly kind?: unknown } | null)?.kind === 'newer-page';

/**
 * Replaces a stored page, which the service worker has shown because the network was slow, once the
 * newer one is there: its restaurant or its composition has changed. A page that the customer has
 * touched stays; it leaves a revoked composition at the next navigation.
 */
function replaceStoredPage(early: EarlyInput | null, reload = (): void => location.reload()): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNewer(data) && isWaiting() && early?.hasActed() === false) reload();
  });
}

/** The URL of the service worker in every release (`/sw.js` of the edge). */
const WORKER = '/sw.js';

/** Selects what the page loads, and starts it. Called once. */
export function startPage(): void {
  guardNodes();
  const documentLanguage = document.documentElement.lang;
  const text = document.getElementById('composition')?.textContent ?? '';
  const page = JSON.parse(text) as PageDocument;
  const { config } = page;
  const { restaurantUrl } = matchPath(location.pathname);
  const language = pickLanguage(navigator.languages, config.language);
  const { id: visitor, isByChance } = recogniseVisitor(page.experiments);
  const stored = storedOverrides();
  const assigned = (modules: readonly string[] | null) =>
    applyOverrides(page, assign(page, { visitor, modules, now: deviceNow() }), stored);
  const start = assigned(config.modules);
  const { overrides } = start;
  storeArms(page, visitor, deviceNow());
  const continued = saveSession(page, readSession(), restaurantUrl, deviceNow());
  // the page describes its own composition for this address
  const saved =
    continued === null || overrides !== null
      ? null
      : continued.composition.hash === start.composition.hash
        ? { ...continued, composition: start.composition }
        : continued;
  const usable = firstUsable(
    [saved?.composition ?? null, start.composition, overrides ? null : lastGood(start.composition)],
    failedShells(),
  );
  const entire = usable ?? start.composition;
  const isPayment = config.document === 'payment';
  /** The document of the payment names no build that it may not load. */
  const paying = new Set(['shell', ...Object.keys(page.composition.remotes)]);
  /** The session may have begun in the other document, with the builds of all remotes. */
  const ofDocument = (all: PageComposition): PageComposition =>
    isPayment ? compositionOfPayment(all, paying) : all;
  const composition = ofDocument(entire);
  // the session may be from before declarations
  const path = matchPath(location.pathname, composition.declared ?? page.composition.declared);
  const screen = continuableScreen(
    { composition, language, experiments: page.experiments },
    isByChance,
  );
  if (screen) passCampaignOn(isWaiting);
  const restoreScreen = screen && noteScreen(screen.root);
  const session =
    continued !== null && saved?.composition === entire
      ? // its other documents need the builds that this one lacks
        { ...saved, ...(isPayment ? { composition: continued.composition } : {}) }
      : null;

  const all = wholeComposition(entire);
  const whole = (): Promise<PageComposition> => all().then(ofDocument);
  const bases = [filesUrl(composition.shell)];
  const root = buildsRoot(page.composition.shell);
  providePolicy(
    isPayment
      ? [...paying].map((name) => `${root}${name}/`)
      : [
          root,
          ...Object.values(composition.remotes).map(filesUrl),
          ...config.origins.map((origin) => `${origin}/`),
        ],
    [WORKER],
  );
  const files = firstFiles(composition, path, language);
  let requestedAt = performance.now();
  let restOfAhead = (): Pick<FirstFiles, 'ahead' | 'later'> => files;
  function fetchFiles(): void {
    restOfAhead = fetchAhead(files);
  }
  const endFetching = (): void => void restOfAhead();
  function requestFiles(): WrittenHead {
    requestedAt = performance.now();
    return writeHead({ ...files, ...restOfAhead() }, bases);
  }
  if (lacksPage(composition, path))
    whole().then(
      (all) => preload(firstFiles(all, path, language).ahead),
      () => undefined, // the loader fetches it again
    );
  const refresh = (): void => location.reload();
  const visit = { page, path, search: location.search, hasOverrides: overrides !== null };
  const { __storefrontWork: work } = globalThis;
  const watchWork = work && ((found: () => void) => work(config.apiBase, found));
  const rendered =
    screen && renderedStart(startsAtOnce(visit), { fetchFiles, endFetching, refresh, watchWork });
  // after the listeners of the start: it stops the clicks that it records
  const isMenu = path.pages[0]?.page === 'home';
  const cart = screen && isMenu ? earlyCart(screen.root, language) : null;
  const early = screen && recordEarlyInput(screen.root, cart?.press);
  if (screen && rendered) replaceMissingPictures(screen.root, rendered.started);
  const { styles, scripts } = rendered ? later(requestFiles, rendered.started) : requestFiles();

  const restaurant =
    restaurantUrl === null ? null : requestRestaurant(config, restaurantUrl, rendered);
  // the application handles the failure; this avoids an unhandled rejection until then
  restaurant?.catch(() => undefined);

  const arms = session?.arms ?? start.arms;
  window.__storefront = {
    // a session with overrides is not continued in the tab
    config: overrides ? { ...config, newsUrl: '' } : config,
    composition,
    whole,
    restaurantUrl,
    restaurant,
    language,
    documentLanguage,
    restoreScreen,
    styles,
    get requestedAt() {
      return requestedAt;
    },
    visitor,
    arms,
    session,
    experiments: page.experiments,
    assigned,
    overrides,
    early,
    cart,
    reported: reportUnstarted({ config, visitor, composition: composition.hash, arms }),
  };
  replaceStoredPage(early);
  // a started application refreshes itself
  whenRestored(() => {
    if (isWaiting()) refresh();
  });
  const others = overrides ? [] : [start.composition, lastGood(start.composition)];
  watchStart({
    scripts,
    started: rendered?.started ?? Promise.resolve(),
    base: composition.shell.base,
    files: filesUrl(composition.shell),
    language,
    restaurant,
    mayTryAnother: () => firstUsable(others, failedShells()) !== null,
    onFailed: () => early?.stop(),
  });
}
