import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $language } from '@storefront/shared-domain/models';
import { formatTime, formatWeekday } from '@storefront/shared-domain/rules';
import { $nextOpening } from './opening.model';

/** The restaurant's next opening as a sentence; renders nothing without one. */
export function OpeningText() {
  const { t } = useTranslation('mf-delivery');
  const [opening, language] = useUnit([$nextOpening, $language]);
  if (opening === null) return null;
  const time = formatTime(opening.time, language);
  if (opening.daysAhead === 0) return t('schedule.opens-today', { time });
  if (opening.daysAhead === 1) return t('schedule.opens-tomorrow', { time });
  return t('schedule.opens-on', { time, weekday: formatWeekday(opening.day, language) });
}
