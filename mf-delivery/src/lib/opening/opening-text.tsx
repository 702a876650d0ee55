import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $language, $restaurant } from '@storefront/shared-domain/models';
import { formatDate, formatTime, formatWeekday } from '@storefront/shared-domain/rules';
import { $nextOpening } from './opening.model';

/** The restaurant's next opening as a sentence; renders nothing without one. */
export function OpeningText() {
  const { t } = useTranslation('mf-delivery');
  const [opening, language, info] = useUnit([$nextOpening, $language, $restaurant]);
  if (opening === null) return null;
  const time = formatTime(opening.time, language);
  if (opening.daysAhead === 0) return t('schedule.opens-today', { time });
  if (opening.daysAhead === 1) return t('schedule.opens-tomorrow', { time });
  if (opening.daysAhead > 6)
    return t('schedule.opens-on-date', { time, date: formatDate(opening.day, info) });
  return t('schedule.opens-on', { time, weekday: formatWeekday(opening.day, language) });
}
