import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $deliveryType, $language, $restaurant, $schedule } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { FactRow } from '../../lib/fact-row';
import { timeFact } from '../../lib/time-fact';

/** When the customer wants the order. */
export function TimeRow() {
  const { t } = useTranslation('mf-checkout');
  const { schedule, type, language, info } = useUnit({
    schedule: $schedule,
    type: $deliveryType,
    language: $language,
    info: $restaurant,
  });
  if (type === null || info === null) return null;
  const scheduleTo = schedule?.kind === 'later' ? schedule.scheduleTo : null;
  const fact = timeFact(t, { type, scheduleTo }, language, info);
  const to = scheduleTo === null ? paths.delivery() : paths.deliverySchedule();
  return fact && <FactRow {...fact} change={{ to, label: t('schedule.change-label') }} />;
}
