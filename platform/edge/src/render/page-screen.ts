import type { IncomingMessage } from 'node:http';
import { UNKNOWN_RESTAURANT, hasParameters } from '@storefront/compositions';
import type { CurrentPage } from '../channel-page';
import type { HeadResult, RestaurantHead } from '../head/head-result';
import { dayAt } from '../head/day-at';
import type { Address } from '../serve-page';
import { pageQuery } from './page-query';
import { type AcceptedQuery, acceptedQuery } from './query-rule';
import type { Visit } from '../visit-arms';
import type { RenderedComposition } from './realm-files';
import { type ScreenRequest, chooseLanguage } from './renderer';

const MINUTE_MS = 60_000;

/** Path of the screen for every path without a page: it shows none of them. */
const NOT_FOUND = '*';

/** A page that can be rendered. */
interface Found extends AcceptedQuery {
  readonly path: string;
  /** How long its screen stays true, in ms; Infinity while the restaurant's data stays the same. */
  readonly trueFor: number;
  /** Null when it cannot be rendered with the builds of the visit. */
  readonly files: RenderedComposition | null;
  /** Anyone can invent paths that lead to it. */
  readonly isOfAnyPath: boolean;
}

export interface PageScreenRequest {
  readonly request: Pick<IncomingMessage, 'url' | 'headers'>;
  readonly address: Address;
  readonly current: CurrentPage | null;
  readonly answer: HeadResult;
  /** `Visit.newcomer` of the request. */
  readonly newcomer?: string;
}

/** Whether the router of the browser finds no page: it decodes a path and ignores its case. */
function isUnknown({ hasRoute, isCaught }: CurrentPage, path: string): boolean {
  try {
    const read = decodeURIComponent(path).toLowerCase();
    return !hasRoute(read) && !isCaught(read);
  } catch {
    return false;
  }
}

/** Whether another address shows the page with these builds: only the browser follows. */
const leadsElsewhere = ({ route, modules = [] }: RenderedComposition): boolean =>
  (route.module !== undefined && !modules.includes(route.module)) ||
  (route.withoutModule !== undefined && modules.includes(route.withoutModule));

/** The page that is rendered for an address; null for none. */
function renderedPage(
  current: CurrentPage,
  path: string,
  query: URLSearchParams,
  { head, visit }: { readonly head: RestaurantHead; readonly visit: Visit },
): Found | null {
  const ofVisit = current.rendered(path, visit);
  const route = ofVisit?.route ?? current.routeAt(path);
  if (route === null) {
    if (query.size > 0 || !isUnknown(current, path)) return null;
    const files = current.ofShell('not-found', visit.modules);
    const ofShell = { path: NOT_FOUND, trueFor: Infinity, module: null, dataPath: null };
    return { ...ofShell, files, isOfAnyPath: false };
  }
  const accepted = route.rendered && acceptedQuery(route.rendered, query, head.lists);
  if (route.rendered === undefined || !accepted) return null;
  const { freshMinutes } = route.rendered;
  const { module } = accepted;
  const files =
    module === null
      ? ofVisit
      : current.rendered(path, { ...visit, modules: [...visit.modules, module] });
  return {
    ...accepted,
    path,
    trueFor: freshMinutes === undefined ? Infinity : freshMinutes * MINUTE_MS,
    files: files === null || leadsElsewhere(files) ? null : files,
    isOfAnyPath: hasParameters(route.path),
  };
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
  if (answer.kind !== 'known') return null;
  const { head } = answer;
  const { language, modules, revision } = head;
  const visit = { cookie: request.headers.cookie, modules, newcomer };
  const found = renderedPage(current, path, query, { head, visit });
  if (found === null) return null;
  const { trueFor, dataPath } = found;
  const period = trueFor === Infinity ? 0 : Math.floor(Date.now() / trueFor);
  return {
    page: () => current.document(path, { language, modules }),
    rendered: found.files,
    isForEveryArm: found.module !== null,
    isOfAnyPath: found.isOfAnyPath,
    restaurantUrl: restaurant,
    base,
    path: found.path,
    query: query.toString(),
    dataPath,
    language,
    revision,
    period,
    opening: `${head.opening} ${dayShown(head, period)}`,
    acceptLanguage,
  };
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

const toCanonicalTag = (language: string): string => {
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
export function languageOfScreen(
  wanted: ScreenRequest | null,
  ofPage: string,
): { language: string; isPersonal: boolean } {
  const language = (wanted && chooseLanguage(wanted)) ?? ofPage;
  return {
    language: toCanonicalTag(language),
    isPersonal: wanted !== null && wanted.dataPath !== null,
  };
}
