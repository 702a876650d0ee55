import type { RestaurantInfo } from '../../contracts';

/** Format of a vendor's id; other values of a restaurant's record are never used. */
export const VENDOR_IDS = {
  tagManager: /^GTM-[A-Z0-9]{4,12}$/,
  analytics: /^(G-[A-Z0-9]{4,16}|UA-\d{4,12}-\d{1,4})$/,
  pixel: /^\d{6,20}$/,
} as const;

export type VendorName = keyof typeof VENDOR_IDS;

/**
 * The vendors with an id in a restaurant's record (SHELL-56), with it; an invalid id is omitted.
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
