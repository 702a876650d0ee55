import type { DeliveryFeeResult } from '@storefront/shared-domain/contracts';
import type { ApiError } from '@storefront/shared-domain/http';
import { NoAddressCoordinates } from './no-address-coordinates';

/**
 * Result of a fee request. `not-found`: unknown address (ERRORS-27) · `out-of-area`: not served
 * (ERRORS-26) · `unexpected`: an invalid response, or no point to request a fee for (ERRORS-28) ·
 * `failed`: no response, or an HTTP error (ERRORS-29).
 */
export type FeeOutcome =
  | { kind: 'found'; fee: DeliveryFeeResult }
  | { kind: 'not-found' | 'out-of-area' | 'unexpected' | 'failed' };

export function toFeeOutcome(fee: DeliveryFeeResult): FeeOutcome {
  if (!fee.found) return { kind: 'not-found' };
  return fee.delivery ? { kind: 'found', fee } : { kind: 'out-of-area' };
}

export function outcomeOfError(error: ApiError | NoAddressCoordinates): FeeOutcome {
  return {
    kind:
      error instanceof NoAddressCoordinates || error.kind === 'contract' ? 'unexpected' : 'failed',
  };
}
