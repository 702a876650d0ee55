import type { Observe } from '@storefront/edge';
import type { createLogger } from '@storefront/reference-api';

/** The API logs these itself, when it runs in this process. */
const REPORTED_BY_API: readonly string[] = ['api', 'media'];

/** One line of the log for every answer of the edge; none for those of the API. */
export const logResponses =
  (logger: Pick<ReturnType<typeof createLogger>, 'info' | 'error'>): Observe =>
  ({ kind, method, status, seconds, requestId, isCut }) => {
    if (REPORTED_BY_API.includes(kind)) return;
    const line = {
      reqId: requestId,
      method,
      route: `edge:${kind}`,
      status,
      ms: Math.round(seconds * 10_000) / 10,
      cut: isCut || undefined,
    };
    logger[status >= 500 ? 'error' : 'info'](line, 'request');
  };
