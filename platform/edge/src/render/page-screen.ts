import type { IncomingMessage } from 'node:http';
import type { CurrentPage } from '../channel-page';
import type { HeadAnswer } from '../head/head-answer';
import type { Address } from '../serve-page';
import type { RenderedPage } from './rendered-page';
import type { Renderer, ScreenRequest } from './renderer';

/** How long the screen of a page stays true while the restaurant's data stays the same, in ms. */
const ALWAYS = Infinity;
/** Days begin at a quarter of an hour in every time zone. */
const QUARTER_HOUR = 15 * 60_000;

/**
 * Pages that are rendered, by their path after the restaurant: all that show only the restaurant's
 * data. The hours mark the present day.
 */
const RENDERED: ReadonlyMap<string, number> = new Map([
  ['', ALWAYS],
  ['info', ALWAYS],
  ['payments', ALWAYS],
  ['hours', QUARTER_HOUR],
]);

/** Parameters that no screen depends on: where a visit comes from. */
const OF_VISIT = /^(?:src|campaign|utm_\w+|fbclid|gclid)$/;

const isPlain = (url: string): boolean => {
  const [, query = ''] = url.split('?', 2);
  return [...new URLSearchParams(query).keys()].every((name) => OF_VISIT.test(name));
};

export interface PageScreenRequest {
  readonly request: IncomingMessage;
  readonly address: Address;
  readonly current: CurrentPage | null;
  readonly answer: HeadAnswer;
}

/**
 * The screen that a request needs; null for a page that is rendered in the browser: of an unknown
 * restaurant, or with parameters such as a table's code.
 */
function screenRequest({
  request,
  address,
  current,
  answer,
}: PageScreenRequest): ScreenRequest | null {
  const { restaurant, base, path } = address;
  if (!current || restaurant === null || answer.kind !== 'known') return null;
  const trueFor = RENDERED.get(path);
  if (trueFor === undefined || !isPlain(request.url ?? '')) return null;
  const { language, modules, revision } = answer.head;
  return {
    page: () => current.document(path, { language, modules }),
    rendered: current.rendered(path, { cookie: request.headers.cookie, modules }),
    restaurantUrl: restaurant,
    base,
    path,
    language,
    revision,
    period: trueFor === ALWAYS ? 0 : Math.floor(Date.now() / trueFor),
    acceptLanguage: request.headers['accept-language'],
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
  return renderer && wanted ? renderer.cachedScreen(wanted) : null;
}
