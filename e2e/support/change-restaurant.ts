import type { Page } from '@playwright/test';

/** A restaurant's record in the API's format. */
export type WireRestaurant = {
  info: Record<string, unknown>;
  menu: Record<string, unknown>;
  hours: Record<string, unknown>;
};

/** The requests of a restaurant's record: its file in the cache, and the API's (OPEN-017). */
export const recordOf = (restaurantUrl: string): RegExp =>
  new RegExp(`/restaurant/(?:data/v2/${restaurantUrl}|${restaurantUrl}\\.json)$`);

/**
 * The page sees the restaurant as modified by `change`; the API's record stays unchanged. Call
 * before the page is opened.
 */
export async function changeRestaurant(
  page: Page,
  restaurantUrl: string,
  change: (wire: WireRestaurant) => void,
): Promise<void> {
  await page.route(recordOf(restaurantUrl), async (route) => {
    const answer = await route.fetch();
    const wire = (await answer.json()) as WireRestaurant;
    change(wire);
    await route.fulfill({ response: answer, json: wire });
  });
}

/** Addresses are typed into the dialog, even if the restaurant has a wizard. */
export const withTypedAddresses = ({ info }: WireRestaurant): void => {
  info['modules'] = {
    ...(info['modules'] as object),
    mpgeospatial_fee_flow: false,
    photon_autocomplete_leaflet_pinpoint_address_page: false,
  };
};
