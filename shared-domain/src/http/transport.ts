import type { TimedAnswer } from '../clock';
import { ApiError } from './api-error';

/**
 * `retryAfter`: the header of that name, '' without one. `timed`: what the server's time is read
 * from.
 */
export type HttpResponse = {
  readonly status: number;
  readonly text: string;
  readonly retryAfter?: string;
  readonly timed?: TimedAnswer;
};
export type Outgoing = {
  readonly method: string;
  readonly url: string;
  readonly token: string | null;
  readonly body: string | undefined;
  readonly extra: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Called when a part of the answer has arrived. */
  readonly onPart: () => void;
};

/**
 * Sends one request and returns any answer, of any status, as text. Throws `ApiError` (offline)
 * without an answer. The client library is loaded with the first request: the first screen's data
 * does not need it.
 */
export async function send(outgoing: Outgoing): Promise<HttpResponse> {
  const { method, url, token, body, extra, signal, onPart } = outgoing;
  const headers: Record<string, string> = { Accept: 'application/json', ...extra };
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    const { default: axios } = await import(/* webpackChunkName: "axios" */ 'axios');
    const sentAt = performance.now();
    const answer = await axios.request<string>({
      method,
      url,
      headers,
      data: body,
      signal,
      onDownloadProgress: onPart,
      responseType: 'text',
      proxy: false,
      transformRequest: [(data: string | undefined) => data],
      transformResponse: [(data: string) => data],
      validateStatus: () => true,
    });
    const receivedAt = performance.now();
    const header = (name: string): string | null => {
      const value: unknown = answer.headers[name];
      return typeof value === 'string' ? value : null;
    };
    const [date, age] = [header('date'), header('age')];
    // only the answers of GETs are stored
    const cacheControl = method === 'GET' ? header('cache-control') : 'no-store';
    return {
      status: answer.status,
      text: answer.data ?? '',
      retryAfter: header('retry-after') ?? '',
      timed: { date, age, cacheControl, sentAt, receivedAt },
    };
  } catch (cause) {
    throw new ApiError({ kind: 'offline', cause });
  }
}
