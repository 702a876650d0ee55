import type { TFunction } from 'i18next';
import type { StoredCard } from '@storefront/shared-domain/contracts';

/** 'Visa ending in 1111'; an unknown brand is shown as 'card'. */
export const cardText = (
  t: TFunction<['mf-account', 'domain']>,
  { creditCardBrand, creditCardNumber }: StoredCard,
): string =>
  t('domain:stored-card.ending', {
    brand: creditCardBrand || t('domain:payment.method.creditCard'),
    digits: creditCardNumber,
  });
