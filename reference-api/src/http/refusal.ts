import type { ErrorBody } from '@storefront/shared-domain/contracts';

/** A 4xx answer: the spec's text in `error`, a stable `code` for programs, `path` of the field where there is one. */
export class Refusal {
  constructor(readonly status: number, readonly body: ErrorBody & { code: string }) {}
}

export const refuse = (status: number, error: string, code: string, more: Record<string, unknown> = {}): Refusal => new Refusal(status, { error, code, ...more });

export const restaurantNotFound = (): Refusal => refuse(404, 'Restaurant not found', 'restaurant_not_found');
