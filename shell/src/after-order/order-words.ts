import type { TFunction } from 'i18next';
import {
  OFFLINE_METHODS,
  ONLINE_METHODS,
  type Language,
  type Minor,
} from '@storefront/shared-domain/contracts';
import { formatDate, formatTime, type Words } from '@storefront/shared-domain/rules';

const KNOWN: readonly string[] = [...OFFLINE_METHODS, ...ONLINE_METHODS];

/**
 * Texts of an order in the page's language. A payment method without a text in this build shows the
 * restaurant's id for it.
 */
export const orderWords = (
  t: TFunction<readonly ['shell', 'domain']>,
  language: Language,
  money: (amount: Minor) => string,
): Words => ({
  say: (key, values = {}) => String(t(`domain:${key}`, values)),
  money,
  method: (id) => (KNOWN.includes(id) ? t(`domain:payment.method.${id}`) : id),
  moment: (at) => `${formatDate(at)}, ${formatTime(at, language)}`,
});
