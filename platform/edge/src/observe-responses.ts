import type { IncomingMessage, ServerResponse } from 'node:http';
import { inRequest, nameRequest } from './request-id';

/** Kind of an address of the edge. */
export type ResponseKind = 'page' | 'build' | 'news' | 'file' | 'api' | 'media';

/** A completed answer. It contains no URL: the part after the restaurant may be personal data. */
export interface ObservedResponse {
  readonly kind: ResponseKind;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
  readonly requestId: string;
  /** The connection ended before the answer did. */
  readonly isCut: boolean;
}

export type Observe = (answer: ObservedResponse) => void;

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/** Gives a request an id, and reports its answer once it is complete. Returns the id. */
export function observeResponse(
  kind: ResponseKind,
  request: IncomingMessage,
  response: ServerResponse,
  observe: Observe,
): string {
  const began = performance.now();
  const requestId = nameRequest(request, response);
  const method = METHODS.find((known) => known === request.method) ?? 'other';
  response.once('close', () =>
    inRequest(requestId, () =>
      observe({
        kind,
        method,
        requestId,
        status: response.statusCode,
        seconds: (performance.now() - began) / 1000,
        isCut: !response.writableEnded,
      }),
    ),
  );
  return requestId;
}
