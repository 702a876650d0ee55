import { refuse, type Refusal } from '../platform/http/refusal';
import type { FeeProblem } from './find-delivery-fee';

/**
 * Why there is no fee: the restaurant requires a confirmed point (ERRORS-35), or the geocoder is
 * unavailable (ERRORS-28).
 */
export const feeRefusal = (problem: FeeProblem, path: string): Refusal =>
  problem === 'no-coordinates'
    ? refuse(
        422,
        'No address coordinates available for delivery fee calculation.',
        'no_coordinates',
        { path },
      )
    : refuse(503, 'An unexpected error occurred', 'geocoder_unavailable');
