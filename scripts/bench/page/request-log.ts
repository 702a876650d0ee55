import type { CDPSession } from '@playwright/test';

type RequestKind = 'html' | 'script' | 'style' | 'data' | 'image' | 'font' | 'other';

/**
 * One request of a load. Milliseconds on the page's own clock; bytes as transferred, with headers.
 */
export interface LoggedRequest {
  readonly url: string;
  readonly startMs: number;
  /** At the lowest priority, which prefetches use. */
  readonly isIdle: boolean;
  kind: RequestKind;
  status: number;
  protocol: string;
  fromCache: boolean;
  bytes: number;
  /** Null until it has ended. */
  endMs: number | null;
  failed: boolean;
}

export interface RequestLog {
  /**
   * In the order in which they were made, on the clock that starts at `timeOrigin` (milliseconds
   * since 1970).
   */
  requests(timeOrigin: number): LoggedRequest[];
  /** Number of pending requests. */
  open(): number;
  /** `Date.now()` of the last event. */
  lastEventAt(): number;
}

const byResourceType: Readonly<Record<string, RequestKind>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  Font: 'font',
  Fetch: 'data',
  XHR: 'data',
  EventSource: 'data',
};

/**
 * The resource type is the kind of the request, except for prefetches: those use the response's
 * MIME type.
 */
function classifyRequest(mimeType: string, resourceType: string): RequestKind {
  const known = byResourceType[resourceType];
  if (known !== undefined) return known;
  if (/javascript|ecmascript/.test(mimeType)) return 'script';
  if (mimeType.includes('css')) return 'style';
  if (mimeType.startsWith('image')) return 'image';
  if (mimeType.includes('font')) return 'font';
  return mimeType.includes('json') ? 'data' : 'other';
}

/** Records every request of a page from now on. */
export function logRequests(cdp: CDPSession): RequestLog {
  const byId = new Map<string, LoggedRequest>();
  const requests: LoggedRequest[] = [];
  const under = new Set<string>();
  let lastEventAt = Date.now();
  /** Between the clock of the events and that of the calendar. */
  let epoch = 0;
  const end = (id: string, timestamp: number, change: Partial<LoggedRequest>): void => {
    lastEventAt = Date.now();
    under.delete(id);
    const request = byId.get(id);
    if (request) Object.assign(request, { endMs: timestamp * 1000, ...change });
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type }) => {
    if (!request.url.startsWith('http')) return;
    lastEventAt = Date.now();
    epoch = (wallTime - timestamp) * 1000;
    if (type !== 'EventSource') under.add(requestId);
    const logged: LoggedRequest = {
      url: request.url,
      startMs: timestamp * 1000,
      endMs: null,
      isIdle: request.initialPriority === 'VeryLow',
      kind: 'other',
      status: 0,
      protocol: '',
      fromCache: false,
      bytes: 0,
      failed: false,
    };
    byId.set(requestId, logged);
    requests.push(logged);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = byId.get(requestId);
    if (request) request.fromCache = true;
  });
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const request = byId.get(requestId);
    if (!request) return;
    request.kind = classifyRequest(response.mimeType, type);
    request.status = response.status;
    request.protocol = response.protocol ?? '';
    request.fromCache ||=
      response.fromDiskCache === true ||
      response.fromPrefetchCache === true ||
      response.fromServiceWorker === true;
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, { bytes: encodedDataLength }),
  );
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) =>
    end(requestId, timestamp, { failed: true }),
  );
  const onClock =
    (timeOrigin: number) =>
    (request: LoggedRequest): LoggedRequest => ({
      ...request,
      startMs: request.startMs + epoch - timeOrigin,
      endMs: request.endMs === null ? null : request.endMs + epoch - timeOrigin,
    });
  return {
    requests: (timeOrigin) => requests.map(onClock(timeOrigin)),
    open: () => under.size,
    lastEventAt: () => lastEventAt,
  };
}
