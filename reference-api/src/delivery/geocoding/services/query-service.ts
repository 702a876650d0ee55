import { GeocoderUnavailable } from '../geocoder';
import { requestThrottle, retryAfterMs } from './request-throttle';
import { readBounded } from './read-bounded';

/**
 * Connection to a service. `url` has no slash at its end; `agent` identifies the storefront, as the
 * services' policies require; `timeoutMs` limits one request, `intervalMs` their rate.
 */
export type ServiceOptions = {
  url: string;
  agent: string;
  timeoutMs?: number | undefined;
  intervalMs?: number | undefined;
};

type Query = Readonly<Record<string, string | number | null | undefined>>;
/**
 * Fetches the JSON of a path; null when the service finds nothing. Throws `GeocoderUnavailable`.
 */
export type Request = (path: string, query?: Query) => Promise<unknown>;

const TIMEOUT_MS = 3000;

function toUrl(base: string, path: string, query: Query): URL {
  const url = new URL(`${base}${path}`);
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined && value !== '')
      url.searchParams.set(name, String(value));
  return url;
}

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';

/** Maps an error of the request to the callers' error. */
const unavailable = (error: unknown): GeocoderUnavailable =>
  error instanceof GeocoderUnavailable
    ? error
    : new GeocoderUnavailable(isTimeout(error) ? 'timeout' : 'unreachable', { cause: error });

const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400;

/** Redirect target, on the same host only: addresses of customers are sent to no other host. */
function sameHost(response: Response, from: URL): URL {
  const location = response.headers.get('location');
  const to = location === null ? null : new URL(location, from);
  if (to === null || to.host !== from.host || to.protocol !== from.protocol)
    throw new GeocoderUnavailable('unreachable');
  return to;
}

/**
 * Sends requests to one service over HTTP, with a timeout, a rate limit and a limit of the response
 * size.
 */
export function queryService({
  url,
  agent,
  timeoutMs = TIMEOUT_MS,
  intervalMs = 0,
}: ServiceOptions): Request {
  const throttle = requestThrottle(intervalMs);

  async function fetchOnce(address: URL, signal: AbortSignal): Promise<Response> {
    const response = await fetch(address, {
      signal,
      redirect: 'manual',
      headers: { 'user-agent': agent, accept: 'application/json' },
    });
    const isTired =
      response.status === 429 || (response.status === 503 && response.headers.has('retry-after'));
    if (!isTired) return response;
    throttle.pauseFor(retryAfterMs(response.headers.get('retry-after'), Date.now()));
    await response.body?.cancel();
    throw new GeocoderUnavailable('busy');
  }

  async function answerOf(address: URL): Promise<unknown> {
    const signal = AbortSignal.timeout(timeoutMs);
    let response = await fetchOnce(address, signal);
    if (isRedirect(response)) response = await fetchOnce(sameHost(response, address), signal);
    if (response.ok) return readBounded(response);
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new GeocoderUnavailable('unreachable');
  }

  return async (path, query = {}) => {
    await throttle.turn();
    return answerOf(toUrl(url, path, query)).catch((error: unknown) => {
      throw unavailable(error);
    });
  };
}
