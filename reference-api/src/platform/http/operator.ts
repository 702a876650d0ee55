import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { OperatorKey, OperatorScope } from '../settings/operator-keys';
import { parseBearer } from './request-values';
import { refuse, type Refusal } from './refusal';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Refuses requests without a key of operators as bearer token (401), and those whose key lacks the
 * scope (403). The time does not depend on the keys: all of them are compared, also after a match.
 */
export function refuseStranger(
  request: FastifyRequest,
  keys: readonly OperatorKey[],
  scope: OperatorScope,
): Refusal | null {
  const sent = digest(parseBearer(request) ?? '');
  const held = keys.filter(({ key }) => timingSafeEqual(sent, digest(key)));
  if (held.length === 0) return refuse(401, 'The operator key is missing or wrong', 'operator_key');
  return held.some(({ scopes }) => scopes.includes(scope))
    ? null
    : refuse(403, `The operator key lacks the scope ${scope}`, 'operator_scope');
}
