import type { PageConfig } from '@storefront/loader/page';
import type { MapSource, SiteSettings } from '@storefront/shared-domain/contracts';

type Settled = Pick<
  PageConfig,
  | 'apiBase'
  | 'maps'
  | 'counterPickupRestaurants'
  | 'google'
  | 'keenTracking'
  | 'services'
  | 'document'
>;

/** Google's sign-in page. */
const GOOGLE_PAGE = 'https://accounts.google.com/o/oauth2/v2/auth';

/**
 * The complete settings of the site. Defaults: the API's own map, and no restaurant with counter
 * pickup.
 */
export function toSiteSettings({
  apiBase,
  maps = {},
  counterPickupRestaurants = [],
  google,
  keenTracking,
  services,
  document,
}: Settled): SiteSettings {
  const own: MapSource = { tiles: `${apiBase}/tiles/{z}/{x}/{y}.png`, attribution: '' };
  const every: MapSource = { ...own, ...maps[''] };
  return {
    maps: {
      ...Object.fromEntries(
        Object.entries(maps).map(([provider, map]) => [provider, { ...every, ...map }]),
      ),
      '': every,
    },
    counterPickupRestaurants,
    ...(keenTracking || services?.metricsUrl !== undefined ? { isMeasured: true } : {}),
    ...(document === undefined ? {} : { isPaymentSeparate: true }),
    ...(google === undefined
      ? {}
      : { google: { clientId: google.clientId, authUrl: google.authUrl ?? GOOGLE_PAGE } }),
  };
}
