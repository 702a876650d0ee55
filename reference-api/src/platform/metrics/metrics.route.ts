import type { Metrics } from './metrics';
import type { FastifyInstance } from 'fastify';
import { METRICS_TYPE } from './metrics';
import { refuseStranger } from '../http/operator';
import type { OperatorKey } from '../settings/operator-keys';

export type MetricsDeps = {
  readonly metrics: Metrics;
  readonly operatorKeys: readonly OperatorKey[];
};

/**
 * `GET /metrics` in the text format of Prometheus, with the operator's key; METRICS_ADDR serves the
 * same without a key on another address.
 */
export function metricsRoute(app: FastifyInstance, { metrics, operatorKeys }: MetricsDeps): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const stranger = refuseStranger(request, operatorKeys, 'metrics');
    if (stranger) return reply.code(stranger.status).send(stranger.body);
    return reply.type(METRICS_TYPE).send(await metrics.text());
  });
}
