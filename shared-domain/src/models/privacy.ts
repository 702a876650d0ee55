import { combine } from 'effector';
import { type VendorName, vendorIdsOf } from '../rules/vendor-ids';
import { $restaurant } from './restaurant';
import { $siteSettings } from './site-settings';
import { $isTablet } from './table-link';

/**
 * Something a customer is asked to let others do: a vendor's measuring, or `use`, the storefront's
 * own.
 */
export type Purpose = VendorName | 'use';

/**
 * What the customer is asked for here. A table's tablet is nobody's own: nothing is asked on it,
 * and nothing measured.
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

/** Whether there is anything to ask the customer's consent for (S35). */
export const $asksConsent = $purposes.map((purposes) => purposes.length > 0);
