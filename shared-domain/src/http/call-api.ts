import {
  type AnswerOf,
  ARMS_HEADER,
  type BodyOf,
  type Call,
  calls,
  DEVICE_HEADER,
  isSessionMarker,
  type ParamsOf,
  STAMP_HEADER,
  VISITOR_HEADER,
} from '../contracts';
import { learnServerTime } from '../clock';
import { ApiError, isApiError } from './api-error';
import { withDeadline } from './deadline';
import { httpPorts, type Visit } from './ports';
import { readResponse, writeBody } from './read-response';
import { withBusyRetries, withRetries } from './retry';
import { endSession, endSessionWhenForbidden, renewedToken } from './session';
import { send } from './transport';
import { type Query, urlOf } from './url';

const HEADER = 'x-request-id';
const BYTES = 16;

/** Id of one call and all its attempts, shared by browser, edge and API: 32 hexadecimal digits. */
const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Sent to the API only: other services need not allow our header (CORS). */
const requestIdHeader = (id: string, baseUrl: string): Readonly<Record<string, string>> =>
  baseUrl === httpPorts().baseUrl ? { [HEADER]: id } : {};

/** A refusal carries its own reason; any other error may have to be looked up in logs. */
const isFailure = ({ kind, status, code }: ApiError): boolean =>
  code !== 'aborted' && (kind !== 'http' || status >= 500);

/** Adds the request id of its call to an error and, for a failure, notifies the page. */
function nameFailure(error: unknown, id: string): void {
  if (!isApiError(error)) return;
  error.requestId ??= id;
  if (isFailure(error)) httpPorts().requestFailed?.(error.requestId);
}

/**
 * Headers that count an order for the arms of its visitor; forced arms and overrides are not
 * counted.
 */
export function visitHeaders(visit: Visit | null): Readonly<Record<string, string>> {
  if (visit === null || visit.id === null) return {};
  const counted = visit.arms
    .filter(({ how }) => how === 'assigned')
    .map(({ experiment, arm }) => `${experiment}=${arm}`);
  return {
    [VISITOR_HEADER]: visit.id,
    ...(counted.length > 0 && { [ARMS_HEADER]: counted.join(',') }),
    ...(visit.stamp !== undefined && { [STAMP_HEADER]: visit.stamp }),
  };
}

const DEADLINE_MS = 10_000;
const ORDER_DEADLINE_MS = 20_000;
const ORDER_CALLS: ReadonlySet<string> = new Set([calls.placeOrder.id, calls.placeTableOrder.id]);

/**
 * Calls with an answer that depends on the device: points of addresses it confirmed, orders it
 * placed and may act on, accounts it has logged in to.
 */
const DEVICE_CALLS: ReadonlySet<string> = new Set(
  [
    calls.getDeliveryFee,
    calls.saveCoordinates,
    calls.getOrder,
    calls.getOrders,
    calls.trackOrder,
    calls.getPayment,
    calls.retryPayment,
    calls.cancelPayment,
    calls.reviewOrder,
    calls.logIn,
    calls.register,
    calls.resetPassword,
    calls.subscribePush,
  ].map(({ id }) => id),
);

export type RequestOf<C extends Call> = (keyof ParamsOf<C> extends never
  ? { readonly params?: undefined }
  : { readonly params: ParamsOf<C> }) &
  (BodyOf<C> extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<C> }) & {
    readonly query?: Query;
    readonly signal?: AbortSignal;
    readonly baseUrl?: string;
  };

type Loose = {
  readonly baseUrl?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly query?: Query;
  readonly signal?: AbortSignal;
};

/**
 * Sends one call of the contract and decodes its answer. Deadline 10 s, orders 20 s, retries
 * included; an answer that is arriving extends it. GETs are retried twice after a lost connection or
 * a 5xx. An order is retried while the server is busy (503 with Retry-After), which its uuid makes
 * safe; no other call is. A 401 is retried once with a refreshed token (DOMAIN-105, OPEN-080); a page
 * that has only the marker of a stored login requests its token before the first call. All attempts
 * share one request id, which the error carries too. `baseUrl` replaces the API's own, and sends
 * no token. Throws only `ApiError`.
 */
export function callApi<C extends Call>(call: C, request: RequestOf<C>): Promise<AnswerOf<C>> {
  return perform(call, request as Loose) as Promise<AnswerOf<C>>;
}

/** Headers of a call besides its token: the visit of an order, or the device. */
function callerHeaders({ id }: Call): Readonly<Record<string, string>> {
  const { getVisit, getDevice } = httpPorts();
  if (ORDER_CALLS.has(id)) return visitHeaders(getVisit());
  return DEVICE_CALLS.has(id) && getDevice ? { [DEVICE_HEADER]: getDevice() } : {};
}

async function perform(
  call: Call,
  { params = {}, body, query, signal, baseUrl = httpPorts().baseUrl }: Loose,
): Promise<unknown> {
  const url = urlOf(baseUrl, call.path, params, query);
  const data = writeBody(call.body, body);
  const isOwn = baseUrl === httpPorts().baseUrl; // another service gets no token of this API
  const token = call.bearer === false || !isOwn ? null : httpPorts().getToken();
  const isOrder = ORDER_CALLS.has(call.id);
  const id = newRequestId();
  const extra = { ...requestIdHeader(id, baseUrl), ...callerHeaders(call) };
  return withDeadline(isOrder ? ORDER_DEADLINE_MS : DEADLINE_MS, signal, (stop, onPart) => {
    const attempt = (bearer: string | null) => async () => {
      const answer = await send({
        method: call.method,
        url,
        token: bearer,
        body: data,
        extra,
        signal: stop,
        onPart,
      });
      // another host may have another time
      if (answer.timed && baseUrl === httpPorts().baseUrl) learnServerTime(answer.timed);
      return readResponse(call.answer, answer);
    };
    const sendAs = (bearer: string | null) => {
      if (isOrder) return withBusyRetries(stop, attempt(bearer));
      return call.method === 'GET' ? withRetries(stop, attempt(bearer)) : attempt(bearer)();
    };
    return withSession(token, sendAs);
  }).catch((error: unknown) => {
    nameFailure(error, id);
    throw error;
  });
}

/**
 * The token of a login of which the page has only the marker. Without an answer of the server it
 * stays the marker: the call fails for the same reason as the refresh.
 */
async function renewToken(marker: string): Promise<string> {
  const token = await renewedToken(marker, requestRefresh);
  if (token !== null) return token;
  if (httpPorts().getToken() === marker) return marker;
  throw new ApiError({
    kind: 'http',
    status: 401,
    code: 'session_expired',
    text: 'The session has expired',
  });
}

async function withSession(
  known: string | null,
  sendAs: (bearer: string | null) => Promise<unknown>,
): Promise<unknown> {
  const token = known !== null && isSessionMarker(known) ? await renewToken(known) : known;
  try {
    return await sendAs(token);
  } catch (error) {
    if (!isApiError(error)) throw error;
    endSessionWhenForbidden(error, token);
    if (error.status !== 401 || token === null) throw error;
    const fresh = await renewedToken(token, requestRefresh);
    if (fresh === null) throw error;
    return sendAs(fresh).catch((again: unknown) => {
      if (isApiError(again)) endSessionWhenForbidden(again, fresh);
      throw again;
    });
  }
}

const isPassing = ({ kind, status }: ApiError) =>
  kind === 'offline' || kind === 'timeout' || status === 429 || status >= 500;

/**
 * Requests a new token (API-33). A refusal ends the session; a missing answer or a busy server does
 * not.
 */
async function requestRefresh(token: string): Promise<string | null> {
  const restaurantId = httpPorts().getRestaurantId();
  try {
    if (restaurantId === null) throw new ApiError({ kind: 'contract', path: 'restaurantId' });
    return (await callApi(calls.refreshToken, { params: { restaurantId }, body: { token } })).token;
  } catch (error) {
    if (isApiError(error) && !isPassing(error)) endSession(token);
    return null;
  }
}
