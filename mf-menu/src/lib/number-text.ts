import type { Language } from '@storefront/shared-domain/rules';

/** A rating with one decimal: '4.8', in Portuguese '4,8'. */
export const ratingText = (rating: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    rating,
  );

/** A percentage: 2.5 is '2.5%', in Portuguese '2,5%'. */
export const percentText = (percent: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  );
