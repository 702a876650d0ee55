import type { FastifyBaseLogger } from 'fastify';
import { createLogger } from '../platform/http/logger';

export type LogLine = Record<string, unknown> & { level: string; msg: string };

/** A log at its most verbose level, stored for a test. */
export function capturedLog(level = 'trace'): {
  logger: FastifyBaseLogger;
  text(): string;
  lines(): LogLine[];
  clear(): void;
} {
  let written = '';
  return {
    logger: createLogger({ level, to: { write: (line) => void (written += line) } }),
    text: () => written,
    lines: () =>
      written
        .trimEnd()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as LogLine),
    clear: () => void (written = ''),
  };
}
