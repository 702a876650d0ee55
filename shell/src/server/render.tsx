import { allSettled, fork, type Scope } from 'effector';
import type { i18n } from 'i18next';
import { prerender } from 'react-dom/static.edge';
import type { PageComposition, PageConfig } from '@storefront/loader/page';
import {
  LANGUAGE_TABLE,
  RestaurantData,
  parse,
  type Language,
} from '@storefront/shared-domain/contracts';
import {
  $language,
  $restaurantData,
  $restaurantUrl,
  siteSettingsRead,
} from '@storefront/shared-domain/models';
import { themeVariables } from '@storefront/shared-ui';
import { StaticRouter } from '@storefront/shared-ui/router-server';
import { App } from '../app/app';
import { Surface } from '../app/surface';
import { createI18n } from '../i18n/create-i18n';
import { $view, type RestaurantView } from '../restaurant/restaurant.model';
import { siteSettingsOf } from '../start-up/site-settings';
import { realmLoader } from './realm-loader';

/** Everything that a render depends on: equal requests give equal screens. */
export interface RenderRequest {
  /** Body of the API's response for the restaurant; null for an unknown restaurant. */
  readonly wire: unknown;
  readonly restaurantUrl: string | null;
  /** Prefix of the storefront's URLs, e.g. `/app/bella-napoli`. */
  readonly basename: string;
  /** Path of the page, with the prefix. */
  readonly path: string;
  readonly language: Language;
  readonly config: PageConfig;
  readonly composition: PageComposition;
}

/** A rendered screen: HTML, its language tag, and the values of the theme's custom properties. */
export interface RenderedScreen {
  readonly html: string;
  readonly tag: string;
  readonly theme: Readonly<Record<string, string>>;
}

/** The restaurant's response violates its contract, or a part of the screen failed. */
class RenderError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RenderError';
  }
}

/** A scope with the public state of a loaded page; nothing in it is personal. */
async function publicScope(request: RenderRequest, data: RestaurantData | null): Promise<Scope> {
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
  await allSettled(siteSettingsRead, { scope, params: siteSettingsOf(request.config) });
  return scope;
}

/** Waits until every part of the screen is there. A part that fails rejects the render. */
async function htmlOf(request: RenderRequest, scope: Scope, texts: i18n): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Surface scope={scope} i18n={texts} loader={realmLoader(request.composition)}>
      <StaticRouter basename={request.basename} location={request.path}>
        <App />
      </StaticRouter>
    </Surface>,
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

const themeOf = ({ info }: RestaurantData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(themeVariables(info.theme)).map(([name, value]) => [name, String(value)]),
  );

/** Renders one page in a scope of its own. Throws `RenderError`, or the error of a remote's entry. */
export async function render(request: RenderRequest): Promise<RenderedScreen> {
  const data = request.restaurantUrl === null ? null : parse(RestaurantData, request.wire);
  if (data === null && request.restaurantUrl !== null)
    throw new RenderError('the response of the restaurant is not readable');
  const texts = await createI18n(request.language);
  const scope = await publicScope(request, data);
  const html = await htmlOf(request, scope, texts);
  return {
    html,
    tag: LANGUAGE_TABLE[request.language].tag,
    theme: data === null ? {} : themeOf(data),
  };
}
