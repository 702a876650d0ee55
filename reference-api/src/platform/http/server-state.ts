import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/**
 * The server refuses work that it could not finish in time; the work was not started. `retryAfter`
 * in seconds.
 */
export class ServerBusyError extends Error {
  constructor(
    reason: string,
    readonly retryAfter = 1,
  ) {
    super(`The server is busy: ${reason}`);
    this.name = 'ServerBusyError';
  }
}

/** What a client receives with a 503; `retryAfter` in seconds. */
type UnavailableResponse = {
  readonly error: string;
  readonly code: string;
  readonly retryAfter: number;
};

/** A request that a feature cannot answer now. The error handler responds with 503. */
export abstract class UnavailableError extends Error {
  abstract readonly answer: UnavailableResponse;
  /** Fields of the log line besides the error; no personal data. */
  readonly logged: Readonly<Record<string, unknown>> = {};
}

/**
 * Shutdown state of a server. `close` marks it as closing, once; listeners added by `onClosing` are
 * called then.
 */
export type ShutdownState = {
  readonly isClosing: () => boolean;
  close(): void;
  onClosing(send: () => void): void;
};

export function createShutdownState(): ShutdownState {
  let isClosing = false;
  const listeners: (() => void)[] = [];
  return {
    isClosing: () => isClosing,
    close: () => {
      if (isClosing) return;
      isClosing = true;
      for (const send of listeners) send();
    },
    onClosing: (send) => void listeners.push(send),
  };
}

/**
 * Routes that are answered under any load: probes, metrics, open streams, files, and the webhooks
 * of payment providers.
 */
const EXEMPT = ['/healthz', '/readyz', '/metrics', '/realtime/', '/media/', '/payments/'];

const isExempt = (url: string): boolean => EXEMPT.some((start) => url.startsWith(start));

/**
 * Open requests up to which none is refused: the event loop of a server with few requests is late
 * because of the machine, and a refusal makes it no faster.
 */
const MIN_OPEN_REQUESTS = 32;

/**
 * Refuses requests with 503 and Retry-After while the event loop is late by more than `maxDelayMs`,
 * the mean of the last second, and more than 32 requests are open: every response is late then, and
 * each further request delays all of them. 0 refuses nothing. Call before the first route.
 */
export async function refuseUnderPressure(app: FastifyInstance, maxDelayMs: number): Promise<void> {
  if (maxDelayMs === 0) return;
  let open = 0;
  app.addHook('onRequest', async ({ url }, { raw }) => {
    if (isExempt(url)) return;
    open += 1;
    raw.once('close', () => {
      open -= 1;
    });
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: async ({ url }) => {
      if (open > MIN_OPEN_REQUESTS && !isExempt(url))
        throw new ServerBusyError('the event loop is late');
    },
  });
}
