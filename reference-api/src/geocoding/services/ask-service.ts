import { GeocoderUnavailable } from '../geocoder';
import { patience, restOf } from './patience';
import { readBounded } from './read-bounded';

/**
 * How a service is asked. `url` has no slash at its end; `agent` names us, as their policies ask;
 * `timeoutMs` bounds one answer, `intervalMs` their number.
 */
export type ServiceOptions = {
  url: string;
  agent: string;
  timeoutMs?: number | undefined;
  intervalMs?: number | undefined;
};

type Query = Readonly<Record<string, string | number | null | undefined>>;
/**
 * Answers the JSON of a path; null where the service says that there is nothing. Throws
 * `GeocoderUnavailable`.
 */
export type Ask = (path: string, query?: Query) => Promise<unknown>;

const TIMEOUT_MS = 3000;

function addressOf(base: string, path: string, query: Query): URL {
  const url = new URL(`${base}${path}`);
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined && value !== '')
      url.searchParams.set(name, String(value));
  return url;
}

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';

/** What went wrong on the way, as callers know it. */
const unavailable = (error: unknown): GeocoderUnavailable =>
  error instanceof GeocoderUnavailable
    ? error
    : new GeocoderUnavailable(isTimeout(error) ? 'timeout' : 'unreachable', { cause: error });

const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400;

/**
 * Where an answer sends us on, when it is the same host: addresses of customers go nowhere else.
 */
function sameHost(response: Response, from: URL): URL {
  const location = response.headers.get('location');
  const to = location === null ? null : new URL(location, from);
  if (to === null || to.host !== from.host || to.protocol !== from.protocol)
    throw new GeocoderUnavailable('unreachable');
  return to;
}

/** Asks one service over HTTP, never longer, oftener or for more than is bearable. */
export function askService({
  url,
  agent,
  timeoutMs = TIMEOUT_MS,
  intervalMs = 0,
}: ServiceOptions): Ask {
  const line = patience(intervalMs);

  async function fetchOnce(address: URL, signal: AbortSignal): Promise<Response> {
    const response = await fetch(address, {
      signal,
      redirect: 'manual',
      headers: { 'user-agent': agent, accept: 'application/json' },
    });
    const isTired =
      response.status === 429 || (response.status === 503 && response.headers.has('retry-after'));
    if (!isTired) return response;
    line.rest(restOf(response.headers.get('retry-after'), Date.now()));
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
    await line.turn();
    return answerOf(addressOf(url, path, query)).catch((error: unknown) => {
      throw unavailable(error);
    });
  };
}
