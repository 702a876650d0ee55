import type { TFunction } from 'i18next';
import type { Language, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { formatDate, formatTime, formatWeekday } from '@storefront/shared-domain/rules';

/**
 * Formats the time of a scheduled order ('YYYY-MM-DD H:MM' in the restaurant's time zone) as
 * weekday, date and hour.
 */
export const momentText = (
  t: TFunction<'mf-checkout'>,
  at: string,
  language: Language,
  info: RestaurantInfo | null,
): string =>
  t('schedule.moment', {
    weekday: formatWeekday(at, language),
    date: formatDate(at, info),
    time: formatTime(at, language),
  });
