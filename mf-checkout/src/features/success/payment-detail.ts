import type { TFunction } from 'i18next';
import type { Minor, OrderDetails } from '@storefront/shared-domain/contracts';

const CARD_KINDS: readonly string[] = ['debit', 'credit', 'voucher'];

/** The details of a placed order's payment: change for cash, or card and its kind; none otherwise. */
export function paymentDetail(
  t: TFunction,
  { paymentType, cardType, cardMethod, needChange, changeValue }: OrderDetails,
  money: (amount: Minor) => string,
): string[] {
  if (paymentType === 'money')
    return [
      needChange ? t('payment.change-for', { amount: money(changeValue) }) : t('payment.no-change'),
    ];
  const kind = CARD_KINDS.includes(cardMethod) ? t(`domain:payment.card.${cardMethod}`) : '';
  const card = [cardType, kind].filter(Boolean).join(' · ');
  return card === '' ? [] : [card];
}
