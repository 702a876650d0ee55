import type { FastifyInstance } from 'fastify';
import { InvalidRequestError } from './invalid-request';

/** No contract is nested deeper than this; a deeper body is an attack on the stack. */
const MAX_DEPTH = 24;

const hasNul = (text: string): boolean => text.includes('\0');

/**
 * Limits of every body, whatever its contract: not nested too deep, and no NUL character in a text,
 * which PostgreSQL cannot store. Returns the path of the violation, or null. Walks level by level,
 * so that the walk itself cannot overflow.
 */
export function unfitPlace(body: unknown): string | null {
  let level: [path: string, value: unknown][] = [['body', body]];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return 'body';
    const nul = level.find(
      ([path, value]) => hasNul(path) || (typeof value === 'string' && hasNul(value)),
    );
    if (nul) return nul[0].replaceAll('\0', '').replace(/^body\./, '');
    level = level.flatMap(([path, value]) =>
      value !== null && typeof value === 'object'
        ? Object.entries(value).map(([key, inner]): [string, unknown] => [`${path}.${key}`, inner])
        : [],
    );
  }
  return null;
}

/**
 * Rejects unfit bodies before they are validated by their contract, and NUL characters in paths.
 */
export function guardRequests(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const params = Object.entries((request.params ?? {}) as Record<string, string>).find(
      ([, value]) => hasNul(value),
    );
    if (params) throw new InvalidRequestError(params[0]);
    const place = unfitPlace(request.body);
    if (place !== null) throw new InvalidRequestError(place);
  });
}
