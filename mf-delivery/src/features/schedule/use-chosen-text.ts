import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $language, $restaurant, $schedule } from '@storefront/shared-domain/models';
import { formatDate, formatTime } from '@storefront/shared-domain/rules';
import { dayName } from './day-name';
import { $days, $slot } from './days.model';

/**
 * The chosen time as text: its day, and from when to when if available. Null when none is chosen.
 */
export function useChosenText(): { day: string; hours: string } | null {
  const { t } = useTranslation('mf-delivery');
  const { info, schedule, slot, days, language } = useUnit({
    info: $restaurant,
    schedule: $schedule,
    slot: $slot,
    days: $days,
    language: $language,
  });
  if (schedule?.kind !== 'later') return null;
  const { scheduleTo } = schedule;
  const name = dayName(t, scheduleTo.slice(0, 10), days ?? [], language);
  const day = t('schedule.day', {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    date: formatDate(scheduleTo, info),
  });
  const start = formatTime(scheduleTo, language);
  return {
    day,
    hours:
      slot === null ? start : t('schedule.hours', { start, end: formatTime(slot.end, language) }),
  };
}
