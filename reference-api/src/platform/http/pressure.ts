import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ServerBusyError } from './server-busy';

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
