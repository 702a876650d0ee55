import { allSettled, fork, launch, type Scope } from 'effector';
import { prerender } from 'react-dom/static.edge';
import type { PageComposition, PageConfig } from '@storefront/loader/page';
import {
  documentTag,
  type Language,
  parse,
  RestaurantData,
  type TextsTag,
  textsTag,
} from '@storefront/shared-domain/contracts';
import {
  $language,
  $restaurantData,
  $restaurantUrl,
  siteSettingsRead,
  visitorRecognised,
  type Visitor,
} from '@storefront/shared-domain/models';
import type { RemoteName } from '@storefront/shared-domain/remote';
import { themeVariables } from '@storefront/shared-ui';
import { StaticRouter } from '@storefront/shared-ui/router-server';
import { addressAt } from '../addresses/addresses';
import { App } from '../app/app';
import { guards, isGuard } from '../routes/guards';
import { AppProviders } from '../app/app-providers';
import { createI18n } from '../i18n/create-i18n';
import { $addresses, loadDeclarations, declaredRead } from '../addresses/declared.model';
import { loadComponent } from '../remotes/load-component';
import { pizzaModuleFound } from '../remotes/pizza-module.model';
import type { Surroundings } from '../remotes/start-remote';
import { $isPageDataShown, $pageData } from '../rendered/page-data';
import { $view, type RestaurantView } from '../restaurant/restaurant.model';
import { MODULE } from '../start-up/offer-pizza-module';
import { toSiteSettings } from '../start-up/site-settings';
import { heldData } from './held-data';
import { realmLoader } from './realm-loader';
import { UnreadableDataError } from './unreadable-data';

/** Everything that a render depends on: equal requests give equal screens. */
export interface RenderRequest {
  /** Key of the restaurant's response, if the realm was given it before. */
  readonly held?: string;
  /** Body of the API's response for the restaurant without `held`; null for an unknown restaurant. */
  readonly wire?: unknown;
  readonly restaurantUrl: string | null;
  /** Prefix of the storefront's URLs, e.g. `/app/bella-napoli`. */
  readonly basename: string;
  /** Path of the page with the prefix, and the query that its screen depends on. */
  readonly path: string;
  /** The pages on the screen, from the outermost to the innermost: `mf-menu/home`. */
  readonly pages: readonly string[];
  /** Data for the remote of the page, such as an order; missing when the page has none. */
  readonly data?: unknown;
  readonly language: Language;
  readonly config: PageConfig;
  readonly composition: PageComposition;
  /** Modules of restaurants that force the arms of these builds; missing from an earlier edge. */
  readonly modules?: readonly string[];
}

/**
 * A rendered screen: HTML, its language tag, the look of its document, and the values of the theme's
 * custom properties.
 */
export interface RenderedScreen {
  readonly html: string;
  readonly tag: string;
  readonly look: string;
  readonly theme: Readonly<Record<string, string>>;
}

/** A part of the screen failed. */
class RenderError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RenderError';
  }
}

/** The page is left to the browser, which is no failure: its remote does not show this data. */
class DeclinedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DeclinedError';
  }
}

/** The state of a visitor whose builds have the new pizza module, by the restaurant or by an experiment. */
function withNewModule(scope: Scope, composition: string): void {
  const arm = { experiment: MODULE, arm: MODULE };
  const visitor: Visitor = { id: null, arms: [{ ...arm, how: 'forced' }], composition };
  launch({ target: pizzaModuleFound, params: arm, scope });
  launch({ target: visitorRecognised, params: visitor, scope });
}

/** A scope with the state of a loaded page; nothing in it is personal but the data of the page. */
async function pageScope(request: RenderRequest, data: RestaurantData | null): Promise<Scope> {
  const view: RestaurantView =
    data === null ? { kind: 'not-found' } : { kind: 'ready', isStale: false };
  const scope = fork({
    values: [
      [$restaurantData, data],
      [$restaurantUrl, request.restaurantUrl ?? ''],
      [$language, request.language],
      [$view, view],
    ],
  });
  await allSettled(declaredRead, { scope, params: await loadDeclarations(request) });
  await allSettled(siteSettingsRead, { scope, params: toSiteSettings(request.config) });
  if (request.modules?.includes(MODULE)) withNewModule(scope, request.composition.hash);
  return scope;
}

/** Throws `DeclinedError` when the guard of the page leads elsewhere: only the browser can follow. */
function checkGuard({ basename, path }: RenderRequest, scope: Scope): void {
  const [pathname = '', query = ''] = path.split('?', 2);
  const row = addressAt(scope.getState($addresses), pathname.slice(basename.length))?.row;
  if (row?.guard === undefined || !isGuard(row.guard)) return;
  const verdict = scope.getState(guards[row.guard])(new URLSearchParams(query), `?${query}`);
  if (verdict.kind !== 'pass') throw new DeclinedError(`the guard of ${row.path} leads elsewhere`);
}

/** Loads a page such as `mf-menu/home`, and starts its remote. Rejects with `RemoteLoadError`. */
async function loadPage(surroundings: Surroundings, name: string): Promise<void> {
  const [remote, page] = name.split('/') as [RemoteName, string];
  await loadComponent(surroundings, remote, `./pages/${page}`);
}

/** Loads the page and gives its remote the data before the render. Throws `DeclinedError`. */
async function giveData({ pages, data }: RenderRequest, surroundings: Surroundings): Promise<void> {
  const name = pages[0] ?? '';
  const remote = name.split('/')[0] as RemoteName;
  const { scope } = surroundings;
  launch({ target: $pageData, params: { remote, data }, scope });
  await loadPage(surroundings, name);
  if (!scope.getState($isPageDataShown))
    throw new DeclinedError(`${remote} does not show the data of the page`);
}

/** Waits until every part of the screen is there. A part that fails rejects the render. */
async function renderHtml(request: RenderRequest, surroundings: Surroundings): Promise<string> {
  const { scope, i18n, loader } = surroundings;
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <AppProviders scope={scope} i18n={i18n} loader={loader}>
      <StaticRouter basename={request.basename} location={request.path}>
        <App />
      </StaticRouter>
    </AppProviders>,
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void failures.push(error),
    },
  );
  let html = '';
  const decoder = new TextDecoder();
  const reader = prelude.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    html += decoder.decode(value as Uint8Array, { stream: true });
  }
  if (failures.length > 0) throw new RenderError(String(failures[0]), { cause: failures[0] });
  return html;
}

const toTheme = ({ info }: RestaurantData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(themeVariables(info.theme)).map(([name, value]) => [name, String(value)]),
  );

/** Null for an unknown restaurant or unreadable data; `undefined` when its data is not held. */
function parseData({
  restaurantUrl,
  held,
  wire,
}: RenderRequest): RestaurantData | null | undefined {
  if (restaurantUrl === null) return null;
  return held === undefined ? parse(RestaurantData, wire) : heldData(held);
}

async function createSurroundings(
  request: RenderRequest,
  data: RestaurantData | null,
  tag: TextsTag,
): Promise<Surroundings> {
  return {
    i18n: await createI18n(tag),
    scope: await pageScope(request, data),
    loader: realmLoader(request.composition),
  };
}

/**
 * Loads the pages of a request, and renders the screen of an unknown restaurant: code that has run
 * once is compiled. Rejects as `render` does.
 */
export async function prepare(request: RenderRequest): Promise<void> {
  const surroundings = await createSurroundings(request, null, textsTag(request.language, ''));
  await Promise.all(request.pages.map((name) => loadPage(surroundings, name)));
  await renderHtml({ ...request, restaurantUrl: null, basename: '', path: '' }, surroundings);
}

/**
 * Renders one page in a scope of its own; null when the data of the request is not held. Throws
 * `UnreadableDataError`, `RenderError`, `DeclinedError`, or the error of a remote's entry.
 */
export async function render(request: RenderRequest): Promise<RenderedScreen | null> {
  const data = parseData(request);
  if (data === undefined) return null;
  if (data === null && request.restaurantUrl !== null) throw new UnreadableDataError();
  const tag = textsTag(request.language, data?.info.country ?? '');
  const surroundings = await createSurroundings(request, data, tag);
  checkGuard(request, surroundings.scope);
  if (request.data !== undefined) await giveData(request, surroundings);
  const html = await renderHtml(request, surroundings);
  return {
    html,
    tag: documentTag(tag),
    look: data?.info.look ?? '',
    theme: data === null ? {} : toTheme(data),
  };
}
