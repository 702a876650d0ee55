import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@storefront/shared-ui';
import { $language, $restaurant, $schedule } from '@storefront/shared-domain/models';
import { formatDate, formatTime } from '@storefront/shared-domain/rules';
import { type ScheduleDay } from '@storefront/shared-domain/schedule';
import { targetIds } from '../../lib/target-ids';
import { dayName } from './day-name';
import { timePicked } from './days.model';
import styles from './slot-list.module.css';

type Props = { days: readonly ScheduleDay[]; day: ScheduleDay };

/** The hours of a day, 'Schedule to: start - end' (SCHEDULE-02). */
export function SlotList({ days, day }: Props) {
  const { t } = useTranslation('mf-delivery');
  const { info, language, schedule, pick } = useUnit({
    info: $restaurant,
    language: $language,
    schedule: $schedule,
    pick: timePicked,
  });
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // A previously chosen time is scrolled into view when the dialog reopens.
  useEffect(() => {
    list.current?.querySelector('[data-chosen="true"]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  const title = t('schedule.day', {
    name: dayName(t, day.date, days, language),
    date: formatDate(day.date, info),
  });
  const chosen = schedule?.kind === 'later' ? schedule.scheduleTo : null;
  return (
    <div className={styles.day}>
      <h3 id={`${id}-title`} className={styles.title}>
        {title}
      </h3>
      {day.slots.length === 0 && (
        <p className={styles.empty} role="status">
          {t('schedule.day-empty')}
        </p>
      )}
      {day.slots.length > 0 && (
        <div ref={list} role="radiogroup" aria-labelledby={`${id}-title`} className={styles.slots}>
          {day.slots.map(({ scheduleTo, start, end }, index) => (
            <label key={scheduleTo} className={styles.slot} data-chosen={scheduleTo === chosen}>
              <input
                id={index === 0 ? targetIds.firstTime : undefined}
                type="radio"
                name="schedule-hour"
                className={styles.input}
                value={scheduleTo}
                checked={scheduleTo === chosen}
                onChange={() => pick(scheduleTo)}
              />
              <span>
                {t('schedule.slot', {
                  start: formatTime(start, language),
                  end: formatTime(end, language),
                })}
              </span>
              <Icon name="check" />
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
