import type { FastifyInstance } from 'fastify';
import { InvalidRequestError } from './invalid-request';

/** No contract is nested deeper than this; what is, was made to exhaust somebody's stack. */
const MAX_DEPTH = 24;

/** Does a value nest deeper than `max`? Walks without recursion, so the answer itself cannot overflow. */
export function isDeeperThan(value: unknown, max: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= max; depth += 1) {
    level = level.flatMap((it) => (it !== null && typeof it === 'object' ? Object.values(it) : []));
    if (level.length === 0) return false;
  }
  return true;
}

export function refuseDeepBodies(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (isDeeperThan(request.body, MAX_DEPTH)) throw new InvalidRequestError('body');
  });
}
