import type { RestaurantInfo } from '../contracts';

/** What an id of a vendor looks like; anything else of a restaurant's record is used nowhere. */
export const VENDOR_IDS = {
  tagManager: /^GTM-[A-Z0-9]{4,12}$/,
  analytics: /^(G-[A-Z0-9]{4,16}|UA-\d{4,12}-\d{1,4})$/,
  pixel: /^\d{6,20}$/,
} as const;

export type VendorName = keyof typeof VENDOR_IDS;

/**
 * The vendors a restaurant gives an id for (SHELL-56), with it; one that cannot be an id of theirs
 * is none.
 */
export function vendorIdsOf({
  google_tag_manager_id,
  google_analytics_id,
  fb_pixel_id,
}: Pick<RestaurantInfo, 'google_tag_manager_id' | 'google_analytics_id' | 'fb_pixel_id'>): Partial<
  Record<VendorName, string>
> {
  const ids: Record<VendorName, string> = {
    tagManager: google_tag_manager_id.trim(),
    analytics: google_analytics_id.trim(),
    pixel: fb_pixel_id.trim(),
  };
  return Object.fromEntries(
    Object.entries(ids).filter(([name, id]) => VENDOR_IDS[name as VendorName].test(id)),
  );
}
