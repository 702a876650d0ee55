/**
 * offline: no answer · timeout: the deadline passed · http: a 4xx or 5xx · contract: the request or
 * the answer violates the contract.
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'http' | 'contract';

type Fields = {
  kind: ApiErrorKind;
  status?: number;
  code?: string | null;
  text?: string;
  path?: string | null;
  body?: unknown;
  retryAfter?: number | null;
  cause?: unknown;
};

/** The only error that calls of the API throw. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Status of the answer; 0 when there was none. */
  readonly status: number;
  /**
   * Stable code for programs: the server's, `aborted` when the caller aborted, `not_logged` from
   * `getUser`; else null.
   */
  readonly code: string | null;
  /** The server's `error`, byte for byte (DOMAIN-103); '' without one. */
  readonly text: string;
  /** Name of the field that was refused or that violates the contract; null when unknown. */
  readonly path: string | null;
  /**
   * The whole error body as received (`price_changed` carries totals in it); undefined when it is
   * not JSON.
   */
  readonly body: unknown;
  /** Seconds to wait before the next attempt, by the answer's Retry-After; null without one. */
  readonly retryAfter: number | null;

  /** Id of the call in the logs of edge and API, for support; null when none was sent. */
  requestId: string | null = null;

  constructor({
    kind,
    status = 0,
    code = null,
    text = '',
    path = null,
    body,
    retryAfter = null,
    cause,
  }: Fields) {
    super(text || `${kind} ${status}${path ? ` at ${path}` : ''}`, { cause });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.text = text;
    this.path = path;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
