import { ApiError } from './api-error';

/** `retryAfter`: the header of that name, '' without one. */
export type Answer = {
  readonly status: number;
  readonly text: string;
  readonly retryAfter?: string;
};
export type Outgoing = {
  readonly method: string;
  readonly url: string;
  readonly token: string | null;
  readonly body: string | undefined;
  readonly extra: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
};

/**
 * Sends one request and returns any answer, of any status, as text. Throws `ApiError` (offline)
 * without an answer. The client library is loaded with the first request: the first screen's data
 * does not need it.
 */
export async function send({ method, url, token, body, extra, signal }: Outgoing): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json', ...extra };
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    const { default: axios } = await import('axios');
    const answer = await axios.request<string>({
      method,
      url,
      headers,
      data: body,
      signal,
      responseType: 'text',
      proxy: false,
      transformRequest: [(data: string | undefined) => data],
      transformResponse: [(data: string) => data],
      validateStatus: () => true,
    });
    const retryAfter: unknown = answer.headers['retry-after'];
    return {
      status: answer.status,
      text: answer.data ?? '',
      retryAfter: typeof retryAfter === 'string' ? retryAfter : '',
    };
  } catch (cause) {
    throw new ApiError({ kind: 'offline', cause });
  }
}
