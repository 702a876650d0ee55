import type { TFunction } from 'i18next';
import {
  OFFLINE_METHODS,
  ONLINE_METHODS,
  type Minor,
  type OrderDetails,
} from '@storefront/shared-domain/contracts';
import type { IconName } from '@storefront/shared-ui';

const ICONS: Readonly<Record<string, IconName>> = {
  money: 'cash',
  creditCard: 'card',
  pix: 'pix',
  deferredPayment: 'calendar',
  zelle: 'wallet',
  mbway: 'phone',
};
const CARD_KINDS: readonly string[] = ['debit', 'credit', 'voucher'];

export const methodIcon = (method: string): IconName => ICONS[method] ?? 'wallet';

const KNOWN: readonly string[] = [...OFFLINE_METHODS, ...ONLINE_METHODS];

/**
 * Name of a method in the customer's language; a provider without a translation in this build uses
 * the restaurant's name for it.
 */
export const methodName = (t: TFunction, method: string): string =>
  KNOWN.includes(method) ? t(`domain:payment.method.${method}`) : method;

/** The details of the payment in one line: card and its kind, or change; '' when there are none. */
export function paymentDetail(
  t: TFunction,
  { paymentType, cardType, cardMethod, needChange, changeValue }: OrderDetails,
  money: (amount: Minor) => string,
): string {
  if (paymentType === 'money')
    return needChange
      ? t('payment.change-for', { amount: money(changeValue) })
      : t('payment.no-change');
  return [cardType, CARD_KINDS.includes(cardMethod) ? t(`domain:payment.card.${cardMethod}`) : '']
    .filter(Boolean)
    .join(' · ');
}
