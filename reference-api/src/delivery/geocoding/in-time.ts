import { inTime as endInTime } from '@storefront/http-kit';
import { GeocoderUnavailable } from './geocoder';

/** Maximum time in ms that a fee or an order waits for a geocoder. */
const DEADLINE_MS = 4000;

/**
 * The answer of a geocoder; `GeocoderUnavailable` when it takes longer than the deadline. The
 * request itself is not cancelled: its adapter has a timeout and a cache of its own.
 */
export function inTime<T>(answer: Promise<T>, deadlineMs = DEADLINE_MS): Promise<T> {
  return endInTime(answer, deadlineMs, () => new GeocoderUnavailable('timeout'));
}
