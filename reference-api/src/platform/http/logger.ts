import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { shownError } from './shown-error';

const FIRST = ['level', 'time', 'msg'];

const shown = (value: unknown): string =>
  typeof value === 'string' && /^[\w./:*-]+$/.test(value) ? value : JSON.stringify(value);

/**
 * One line of the log as people read it: `20:01:02 info request method=POST
 * route=/restaurant/:restaurantId/order status=200`.
 */
function plainLine(json: string): string {
  const line = JSON.parse(json) as Record<string, unknown>;
  const rest = Object.entries(line)
    .filter(([name]) => !FIRST.includes(name))
    .map(([name, value]) => `${name}=${shown(value)}`);
  return [String(line['time']).slice(11, 19), line['level'], line['msg'], ...rest]
    .filter((part) => part !== undefined)
    .join(' ');
}

/**
 * Turns the log's JSON into lines for a terminal. Characters escaped by JSON stay escaped, so a
 * line is always one line.
 */
const plainLines = (to: DestinationStream): DestinationStream => ({
  write: (json) => void to.write(`${plainLine(json)}\n`),
});

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
