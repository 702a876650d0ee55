import { allSettled, createWatch, scopeBind, type Scope } from 'effector';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { restaurantBus } from '@storefront/shared-domain/bus';
import { textsTag } from '@storefront/shared-domain/contracts';
import { $visitor, earlyCartFound, siteSettingsRead } from '@storefront/shared-domain/models';
import { restaurantOfPath } from '@storefront/shared-domain/paths';
import { GOOGLE_RETURN } from '@storefront/shared-domain/storage';
import { BrowserRouter } from '@storefront/shared-ui/router';
import type { Loader } from '@storefront/loader';
import { removeEarlyLink } from '../boot/cart-count-id';
import { matchPath } from '../addresses/match-path';
import type { Storefront } from '../boot/storefront';
import { startEventsWhenRequested } from '../events/start-when-requested';
import { createI18n } from '../i18n/create-i18n';
import { textsReady } from '../i18n/language.model';
import { StoreNotFound } from '../layout/store-not-found';
import { saveForOfflineWhenIdle } from '../offline/start-when-idle';
import { watchConnection } from '../orders/watch-connection';
import { loadDeclarations, declaredRead } from '../addresses/declared.model';
import { preloadWhenIdle } from '../remotes/idle-preload';
import { provideHttp } from '../session/provide-http';
import { continueScreen } from '../take-over/continue-screen';
import { whenFirstPageSettled } from '../rendered/first-page';
import { endWaiting, renderedScreen } from '../rendered/rendered-screen';
import { replayEarlyInput } from '../take-over/replay-early-input';
import { recordRestored } from '../rendered/restored-controls';
import { noteScrolls } from '../rendered/scroll-positions';
import { readResponse } from '../restaurant/early-response';
import { fetchRecord, fetchRecordOfApi, recordOfApi } from '../boot/fetch-record';
import { restaurantOpened } from '../restaurant/restaurant.model';
import { watchRecordWhenIdle } from '../restaurant/watch-when-idle';
import { whenRestored } from '../boot/when-restored';
import { followAssignment } from '../visit/follow-assignment';
import { leadOn } from '../start-up/google-return';
import { guardNavigation, listedOrigins } from '../start-up/guard-navigation';
import { offerPizzaModule } from '../start-up/offer-pizza-module';
import { pinSession } from '../visit/pin-session';
import { toSiteSettings } from '../start-up/site-settings';
import { watchTime } from '../start-up/watch-time';
import { watchPolicy } from '../telemetry/notes';
import { startTelemetryWhenIdle } from '../telemetry/start-when-idle';
import '../notices/cart-changes.model';
import '../notices/quiet-failures.model';
import '../notices/storage-notice.model';
import '../order-draft/order-draft.model';
import '../orders/cached-orders.model';
import '../orders/pending-order.model';
import '../restaurant/kitchen.model';
import '../restaurant/report-skipped.model';
import '../session/session.model';
import '../start-up/visit.model';
import '../table-link/table-code.model';
import '../table-link/table-upkeep.model';
import '../theme/theme.model';
import { App } from './app';
import { AppProviders } from './app-providers';
import { pageRoot } from './page-root';

type Start = { readonly storefront: Storefront; readonly loader: Loader; readonly scope: Scope };

/** A rendered screen that is no page of a remote, for telemetry. */
const NO_PAGE = { remote: 'shell', page: 'not-found' } as const;

/** Renders the application; its first render replaces what the page contained. */
function renderAnew(root: HTMLElement, app: ReactNode): Root {
  const restoreScrolls = noteScrolls(root);
  void whenFirstPageSettled().then(restoreScrolls);
  const made = createRoot(root);
  made.render(app);
  return made;
}

/** The answer, after the rendered screen is continued and its page is rendered, or right away. */
async function hold<Answer>(
  answer: Promise<Answer>,
  continued: () => Promise<Root | null>,
): Promise<Answer> {
  const found = await answer;
  if ((await continued()) !== null) await whenFirstPageSettled();
  return found;
}

/**
 * Starts the storefront in the page: texts, restaurant, first render. Returns the React root; null
 * when the page only redirects.
 */
export async function bootstrap({ storefront, loader, scope }: Start): Promise<Root | null> {
  if (location.pathname === GOOGLE_RETURN) {
    leadOn(window);
    return null;
  }
  const { config, restaurant, language, styles } = storefront;
  watchPolicy();
  const settings = toSiteSettings(config);
  void allSettled(siteSettingsRead, { scope, params: settings });
  watchConnection(scope);
  provideHttp(scope, { baseUrl: config.apiBase, ...config.services });
  const assignment = followAssignment({ storefront, loader, scope });
  offerPizzaModule({ ...storefront, loader, scope });
  // a rendered document names the country of an overlay; elsewhere it follows with the restaurant
  const { documentLanguage = document.documentElement.lang } = storefront;
  const tag = textsTag(language, documentLanguage.slice('es-'.length));
  const declaring = loadDeclarations(storefront);
  const [i18n, declared] = await Promise.all([createI18n(tag), declaring, styles]);
  await allSettled(declaredRead, { scope, params: declared });
  createWatch({
    unit: $visitor,
    scope,
    fn: () =>
      void loadDeclarations({ ...storefront, ...assignment() }).then(
        scopeBind(declaredRead, { scope }),
      ),
  });
  await allSettled(textsReady, { scope, params: { i18n, language: tag } });
  guardNavigation({
    listed: listedOrigins({ ...settings, paymentOrigins: config.paymentOrigins }),
    mayLeave: (origin) => confirm(i18n.t('shell:leave-site', { origin })),
  });
  const place = restaurantOfPath(location.pathname);
  const app = (
    <AppProviders scope={scope} i18n={i18n} loader={loader}>
      <BrowserRouter basename={place?.basename ?? '/'} at={location.href}>
        {place === null ? <StoreNotFound /> : <App />}
      </BrowserRouter>
    </AppProviders>
  );
  const root = await pageRoot();
  if (storefront.early) recordRestored(root);
  const screen = renderedScreen(root, storefront);
  const answer = screen && restaurant && readResponse(restaurant);
  let continued: Promise<Root | null> = Promise.resolve(null);
  if (place !== null) {
    if (storefront.cart) void allSettled(earlyCartFound, { scope, params: storefront.cart });
    const again = (url: string) => fetchRecord(config, url);
    const ofApi = (url: string) => fetchRecordOfApi(config, url);
    const held = answer && { continued: hold(answer, () => continued) };
    const loaded = allSettled(restaurantOpened, {
      scope,
      params: {
        restaurantUrl: place.restaurantUrl,
        source: { early: restaurant, again, ofApi, ...held },
      },
    });
    if (config.newsUrl !== '') watchTime(config.newsUrl, loaded);
    const [page = NO_PAGE] = matchPath(location.pathname, declared).pages;
    if (screen && answer)
      continued = continueScreen({
        ...storefront,
        screen,
        page,
        app,
        scope,
        response: restaurant,
        answer,
      });
    const reload = scopeBind(restaurantBus.reloadRequested, { scope });
    whenRestored(() => reload());
    watchRecordWhenIdle({
      url: recordOfApi(config, place.restaurantUrl),
      shown: restaurant,
      refresh: () => reload(),
    });
    preloadWhenIdle(loader, language, declared);
    saveForOfflineWhenIdle({ ...storefront, language, restaurantUrl: place.restaurantUrl });
    startEventsWhenRequested({ storefront, scope });
    const session = pinSession({ storefront, scope, assignment });
    startTelemetryWhenIdle({ storefront, loader, scope, assignment, session });
  }
  const reactRoot = (await continued) ?? renderAnew(root, app);
  endWaiting(root);
  if (storefront.early)
    void replayEarlyInput(storefront.early, { root, scope }).then(() => {
      storefront.cart?.stop();
      removeEarlyLink();
    });
  return reactRoot;
}
