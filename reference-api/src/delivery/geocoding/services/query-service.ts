import { setTimeout as sleep } from 'node:timers/promises';
import { GeocoderUnavailable } from '../geocoder';

const MIN_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 600_000;
/**
 * Maximum wait in ms for a slot: after a longer one the customer has typed on and the result is
 * obsolete.
 */
const MAX_WAIT_MS = 2000;

/**
 * Pause in milliseconds by a `Retry-After` header, in seconds or as a date; at least ten seconds
 * (also without a header), at most ten minutes.
 */
export function retryAfterMs(retryAfter: string | null, now: number): number {
  const text = retryAfter?.trim() ?? '';
  const requested =
    text === '' ? Number.NaN : /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Math.min(
    MAX_PAUSE_MS,
    Math.max(MIN_PAUSE_MS, Number.isNaN(requested) ? MIN_PAUSE_MS : requested),
  );
}

interface RequestThrottle {
  /**
   * Resolves when the next request may be sent. Throws `GeocoderUnavailable` 'busy' while the
   * service is paused, or when too many requests wait.
   */
  turn(): Promise<void>;
  /** Pauses all requests, after the service has requested it. */
  pauseFor(milliseconds: number): void;
}

/**
 * Limits the rate of requests to one service to one per `intervalMs`, and pauses them when the
 * service requests it.
 */
function requestThrottle(intervalMs: number, now: () => number = Date.now): RequestThrottle {
  let [nextAt, pausedUntil] = [0, 0];
  return {
    turn: async () => {
      const at = now();
      const wait = Math.max(0, nextAt - at);
      if (at < pausedUntil || wait > MAX_WAIT_MS) throw new GeocoderUnavailable('busy');
      nextAt = at + wait + intervalMs;
      if (wait > 0) await sleep(wait);
    },
    pauseFor: (milliseconds) => {
      pausedUntil = Math.max(pausedUntil, now() + milliseconds);
    },
  };
}

const MAX_BYTES = 512 * 1024;

/**
 * The JSON of a response; throws `GeocoderUnavailable` 'unreadable' for a body that is no JSON, or
 * larger than 512 kB.
 */
async function readBounded(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new GeocoderUnavailable('unreadable');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch (error) {
    throw new GeocoderUnavailable('unreadable', { cause: error });
  }
}

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
