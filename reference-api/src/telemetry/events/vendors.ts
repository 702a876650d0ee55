import { VENDOR_IDS, type VendorName } from '@storefront/shared-domain/rules';

/** URL of a vendor's script, and the origins it loads from and sends to. */
export type Vendor = { readonly script: string; readonly origins: readonly string[] };

export const VENDOR_NAMES = Object.keys(VENDOR_IDS) as VendorName[];
export type Vendors = Readonly<Record<VendorName, Vendor>>;

const TAGS = 'https://www.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The vendors' default URLs. */
export const DEFAULT_VENDORS: Vendors = {
  tagManager: { script: `${TAGS}/gtm.js`, origins: [TAGS, ...ANALYTICS] },
  analytics: { script: `${TAGS}/gtag/js`, origins: [TAGS, ...ANALYTICS] },
  pixel: {
    script: 'https://connect.facebook.net/en_US/fbevents.js',
    origins: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
};
