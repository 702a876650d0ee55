import { forbidDocument } from '@storefront/http-kit';
import type { FastifyInstance } from 'fastify';

/**
 * Gives every response the headers of an answer that is no document. The class of this server's responses
 * has set them before; a server of another part, to which the API is a handler, may have no such class. A
 * route of a document replaces the policy. Call before all other hooks: they may refuse a request.
 */
export function forbidDocuments(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, { raw }) => forbidDocument(raw));
}
