import type { TFunction } from 'i18next';
import type { MethodGroup, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { cardBrandNames, onlineEntry, WALLET_METHOD } from '@storefront/shared-domain/rules';

/** Number of brands on a tile; the others are counted. */
const SHOWN_BRANDS = 3;

/**
 * How a method is paid, before it is chosen: the brands of a card, the page or the code by
 * which it is paid; '' for other methods. The brands of the record are not those of a provider's own page.
 */
export function methodHint(
  t: TFunction<readonly ['mf-checkout', 'domain']>,
  method: string,
  group: MethodGroup,
  info: RestaurantInfo,
): string {
  const kind = onlineEntry(method)?.kind;
  if (kind === 'redirect') return t('payment.on-page');
  if (kind === 'pix') return t('payment.by-code');
  if (method !== 'creditCard' && method !== WALLET_METHOD) return '';
  const brands = cardBrandNames(info, group);
  const shown = brands.slice(0, SHOWN_BRANDS).join(' · ');
  const others = brands.length - SHOWN_BRANDS;
  return others > 0 ? t('payment.more-brands', { brands: shown, others }) : shown;
}
