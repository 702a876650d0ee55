import type { TFunction } from 'i18next';
import type { Minor, PaymentChoice } from '@storefront/shared-domain/contracts';

/** The details of a chosen method in one line; empty when there are none. */
export function choiceText(
  t: TFunction,
  choice: PaymentChoice,
  money: (amount: Minor) => string,
): string {
  if (choice.card) return `${choice.card.name} · ${t(`domain:payment.card.${choice.card.type}`)}`;
  if (choice.cash === undefined) return '';
  return choice.cash.changeNeeded
    ? t('payment.change-for', { amount: money(choice.cash.change) })
    : t('payment.no-change');
}
