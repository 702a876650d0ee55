import type { ErrorBody } from '@storefront/shared-domain/contracts';
import type { FastifyReply } from 'fastify';

/** Retry-After in seconds of a request that failed because an outside service did not respond. */
export const OUTSIDE_RETRY_SECONDS = 10;

/**
 * A 4xx response, or the 503 of an outside service: the spec's text in `error`, a stable `code` for
 * programs, `path` of the field where there is one.
 */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: ErrorBody & { code: string },
  ) {}
}

export const refuse = (
  status: number,
  error: string,
  code: string,
  more: Record<string, unknown> = {},
): Refusal => new Refusal(status, { error, code, ...more });

export const notFound = (): Refusal => refuse(404, 'Not found', 'not_found');

/** Status and text of each kind of a failure. */
export type RefusalTable<Kind extends string> = Readonly<
  Record<Kind, readonly [status: number, error: string]>
>;

/**
 * The refusal for an expected failure, from the table of its kinds. The code is the kind with
 * underscores.
 */
export function refuseByKind<Kind extends string>(
  table: RefusalTable<Kind>,
  { kind, path }: { readonly kind: Kind; readonly path?: string | undefined },
): Refusal {
  const [status, error] = table[kind];
  return refuse(status, error, kind.replaceAll('-', '_'), path === undefined ? {} : { path });
}

export const restaurantNotFound = (): Refusal =>
  refuse(404, 'Restaurant not found', 'restaurant_not_found');

/** Too many attempts; Retry-After has the seconds until the next one. */
export function tooManyRequests(reply: FastifyReply, waitSeconds: number): Refusal {
  reply.header('retry-after', waitSeconds);
  return refuse(429, 'Too many requests', 'too_many_requests');
}
