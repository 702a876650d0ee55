/** Where a vendor's script is, and the origins it loads from and sends to. */
export type Vendor = { readonly script: string; readonly origins: readonly string[] };

export const VENDOR_NAMES = ['tagManager', 'analytics', 'pixel'] as const;
export type VendorName = (typeof VENDOR_NAMES)[number];
export type Vendors = Readonly<Record<VendorName, Vendor>>;

const TAGS = 'https://www.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The vendors' own addresses. */
export const DEFAULT_VENDORS: Vendors = {
  tagManager: { script: `${TAGS}/gtm.js`, origins: [TAGS, ...ANALYTICS] },
  analytics: { script: `${TAGS}/gtag/js`, origins: [TAGS, ...ANALYTICS] },
  pixel: { script: 'https://connect.facebook.net/en_US/fbevents.js', origins: ['https://connect.facebook.net', 'https://www.facebook.com'] },
};

/** What an id of a vendor looks like; anything else of a restaurant's record is used nowhere. */
export const VENDOR_IDS: Readonly<Record<VendorName, RegExp>> = { tagManager: /^GTM-[A-Z0-9]{4,12}$/, analytics: /^(G-[A-Z0-9]{4,16}|UA-\d{4,12}-\d{1,4})$/, pixel: /^\d{6,20}$/ };
