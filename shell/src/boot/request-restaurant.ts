import { deviceNow, type TimedResponse } from '@storefront/shared-domain/clock';
import { fetchRecord } from './fetch-record';
import { FRESH_MS } from './when-restored';
import type { RenderedStart } from './when-started';

/**
 * Reads a response to its end: an unread one would hold its connection until the application
 * starts.
 */
const whole = async (response: TimedResponse): Promise<TimedResponse> =>
  response.ok
    ? Object.assign(new Response(await response.blob(), response), { moments: response.moments })
    : response;

/**
 * Requests the record of the restaurant (API-01, OPEN-017); for a rendered page, whose first screen shows it
 * already, when that screen is shown. When the application starts later, a record that is older than
 * `FRESH_MS`, that failed, or that could not be served is requested again: the device may have slept.
 */
export async function requestRestaurant(
  bases: Parameters<typeof fetchRecord>[0],
  restaurantUrl: string,
  rendered: RenderedStart | null,
): Promise<TimedResponse> {
  if (rendered === null) return fetchRecord(bases, restaurantUrl);
  await rendered.shown;
  const requestedAt = deviceNow();
  const early = fetchRecord(bases, restaurantUrl)
    .then(whole)
    .catch(() => null);
  await rendered.started;
  const ageMs = deviceNow() - requestedAt; // negative when the clock was set back
  const response = ageMs >= 0 && ageMs < FRESH_MS ? await early : null;
  return response !== null && response.status < 500 ? response : fetchRecord(bases, restaurantUrl);
}
