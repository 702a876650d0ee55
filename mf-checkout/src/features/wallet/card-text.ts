import type { TFunction } from 'i18next';

/** 'Visa ending in 1111'; an unknown brand is shown as 'card'. */
export const cardText = (
  t: TFunction<['mf-checkout', 'domain']>,
  { brand, lastDigits }: { brand: string; lastDigits: string },
): string =>
  t('domain:stored-card.ending', {
    brand: brand || t('domain:payment.method.creditCard'),
    digits: lastDigits,
  });
