import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { PageSite } from '@storefront/compositions';
import { budget, BudgetExceededError } from '@storefront/http-kit';
import { paymentDocumentOf, type Preview, previewState, StoreBusyError } from '@storefront/release';
import { LRUCache } from 'lru-cache';
import { compositionPage } from '../current-page';
import { createEdge, type EdgeOptions, type Handler } from '../edge';
import { sendText } from '../send';
import { isHealth } from '../serve-health';
import { longAddress, previewLabel, withoutPreview } from './preview-address';
import { sendNotice } from './preview-notice';

export interface PreviewsOptions extends Pick<
  EdgeOptions,
  'store' | 'api' | 'readApi' | 'publicUrl' | 'onAnswer' | 'log'
> {
  /** Origin of which each preview has a subdomain. */
  readonly origin: string;
  readonly site?: PageSite | undefined;
  /** The edge of the storefront: it answers every other host, and serves builds, pictures and the API. */
  readonly storefront: Handler;
}

/** Limits of requests for previews, besides those of pages: each reads about ten files of the store. */
const PREVIEWS = { name: 'previews', atOnce: 8, waiting: 64, everyMs: 5 } as const;
const MAX_OPEN = 20;

const SHARED = /^\/(?:api|media|builds)(?:\/|$)/;
/** What counts visits, measures them, or sends them to vendors. */
const COUNTED = [
  /^\/api\/(?:telemetry|policy-reports|keen-tracking|metric-data|vendor-frame)(?:\/|$)/,
  /^\/api\/restaurant\/[^/]*\/facebook-pixel(?:\/|$)/,
];

const UNLISTED = 'noindex, nofollow';
const PRIVATE = { 'cache-control': 'private, no-store' } as const;

/** Adds headers to an answer of the edge, which win over those that it is sent with. */
function addHeaders(response: ServerResponse, added: OutgoingHttpHeaders): void {
  const write = response.writeHead.bind(response) as (
    status: number,
    headers: OutgoingHttpHeaders,
  ) => ServerResponse;
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) =>
    write(status, { ...headers, ...added })) as ServerResponse['writeHead'];
}

/** Visits of a preview are counted nowhere, and leave nothing behind in the browser. */
const siteOf = (site: PageSite | undefined): PageSite => ({
  ...site,
  telemetry: 'off',
  serviceWorker: 'off',
  keenTracking: undefined,
  services: { ...site?.services, metricsUrl: undefined, vendorBase: undefined },
});

/**
 * Serves previews on origins of their own, so that their scripts share no cookie, storage, cache or
 * service worker with the storefront; `/~<name>/…` of the storefront leads there. Every other request goes
 * to `storefront`. Pages are rendered in the browser: previews use none of the processes of the renderer.
 */
export function servePreviews(options: PreviewsOptions): Handler {
  const { store, origin, site, publicUrl, storefront, api, readApi, onAnswer, log } = options;
  const inTurn = budget(PREVIEWS);
  const edges = new LRUCache<string, Handler>({ max: MAX_OPEN });

  async function edgeOf(preview: Preview): Promise<Handler> {
    const payment = await paymentDocumentOf(store, preview);
    const key = `${preview.composition} ${payment}`;
    const known = edges.get(key);
    if (known) return known;
    const page = compositionPage(store, preview.composition, siteOf(site), payment);
    await page(); // one that cannot be read is not cached
    const made = createEdge({
      store,
      channel: preview.channel,
      api,
      page,
      ...(readApi ? { readApi } : {}),
      ...(onAnswer ? { onAnswer } : {}),
      ...(log ? { log } : {}),
    });
    edges.set(key, made);
    return made;
  }

  async function servePage(
    label: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const state = await previewState(store, label, new Date());
    if (response.destroyed) return; // the visitor left while waiting
    if (state.kind === 'live') return (await edgeOf(state.preview))(request, response);
    sendNotice(request, response, {
      label,
      state,
      link: withoutPreview(origin, publicUrl, request),
    });
  }

  function serve(label: string, request: IncomingMessage, response: ServerResponse): void {
    const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    if (COUNTED.some((counted) => counted.test(path))) {
      request.resume();
      return sendText(request, response, 404, 'A preview is not counted');
    }
    response.setHeader('x-robots-tag', UNLISTED);
    if (SHARED.test(path)) return storefront(request, response);
    addHeaders(response, PRIVATE);
    if (path === '/robots.txt')
      return sendText(request, response, 200, 'User-agent: *\nDisallow: /');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(request, response, 405, 'Method not allowed');
    inTurn(() => servePage(label, request, response)).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      const isBusy = error instanceof BudgetExceededError || error instanceof StoreBusyError;
      sendText(request, response, isBusy ? 503 : 500, 'The preview could not be read');
    });
  }

  return (request, response) => {
    const { url = '/', method } = request;
    const label = isHealth(url) ? null : previewLabel(origin, request);
    if (label !== null) return serve(label, request, response);
    const long = method === 'GET' || method === 'HEAD' ? longAddress(origin, url) : null;
    if (long === null) return storefront(request, response);
    response.setHeader('location', long);
    addHeaders(response, PRIVATE);
    sendText(request, response, 302, 'The preview has an address of its own');
  };
}
