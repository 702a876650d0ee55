import { combine } from 'effector';
import { type VendorName, vendorIdsOf } from '../rules/customer/vendor-ids';
import { $restaurant } from './restaurant';
import { $siteSettings } from './site-settings';
import { $isTablet } from './table-link';

/**
 * A purpose that needs the customer's consent: a vendor's measuring, or `use`, the storefront's
 * own.
 */
export type Purpose = VendorName | 'use';

/**
 * Purposes that need consent here. Empty on a table's tablet: it is shared, so it neither requests
 * consent nor measures.
 */
export const $purposes = combine(
  $restaurant,
  $siteSettings,
  $isTablet,
  (info, { isMeasured = false }, isTablet): readonly Purpose[] =>
    info === null || isTablet
      ? []
      : [
          ...(Object.keys(vendorIdsOf(info)) as VendorName[]),
          ...(isMeasured ? ['use' as const] : []),
        ],
);

/** Whether any purpose needs the customer's consent (S35). */
export const $asksConsent = $purposes.map((purposes) => purposes.length > 0);
