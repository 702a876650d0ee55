import type { IncomingMessage } from 'node:http';
import { UNKNOWN_RESTAURANT } from '@storefront/compositions';
import type { CurrentPage } from '../channel-page';
import { DEFAULT_LANGUAGE_TAG } from '../head/default-language';
import type { HeadAnswer, RestaurantHead } from '../head/head-answer';
import { dayAt } from '../head/day-at';
import type { Address } from '../serve-page';
import { onlyParameters, pageQuery } from './page-query';
import type { Visit } from '../visit-arms';
import type { RenderedComposition } from './realm-files';
import type { RenderedPage } from './rendered-page';
import { type Renderer, type ScreenRequest, languageOf } from './renderer';

/** How long the screen of a page stays true while the restaurant's data stays the same, in ms. */
const ALWAYS = Infinity;
/** Days begin at a quarter of an hour in every time zone, and opening hours usually end at one. */
const QUARTER_HOUR = 15 * 60_000;

/**
 * Pages without a query that are rendered, by their path after the restaurant: all that show only the
 * restaurant's data. The home states when the restaurant closes, the hours mark the present day. The
 * cart is rendered as its frame, with space for the lines.
 */
const RENDERED: ReadonlyMap<string, number> = new Map([
  ['', QUARTER_HOUR],
  ['info', ALWAYS],
  ['payments', ALWAYS],
  ['reviews', ALWAYS],
  ['hours', QUARTER_HOUR],
  ['shopping-cart', ALWAYS],
]);

/** Path of the screen for every path without a page: it shows none of them. */
const NOT_FOUND = '*';
/** Paths below it lead to the tablet's screen. */
const TABLET = 'tablet/';

/** The page of one order, by the code in its query: rendered for each request. */
const TRACK = 'track';
/** Anything else names no order: the API gets no request for it. */
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** The pages of one item, by its id in their query: rendered when the menu has it. */
const PIZZA = 'pizza';
const EXTRA = 'extra';
/** The page of a pizza in the arm that the module of a restaurant forces: it has another address. */
const NEW_PIZZA = 'pizza-nep';
const NEW_MODULE = 'new_nep_pizzas';

/** A page that can be rendered. */
interface Found {
  readonly path: string;
  /** How long its screen stays true, in ms. */
  readonly trueFor: number;
  /** Path at the API of its personal data. */
  readonly dataPath: string | null;
  /** It has the build of the new pizza module in every arm. */
  readonly isOfModule?: boolean;
}

function trackPage(query: URLSearchParams): Found | null {
  const { token = '' } = onlyParameters(query, ['caller', 'token']) ?? {};
  return UUID.test(token)
    ? { path: TRACK, trueFor: ALWAYS, dataPath: `/order/uuid/${token}` }
    : null;
}

/** Paths of the rendered pages of a restaurant that have an address of their own. */
export const RENDERED_PATHS: readonly string[] = [...RENDERED.keys()];

/** Paths of all pages that may be rendered, also of those that a query chooses. */
export const ALL_RENDERED: readonly string[] = [...RENDERED_PATHS, PIZZA, EXTRA, TRACK];

export interface PageScreenRequest {
  readonly request: Pick<IncomingMessage, 'url' | 'headers'>;
  readonly address: Address;
  readonly current: CurrentPage | null;
  readonly answer: HeadAnswer;
  /** `Visit.newcomer` of the request. */
  readonly newcomer?: string;
}

/** Whether the router of the browser finds no page: it decodes a path and ignores its case. */
function isUnknown({ hasRoute }: CurrentPage, path: string): boolean {
  try {
    const read = decodeURIComponent(path).toLowerCase();
    return !hasRoute(read) && !read.startsWith(TABLET);
  } catch {
    return false;
  }
}

/** The sections with an item that a page shows; undefined for an item that it does not. */
function sectionsOf(
  path: string,
  lists: RestaurantHead['lists'],
  { id, isCombo }: { readonly id: string; readonly isCombo: boolean },
): ReadonlySet<string> | undefined {
  const of = (list: string) => lists.get(list)?.get(id);
  if (path === EXTRA) return isCombo ? undefined : of('products');
  if (!isCombo) return of('sizes');
  return of('combos') ?? (path === NEW_PIZZA ? of('new-combos') : undefined);
}

/**
 * The page of an item of the menu, which may name the section that its visitor came from. An id or a
 * section that the menu does not have leads elsewhere, and must not fill the cache.
 */
function itemPage(
  path: string,
  query: URLSearchParams,
  lists: RestaurantHead['lists'],
): Found | null {
  const names = ['by', 'isCombo', 'menu', 'product'] as const;
  const { product = '', by, isCombo, menu } = onlyParameters(query, names) ?? {};
  if (isCombo !== undefined && isCombo !== 'true') return null;
  if (by !== undefined && (by !== 'flavor' || isCombo !== undefined || path === EXTRA)) return null;
  const sections = sectionsOf(path, lists, { id: product, isCombo: isCombo !== undefined });
  const isListed = sections !== undefined && (menu === undefined || sections.has(menu));
  const isOfModule = isCombo !== undefined && lists.get('new-combos')?.has(product) === true;
  return isListed ? { path, trueFor: ALWAYS, dataPath: null, isOfModule } : null;
}

/** The page that is rendered for an address; null for none. */
function renderedPage(
  current: CurrentPage,
  path: string,
  query: URLSearchParams,
  head: RestaurantHead,
): Found | null {
  if (path === TRACK) return trackPage(query);
  if (path === EXTRA || path === PIZZA || path === NEW_PIZZA)
    return itemPage(path, query, head.lists);
  if (query.size > 0) return null;
  const trueFor = RENDERED.get(path);
  if (trueFor !== undefined) return { path, trueFor, dataPath: null };
  return isUnknown(current, path) ? { path: NOT_FOUND, trueFor: ALWAYS, dataPath: null } : null;
}

/** Whether a page of a pizza has another address with these builds: only the browser follows. */
const leadsElsewhere = (path: string, { modules = [] }: RenderedComposition): boolean =>
  (path === PIZZA || path === NEW_PIZZA) && modules.includes(NEW_MODULE) !== (path === NEW_PIZZA);

function filesOf(
  current: CurrentPage,
  { path, isOfModule = false }: Found,
  visit: Visit,
): RenderedComposition | null {
  if (path === NOT_FOUND) return current.ofShell('not-found', visit.modules);
  const modules = isOfModule ? [...visit.modules, NEW_MODULE] : visit.modules;
  const files = current.rendered(path, { ...visit, modules });
  return files === null || leadsElsewhere(path, files) ? null : files;
}

/** The day that a page with periods marks; without a time zone every period may be another day. */
const dayShown = ({ timeZone }: RestaurantHead, period: number): string =>
  period === 0 ? '' : (dayAt(timeZone, Date.now()) ?? String(period));

/** The screen of every unknown restaurant: one for each language, whatever the address. */
function unknownRestaurant(current: CurrentPage): Omit<ScreenRequest, 'acceptLanguage'> {
  return {
    page: () => current.document('', { language: '', modules: null }),
    rendered: current.ofShell('unknown-restaurant'),
    restaurantUrl: null,
    base: '',
    path: '',
    query: '',
    dataPath: null,
    language: '',
    revision: UNKNOWN_RESTAURANT,
    period: 0,
    opening: '',
  };
}

/**
 * The screen that a request needs; null for a page that is rendered in the browser, such as one
 * with a table's code. Screens without a page of a remote are rendered beside the home.
 */
export function screenRequest({
  request,
  address,
  current,
  answer,
  newcomer,
}: PageScreenRequest): ScreenRequest | null {
  const { restaurant, base, path } = address;
  if (!current || restaurant === null) return null;
  const query = pageQuery(request.url ?? '');
  const acceptLanguage = request.headers['accept-language'];
  if (answer.kind === 'unknown-restaurant')
    return query.size > 0 ? null : { ...unknownRestaurant(current), acceptLanguage };
  const found = answer.kind === 'known' ? renderedPage(current, path, query, answer.head) : null;
  if (answer.kind !== 'known' || found === null) return null;
  const { trueFor, dataPath } = found;
  const { language, modules, revision } = answer.head;
  const period = trueFor === ALWAYS ? 0 : Math.floor(Date.now() / trueFor);
  return {
    page: () => current.document(path, { language, modules }),
    rendered: filesOf(current, found, { cookie: request.headers.cookie, modules, newcomer }),
    isForEveryArm: found.isOfModule ?? false,
    restaurantUrl: restaurant,
    base,
    path: found.path,
    query: query.toString(),
    dataPath,
    language,
    revision,
    period,
    opening: `${answer.head.opening} ${dayShown(answer.head, period)}`,
    acceptLanguage,
  };
}

/** The rendered screen of a request; null when the browser renders the page. Never rejects. */
export async function pageScreen(
  renderer: Renderer | null,
  request: PageScreenRequest,
  signal?: AbortSignal,
): Promise<RenderedPage | null> {
  const wanted = screenRequest(request);
  return renderer && wanted ? renderer.screenOf(wanted, signal) : null;
}

/** The cached screen of a request; null when there is none. Starts no render. */
export function cachedPageScreen(
  renderer: Renderer | null,
  request: PageScreenRequest,
): RenderedPage | null {
  const wanted = screenRequest(request);
  const isCached = renderer !== null && wanted !== null && wanted.dataPath === null;
  return isCached ? renderer.cachedScreen(wanted) : null;
}

/**
 * The cookie of a first visit, without `Secure`: the arms that the page is rendered in, or would be when
 * its screen is not there in time. Null for every other visit.
 */
export function firstCookie({
  request,
  address,
  current,
  answer,
  newcomer,
}: PageScreenRequest): string | null {
  if (!current || answer.kind !== 'known') return null;
  const { modules } = answer.head;
  const visit = { cookie: request.headers.cookie, modules, newcomer };
  return current.firstCookie(address.path, visit);
}

const tagOf = (language: string): string => {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? language;
  } catch {
    return language;
  }
};

/**
 * What the head of a page states about a screen that is being rendered: its language without the
 * variant of a country, which the screen's build chooses, and whether it may be personal.
 */
export function languageOfScreen(request: PageScreenRequest): {
  language: string;
  isPersonal: boolean;
} {
  const wanted = screenRequest(request);
  const language = (wanted && languageOf(wanted)) ?? DEFAULT_LANGUAGE_TAG;
  return { language: tagOf(language), isPersonal: wanted !== null && wanted.dataPath !== null };
}
