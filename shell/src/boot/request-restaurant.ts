/**
 * Reads a response to its end: an unread one would hold its connection until the application
 * starts.
 */
const whole = async (response: Response): Promise<Response> =>
  response.ok ? new Response(await response.blob(), response) : response;

/**
 * Requests the record of the restaurant (API-01); for a rendered page, whose first screen shows it
 * already, when that screen is shown.
 */
export async function requestRestaurant(
  { apiBase }: { readonly apiBase: string },
  restaurantUrl: string,
  shown?: Promise<void>,
): Promise<Response> {
  const url = `${apiBase}/restaurant/data/v2/${encodeURIComponent(restaurantUrl)}`;
  if (shown === undefined) return fetch(url);
  await shown;
  return whole(await fetch(url));
}
