import type { ErrorBody } from '@storefront/shared-domain/contracts';
import type { FastifyReply } from 'fastify';

/** Seconds after which a request that needed an outside service, which did not answer, may be sent again. */
export const OUTSIDE_RETRY_SECONDS = 10;

/** A 4xx answer, or the 503 of an outside service: the spec's text in `error`, a stable `code` for programs, `path` of the field where there is one. */
export class Refusal {
  constructor(readonly status: number, readonly body: ErrorBody & { code: string }) {}
}

export const refuse = (status: number, error: string, code: string, more: Record<string, unknown> = {}): Refusal => new Refusal(status, { error, code, ...more });

export const restaurantNotFound = (): Refusal => refuse(404, 'Restaurant not found', 'restaurant_not_found');

/** Too many attempts; the answer says in how many seconds the next one may be made. */
export function tooManyRequests(reply: FastifyReply, waitSeconds: number): Refusal {
  reply.header('retry-after', waitSeconds);
  return refuse(429, 'Too many requests', 'too_many_requests');
}
