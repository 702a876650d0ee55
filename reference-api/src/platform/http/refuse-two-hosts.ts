import { namesOneHost } from '@storefront/http-kit';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal';

/**
 * Refuses requests that name more than one host, and closes their connection. Call before the first
 * route, after what observes requests.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (namesOneHost(raw)) return undefined;
    const { status, body } = refuse(400, 'The request names more than one host', 'host_invalid');
    reply.header('connection', 'close');
    return reply.code(status).send(body);
  });
}
