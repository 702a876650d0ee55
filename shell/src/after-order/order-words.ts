import type { TFunction } from 'i18next';
import type { Language, Minor, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { formatDate, formatTime, methodName, type Words } from '@storefront/shared-domain/rules';

/**
 * Texts of an order in the page's language. A payment method without a text in this build shows the
 * restaurant's id for it.
 */
export const orderWords = (
  t: TFunction<readonly ['shell', 'domain']>,
  language: Language,
  info: RestaurantInfo,
  money: (amount: Minor) => string,
): Words => ({
  say: (key, values = {}) => String(t(`domain:${key}`, values)),
  money,
  method: (id) => methodName(id, (key) => t(`domain:${key}`)),
  country: info.country,
  moment: (at) => `${formatDate(at, info)}, ${formatTime(at, language)}`,
});
