import type { TFunction } from 'i18next';
import type { Language } from '@storefront/shared-domain/contracts';
import { formatWeekday } from '@storefront/shared-domain/rules';

/**
 * 'Today', 'tomorrow' or the weekday of a 'YYYY-MM-DD'; `days` are the offered days, today first.
 */
export function dayName(
  t: TFunction<'mf-delivery'>,
  date: string,
  days: readonly { date: string }[],
  language: Language,
  length: 'long' | 'short' = 'long',
): string {
  if (date === days[0]?.date) return t('schedule.today');
  if (date === days[1]?.date) return t('schedule.tomorrow');
  return formatWeekday(date, language, length);
}
