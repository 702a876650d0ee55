import type { IncomingMessage } from 'node:http';
import { UNKNOWN_RESTAURANT } from '@storefront/compositions';
import type { CurrentPage } from '../channel-page';
import type { HeadAnswer, RestaurantHead } from '../head/head-answer';
import type { MenuItems } from '../head/menu-items';
import { dayAt } from '../head/opening';
import type { Address } from '../serve-page';
import { onlyParameters, pageQuery } from './page-query';
import type { RenderedPage } from './rendered-page';
import type { Renderer, ScreenRequest } from './renderer';

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

/** A page that can be rendered. */
interface Found {
  readonly path: string;
  /** How long its screen stays true, in ms. */
  readonly trueFor: number;
  /** Path at the API of its personal data. */
  readonly dataPath: string | null;
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

/**
 * The page of an item of the menu, which may name the section that its visitor came from. An id or a
 * section that the menu does not have leads elsewhere, and must not fill the cache.
 */
function itemPage(path: string, query: URLSearchParams, items: MenuItems): Found | null {
  const names = ['by', 'isCombo', 'menu', 'product'] as const;
  const { product = '', by, isCombo, menu } = onlyParameters(query, names) ?? {};
  if (isCombo !== undefined && (isCombo !== 'true' || path === EXTRA)) return null;
  if (by !== undefined && (by !== 'flavor' || isCombo !== undefined || path === EXTRA)) return null;
  const listed = path === EXTRA ? items.products : isCombo ? items.combos : items.sizes;
  const sections = listed.get(product);
  const isListed = sections !== undefined && (menu === undefined || sections.has(menu));
  return isListed ? { path, trueFor: ALWAYS, dataPath: null } : null;
}

/**
 * Whether the browser may choose the new pizza module, which has another address: it is forced by the
 * restaurant, or an arm has it.
 */
const mayBeNewModule = (current: CurrentPage, { modules }: RestaurantHead): boolean =>
  modules.includes('new_nep_pizzas') || current.isTested(PIZZA);

/** The page that is rendered for an address; null for none. */
function renderedPage(
  current: CurrentPage,
  path: string,
  query: URLSearchParams,
  head: RestaurantHead,
): Found | null {
  if (path === TRACK) return trackPage(query);
  if (path === EXTRA) return itemPage(path, query, head.items);
  if (path === PIZZA)
    return mayBeNewModule(current, head) ? null : itemPage(path, query, head.items);
  if (query.size > 0) return null;
  const trueFor = RENDERED.get(path);
  if (trueFor !== undefined) return { path, trueFor, dataPath: null };
  return isUnknown(current, path) ? { path: NOT_FOUND, trueFor: ALWAYS, dataPath: null } : null;
}

/**
 * Files of a screen without a page of a remote. Null while the home is tested: it has no arm; and
 * for a shell that has no such screen.
 */
const filesBesideHome = (
  current: CurrentPage,
  what: 'not-found' | 'unknown-restaurant',
): ScreenRequest['rendered'] => (current.isTested('') ? null : current.ofShell(what));

const filesOf = (
  current: CurrentPage,
  rendered: string,
  visit: Parameters<CurrentPage['rendered']>[1],
): ScreenRequest['rendered'] =>
  rendered === NOT_FOUND
    ? filesBesideHome(current, 'not-found')
    : current.rendered(rendered, visit);

/** The day that a page with periods marks; without a time zone every period may be another day. */
const dayShown = ({ timeZone }: RestaurantHead, period: number): string =>
  period === 0 ? '' : (dayAt(timeZone, Date.now()) ?? String(period));

/** The screen of every unknown restaurant: one for each language, whatever the address. */
function unknownRestaurant(current: CurrentPage): Omit<ScreenRequest, 'acceptLanguage'> {
  return {
    page: () => current.document('', { language: '', modules: null }),
    rendered: filesBesideHome(current, 'unknown-restaurant'),
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
    rendered: filesOf(current, found.path, { cookie: request.headers.cookie, modules }),
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
): Promise<RenderedPage | null> {
  const wanted = screenRequest(request);
  return renderer && wanted ? renderer.screenOf(wanted) : null;
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
