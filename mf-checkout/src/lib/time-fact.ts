import type { DeliveryType, Language, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { formatDate, formatTime, formatWeekday, timeText } from '@storefront/shared-domain/rules';
import type { TFunction } from 'i18next';
import type { FactRowProps } from './facts';

/**
 * Formats the time of a scheduled order ('YYYY-MM-DD H:MM' in the restaurant's time zone) as
 * weekday, date and hour.
 */
const momentText = (
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

type When = { readonly type: DeliveryType; readonly scheduleTo: string | null | undefined };

/**
 * When an order is due: its scheduled time in the restaurant's time zone, or as soon as possible with
 * the usual duration. A table has no time of its own.
 */
export function timeFact(
  t: TFunction<'mf-checkout'>,
  { type, scheduleTo }: When,
  language: Language,
  info: RestaurantInfo,
): Pick<FactRowProps, 'icon' | 'title' | 'lines'> | null {
  if (type === 'table') return null;
  if (scheduleTo)
    return {
      icon: 'calendar',
      title: t('schedule.later'),
      lines: [momentText(t, scheduleTo, language, info)],
    };
  const usual = timeText(type, info, { hour: t('schedule.hour'), minute: t('schedule.minute') });
  return {
    icon: 'clock',
    title: t('schedule.when'),
    lines: [t('schedule.now'), ...(usual === undefined ? [] : [usual])],
  };
}
