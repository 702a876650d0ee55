import type { TFunction } from 'i18next';
import type { Minor, OrderDetails } from '@storefront/shared-domain/contracts';
import { methodName as nameOf } from '@storefront/shared-domain/rules';

const CARD_KINDS: readonly string[] = ['debit', 'credit', 'voucher'];

/**
 * Name of a method in the customer's language; a provider without a translation in this build uses
 * the restaurant's name for it.
 */
export const methodName = (t: TFunction, method: string): string =>
  nameOf(method, (key) => t(`domain:${key}`));

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
