import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { bearerOf } from './bearer';
import { refuse, type Refusal } from './refusal';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Refuses requests without the operator's key as bearer token; the comparison takes constant time.
 */
export function refuseStranger(request: FastifyRequest, operatorKey: string): Refusal | null {
  const sent = bearerOf(request);
  const isOperator = sent !== null && timingSafeEqual(digest(sent), digest(operatorKey));
  return isOperator ? null : refuse(401, 'The operator key is missing or wrong', 'operator_key');
}
