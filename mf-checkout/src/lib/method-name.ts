import type { TFunction } from 'i18next';
import { OFFLINE_METHODS, ONLINE_METHODS } from '@storefront/shared-domain/contracts';
import type { IconName } from '@storefront/shared-ui';

const ICONS: Readonly<Record<string, IconName>> = {
  money: 'cash',
  creditCard: 'card',
  pix: 'pix',
  deferredPayment: 'calendar',
  zelle: 'wallet',
  mbway: 'phone',
  pixAsaas: 'pix',
  pixTuna: 'pix',
  'multipedidos@asaas': 'wallet',
  stripe: 'card',
  mercadopago: 'card',
  pagseguro: 'shield',
  picpay: 'mobile',
  convenix: 'gift',
};

export const methodIcon = (method: string): IconName =>
  Object.hasOwn(ICONS, method) ? (ICONS[method] ?? 'globe') : 'globe';

const KNOWN: readonly string[] = [...OFFLINE_METHODS, ...ONLINE_METHODS];

/**
 * Name of a method in the customer's language; a provider without a translation in this build uses
 * the restaurant's name for it.
 */
export const methodName = (t: TFunction, method: string): string =>
  KNOWN.includes(method) ? t(`domain:payment.method.${method}`) : method;
