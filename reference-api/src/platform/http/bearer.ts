import type { FastifyRequest } from 'fastify';

/** The token of a request, without its scheme; null when none was sent. */
export const parseBearer = (request: FastifyRequest): string | null =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
