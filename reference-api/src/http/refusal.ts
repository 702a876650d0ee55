import type { ErrorBody } from '@storefront/shared-domain/contracts';

/** Seconds after which a request that needed an outside service, which did not answer, may be sent again. */
export const OUTSIDE_RETRY_SECONDS = 10;

/** A 4xx answer, or the 503 of an outside service: the spec's text in `error`, a stable `code` for programs, `path` of the field where there is one. */
export class Refusal {
  constructor(readonly status: number, readonly body: ErrorBody & { code: string }) {}
}

export const refuse = (status: number, error: string, code: string, more: Record<string, unknown> = {}): Refusal => new Refusal(status, { error, code, ...more });

export const restaurantNotFound = (): Refusal => refuse(404, 'Restaurant not found', 'restaurant_not_found');
