/**
 * offline: no answer came · timeout: the deadline passed · http: a 4xx or 5xx · contract: what was
 * sent or answered breaks the contract.
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

/** The only thing a call of the API throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Status of the answer; 0 when there was none. */
  readonly status: number;
  /**
   * Stable code for programs: the server's, `aborted` when the caller gave up, `not_logged` from
   * `getUser`; else null.
   */
  readonly code: string | null;
  /** The server's `error`, byte for byte (DOMAIN-103); '' when it gave none. */
  readonly text: string;
  /** Name of the field that was refused or that breaks the contract; null when unknown. */
  readonly path: string | null;
  /**
   * The whole error body as it came (`price_changed` carries totals in it); undefined when it is
   * not JSON.
   */
  readonly body: unknown;
  /**
   * Seconds to wait before the next try, as the answer's Retry-After says it; null when it says
   * nothing.
   */
  readonly retryAfter: number | null;

  /** Name of the call in the logs of edge and API, for support; null when none was sent. */
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
