import type { FastifyInstance } from 'fastify';
import type { OrderQueue } from './order-queue';

/**
 * Refuses an order that exceeds the queue before its body is read: a refusal must not slow down
 * accepted orders.
 */
export function refuseWithoutCapacity(
  app: FastifyInstance,
  calls: readonly { readonly id: string }[],
  queue: OrderQueue,
): void {
  const ids = new Set(calls.map(({ id }) => id));
  app.addHook(
    'onRequest',
    async ({
      routeOptions: {
        config: { call },
      },
    }) => {
      if (call && ids.has(call.id)) await queue.arrive();
    },
  );
}
