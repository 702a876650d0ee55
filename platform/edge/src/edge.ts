import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageSite } from '@storefront/compositions';
import { budget, BudgetExceededError } from '@storefront/http-kit';
import { LRUCache } from 'lru-cache';
import { type Store, StoreBusyError } from '@storefront/release';
import { serveBuildFile } from './build-files';
import type { CurrentPage } from './channel-page';
import { followChannel } from './current-page';
import type { EdgeMetrics } from './edge-metrics';
import { manifestBase } from './head/manifest';
import { originOfRequest } from './head/page-place';
import { type Api, forward } from './mount-api';
import { type ResponseKind, type Observe, observeResponse } from './observe-responses';
import { plainAddress, plainPath } from './plain/plain-address';
import { plainBudget, servePlainDocument } from './plain/serve-plain-document';
import { pageQuery } from './render/page-query';
import { firstCookie, languageOfScreen, screenRequest } from './render/page-screen';
import type { Renderer, ScreenRequest } from './render/renderer';
import { type ReadApi, restaurantHeads } from './restaurant-head';
import { inRequest } from './request-id';
import { sendText } from './send';
import { serveManifest, serveRobots, serveSitemap } from './serve-head-files';
import { type Unready, isHealth, serveHealth } from './serve-health';
import { isRest, restServer } from './serve-rest';
import { revisionOf, serveUpdates } from './serve-updates';
import { type PageRequest, readAddress, serveComingPage, servePage } from './serve-page';
import { serveStartList } from './start-list';
import { serveWorker } from './serve-worker';
import { within } from './within';

export interface EdgeOptions {
  readonly store: Store;
  readonly channel: string;
  readonly api: Api;
  /**
   * Reads the API for the title, the cover and the list of restaurants; without it the HTML
   * contains none of them.
   */
  readonly readApi?: ReadApi;
  /**
   * Overrides the page of the channel's newest revision: a measurement serves other builds by the
   * same code.
   */
  readonly page?: () => Promise<CurrentPage | null>;
  /**
   * Settings of the storefront's operator: maps, services, names. Ignored with `page`, which has
   * its own site.
   */
  readonly site?: PageSite | undefined;
  /**
   * Public URL of the storefront, for links in previews and for search engines; default: the host
   * of each request.
   */
  readonly publicUrl?: string | undefined;
  /**
   * Describes restaurants and renders first screens; without it every page is rendered in the browser, and
   * states no more than its address.
   */
  readonly renderer?: Renderer | null;
  /**
   * Whether a served page prepares the renders of the other entry pages. Default: yes; a test that
   * does not open them saves their processes.
   */
  readonly preparesPages?: boolean;
  /** Address of one more script in every page: the reload of `npm run dev`. */
  readonly extraScript?: string;
  /** If off, every load gets the newest revision: for development. Default: on. */
  readonly pinSessions?: boolean;
  /** Returns an additional reason why the server must not receive customers: for `/readyz`. */
  readonly unready?: Unready;
  /** Called after every answer is complete. */
  readonly onAnswer?: Observe;
  /** Counts the answers. */
  readonly metrics?: EdgeMetrics;
  /** Gets one sentence when the store cannot be read. */
  readonly log?: (line: string) => void;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const API = '/api';
const MEDIA = '/media';
const UPDATES = '/channel.json';
const WORKER = '/sw.js';
/** Path of Google's redirect: a page of the storefront, without a restaurant. */
const GOOGLE_RETURN = '/google-return';
const under = (pathname: string, base: string): boolean =>
  pathname === base || pathname.startsWith(`${base}/`);
const isStart = (pathname: string): boolean => /^\/(app\/?)?$/.test(pathname);
const OF_EVERY_RESTAURANT = { kind: 'no-answer' } as const;
const NO_RESTAURANT = { kind: 'unknown-restaurant' } as const;
/** For a manifest and a document without scripts: no other part of a page waits for them. */
const FILE_WAIT_MS = 3000;
/**
 * Limits of page requests: concurrent ones, waiting ones, and the ms between two starts. Each
 * blocks the event loop for about 1 ms, and orders need it too.
 */
const PAGES = { name: 'pages', atOnce: 32, waiting: 256, everyMs: 5 } as const;
/** Limits of pages whose text is cached: each takes about 0.2 ms. */
const CACHED_PAGES = {
  name: 'cached pages',
  atOnce: 32,
  waiting: 256,
  everyMs: 0.4,
  burst: 16,
} as const;
/** Paths whose latest page was cached, so that the next one probably is. */
const MAX_CACHED_PATHS = 1000;
/** A last segment with a file extension is a request for a file; files have their own prefixes. */
const isFile = (pathname: string): boolean => /\.[a-z0-9]{1,8}$/i.test(pathname);

/** Time in ms after which the head of a page is sent before its screen: a stored one comes sooner. */
const WHOLE_MS = 25;

/** Pages of one path with different products are different pages. */
const addressKey = (pathname: string, { url = '' }: IncomingMessage): string =>
  `${pathname}?${pageQuery(url).toString()}`;

/** Kind of an address, for the metrics of answers. */
function classifyPath(pathname: string): ResponseKind {
  if (under(pathname, API)) return 'api';
  if (under(pathname, MEDIA)) return 'media';
  if (under(pathname, '/builds')) return 'build';
  if (pathname === UPDATES) return 'news';
  return isFile(pathname) ? 'file' : 'page';
}

/**
 * One port: HTML for every address of a restaurant, the immutable files of the builds, and the API
 * behind it.
 */
export function createEdge(options: EdgeOptions): Handler {
  const {
    store,
    channel,
    api,
    readApi,
    renderer: given = null,
    preparesPages = true,
    extraScript,
    publicUrl,
    site,
    pinSessions = true,
    unready = () => null,
    metrics,
    onAnswer,
    log = () => undefined,
  } = options;
  const served =
    options.page ??
    followChannel({ store, channel, site, newsUrl: pinSessions ? UPDATES : '', log });
  const renderer = given?.hasScreens === true ? given : null;
  let prepared: CurrentPage | null = null;
  /**
   * Reads the channel also for health checks and metrics: a new revision is prepared before its
   * visitors, once, so that the processes of an edge without visitors end.
   */
  async function current(): Promise<CurrentPage | null> {
    const page = await served();
    if (page !== null && page !== prepared && preparesPages) renderer?.prepare(page, []);
    prepared = page;
    return page;
  }
  if (renderer && preparesPages) current().catch(() => undefined); // the first request reports it
  const headOf = restaurantHeads({
    read: readApi ?? null,
    source: given?.heads ?? null,
    page: current,
    mediaBase: MEDIA,
    log,
  });
  const serveRest = restServer(store);
  const pageInTurn = budget(PAGES);
  const cachedInTurn = budget(CACHED_PAGES);
  const plainInTurn = plainBudget();
  const cachedPaths = new LRUCache<string, true>({ max: MAX_CACHED_PATHS });
  metrics?.follow(async () => revisionOf(await current()));
  if (store.trust) metrics?.followTrust(store.trust);
  const observe: Observe = (answered) => {
    metrics?.answered(answered);
    onAnswer?.(answered);
  };

  /** The few files that are generated, not published. Returns false for any other address. */
  async function respondWithFile(
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const [origin, ofManifest] = [originOfRequest(request, publicUrl), manifestBase(pathname)];
    const plain = plainAddress(pathname);
    const { restaurant: plainRestaurant } = readAddress(plain?.base ?? '');
    if (pathname === UPDATES) serveUpdates(request, response, await current());
    else if (pathname === WORKER) serveWorker(request, response, await current());
    else if (pathname === '/robots.txt') serveRobots(request, response, readApi ? origin : null);
    else if (pathname === '/sitemap.xml') await serveSitemap(readApi, request, response, origin);
    else if (ofManifest !== null)
      serveManifest(
        request,
        response,
        await headOf(readAddress(ofManifest).restaurant ?? '', FILE_WAIT_MS),
        ofManifest,
      );
    else if (plain !== null && plainRestaurant !== null)
      await plainInTurn(async () => {
        if (response.destroyed) return; // the visitor left while waiting
        const answer = await headOf(plainRestaurant, FILE_WAIT_MS);
        const page = {
          current: await current(),
          answer,
          renderer,
          restaurant: plainRestaurant,
          ...plain,
        };
        await servePlainDocument(request, response, page);
      });
    else return false;
    return true;
  }

  /** The turn of the request ends with the head of the page: it is not occupied by the wait. */
  async function respondWithScreen(
    request: IncomingMessage,
    response: ServerResponse,
    parts: Omit<PageRequest, 'screen'>,
    wanted: ScreenRequest | null,
  ): Promise<void> {
    const leaves = new AbortController();
    response.once('close', () => leaves.abort());
    const coming =
      renderer && wanted ? renderer.screenOf(wanted, leaves.signal) : Promise.resolve(null);
    const early = await within(
      WHOLE_MS,
      coming.then((screen) => ({ screen })),
    );
    if (response.destroyed) return;
    const { current: page } = parts;
    if (early || page === null)
      servePage(request, response, { ...parts, ...(early ?? { screen: null }) });
    else
      serveComingPage(request, response, {
        ...parts,
        current: page,
        ...languageOfScreen(wanted, page.language),
        coming,
      });
  }

  async function respondWithPage(
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (response.destroyed) return; // the client did not wait for its turn
    const address = readAddress(pathname);
    const { restaurant, base, path } = address;
    if (isStart(pathname) && readApi && (await serveStartList(readApi, request, response))) return;
    const [page, head] = await Promise.all([
      current(),
      pathname === GOOGLE_RETURN
        ? OF_EVERY_RESTAURANT
        : restaurant === null
          ? NO_RESTAURANT
          : headOf(restaurant),
    ]);
    const newcomer = randomUUID();
    const visit = { request, address, current: page, answer: head, newcomer };
    const wanted = screenRequest(visit);
    const modules = head.kind === 'known' ? head.head.modules : [];
    const cached = (wanted?.dataPath === null && renderer?.cachedScreen(wanted)) || null;
    // Paths without a page share a screen, but not its text: their pages are not as cheap.
    const key = addressKey(pathname, request);
    if (cached && head.kind === 'known' && page?.hasRoute(path)) cachedPaths.set(key, true);
    else cachedPaths.delete(key);
    const undescribed = head.kind === 'no-answer' && pathname !== GOOGLE_RETURN ? restaurant : null;
    const parts = {
      current: page,
      place: { origin: originOfRequest(request, publicUrl), base, path, undescribed },
      answer: head,
      extraScript,
      plainPath:
        renderer && page?.ofShell('plain-document') && head.kind === 'known'
          ? plainPath(head.head, base)
          : null,
      firstCookie: renderer && firstCookie(visit),
    };
    if (cached || request.method === 'HEAD')
      servePage(request, response, { ...parts, screen: cached });
    else await respondWithScreen(request, response, parts, wanted);
    if (page !== null && preparesPages) renderer?.prepare(page, modules);
  }

  async function answer(
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (isRest(pathname)) return serveRest(pathname, request, response);
    if (under(pathname, '/builds')) return serveBuildFile(store, pathname, request, response);
    if (await respondWithFile(pathname, request, response)) return;
    if (isFile(pathname)) return sendText(request, response, 404, 'Not found');
    const inTurn = cachedPaths.has(addressKey(pathname, request)) ? cachedInTurn : pageInTurn;
    await inTurn(() => respondWithPage(pathname, request, response));
  }

  function route(pathname: string, request: IncomingMessage, response: ServerResponse): void {
    if (under(pathname, API)) return forward(api, API, request, response);
    if (under(pathname, MEDIA)) return forward(api, '', request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(request, response, 405, 'Method not allowed');
    answer(pathname, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else if (error instanceof BudgetExceededError)
        sendText(request, response, 503, error.message);
      else if (error instanceof StoreBusyError)
        sendText(request, response, 503, 'The store does not answer right now');
      else sendText(request, response, 500, 'The storefront could not be read from its store');
    });
  }

  return (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    if (isHealth(pathname))
      return void serveHealth(request, response, pathname, {
        current,
        unready,
        alarms: () => store.trust?.alarms() ?? [],
      });
    inRequest(observeResponse(classifyPath(pathname), request, response, observe), () =>
      route(pathname, request, response),
    );
  };
}
