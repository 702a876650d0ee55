import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import { plainLines } from './plain-lines';
import { shownError } from './shown-error';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export const LOG_FORMATS = ['json', 'text'] as const;
type LogFormat = (typeof LOG_FORMATS)[number];
export type LogOptions = { level: string; format?: LogFormat; to?: DestinationStream };

/**
 * The log of the server: one JSON object per line, or one line of text for people. No personal data
 * is written (S33): of a request its method, of an error the output of `shownError`; the line of a
 * request comes from `observeRequests`.
 */
export function createLogger({
  level,
  format = 'json',
  to = pino.destination(1),
}: LogOptions): FastifyBaseLogger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: (error: unknown) => shownError(error),
        req: ({ method }: { method?: string }) => ({ method }),
        res: ({ statusCode }: { statusCode?: number }) => ({ status: statusCode }),
      },
    },
    format === 'text' ? plainLines(to) : to,
  );
}
