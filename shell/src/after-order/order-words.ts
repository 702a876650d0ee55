import type { TFunction } from 'i18next';
import type { Language, Minor, RestaurantInfo } from '@storefront/shared-domain/contracts';
import {
  formatDate,
  formatTime,
  isOfflineMethod,
  methodName,
  type Words,
} from '@storefront/shared-domain/rules';

/**
 * Texts of an order in the page's language. A method paid online says so: its name is that of the
 * one paid at the door.
 */
export const orderWords = (
  t: TFunction<readonly ['shell', 'domain']>,
  language: Language,
  info: RestaurantInfo,
  money: (amount: Minor) => string,
): Words => ({
  say: (key, values = {}) => String(t(`domain:${key}`, values)),
  money,
  method: (id) => {
    const name = methodName(id, (key) => t(`domain:${key}`));
    return isOfflineMethod(id) ? name : t('domain:payment.paid-online', { method: name });
  },
  country: info.country,
  moment: (at) => `${formatDate(at, info)}, ${formatTime(at, language)}`,
});
