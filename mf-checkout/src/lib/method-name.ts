import type { TFunction } from 'i18next';
import { OFFLINE_METHODS } from '@storefront/shared-domain/contracts';
import type { IconName } from '@storefront/shared-ui';

const ICONS: Readonly<Record<string, IconName>> = {
  money: 'cash', creditCard: 'card', pix: 'pix', deferredPayment: 'calendar', zelle: 'wallet', mbway: 'phone',
};

export const methodIcon = (method: string): IconName => ICONS[method] ?? 'globe';

/** A method in the customer's language; a provider this build has no text for keeps the restaurant's own name for it. */
export const methodName = (t: TFunction, method: string): string =>
  (OFFLINE_METHODS as readonly string[]).includes(method) ? t(`domain:payment.method.${method}`) : method;
