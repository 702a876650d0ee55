import { GeocoderUnavailable } from './geocoder';

/** Maximum time in ms that a fee or an order waits for a geocoder. */
const DEADLINE_MS = 4000;

/**
 * The answer of a geocoder; `GeocoderUnavailable` when it takes longer than the deadline. The
 * request itself is not cancelled: its adapter has a timeout and a cache of its own.
 */
export async function inTime<T>(answer: Promise<T>, deadlineMs = DEADLINE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new GeocoderUnavailable('timeout')), deadlineMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
