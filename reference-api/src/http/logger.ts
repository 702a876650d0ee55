import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { pino, type DestinationStream } from 'pino';

/** The log of the server. Of an address only the path is written: queries carry codes of tables and links back to carts. */
export const createLogger = (level: string, to?: DestinationStream): FastifyBaseLogger => pino({
  level,
  redact: ['req.headers.authorization'],
  serializers: { req: ({ method, url, host, ip }: FastifyRequest) => ({ method, path: url.split('?', 1)[0], host, remoteAddress: ip }) },
}, to ?? pino.destination(1));
