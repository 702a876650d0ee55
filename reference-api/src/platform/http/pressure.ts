import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ServerBusyError } from './server-busy';

/**
 * Routes that are answered under any load: probes, metrics, open streams, files, and the webhooks
 * of payment providers.
 */
const EXEMPT = ['/healthz', '/readyz', '/metrics', '/realtime/', '/media/', '/payments/'];

/**
 * Refuses requests with 503 and Retry-After while the event loop is late by more than `maxDelayMs`,
 * the mean of the last second: every response is late then, and each further request delays all of
 * them. 0 refuses nothing. Call before the first route.
 */
export async function refuseUnderPressure(app: FastifyInstance, maxDelayMs: number): Promise<void> {
  if (maxDelayMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: async ({ url }) => {
      if (!EXEMPT.some((start) => url.startsWith(start)))
        throw new ServerBusyError('the event loop is late');
    },
  });
}
