import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, ErrorPanel } from '@storefront/shared-ui';
import { $schedule } from '@storefront/shared-domain/models';
import { ConfirmTime } from './confirm-time';
import { DayStrip } from './day-strip';
import { $day, $days } from './days.model';
import { NoTimes } from './no-times';
import styles from './schedule-dialog.module.css';
import { SlotList } from './slot-list';
import { $hours, $isRetrying, retryPressed } from './template.model';
import { TimesSkeleton } from './times-skeleton';

/**
 * 'Select the date and hour': the days, the hours of the shown day, and the way back (SCHEDULE-02).
 * An hour is selected on press.
 */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { hours, days, day, schedule, isRetrying, retry } = useUnit({
    hours: $hours,
    days: $days,
    day: $day,
    schedule: $schedule,
    isRetrying: $isRetrying,
    retry: retryPressed,
  });
  const [isReported, setShown] = useState(false);
  const hasTimes = days !== null && days.some(({ slots }) => slots.length > 0);
  const isMissing = isReported && schedule?.kind !== 'later';
  return (
    <Dialog
      open
      size="l"
      title={t('schedule.pick')}
      closeLabel={t('domain:action.close')}
      onClose={onClose}
      footer={
        hasTimes ? (
          <ConfirmTime
            isMissing={isMissing}
            onMissing={() => setShown(true)}
            onConfirmed={onClose}
          />
        ) : undefined
      }
    >
      <div className={styles.content} aria-busy={hours === 'loading'}>
        {hours === 'failed' && (
          <ErrorPanel
            title={t('schedule.failed')}
            reason={t('schedule.failed-text')}
            retryLabel={t('domain:action.retry')}
            retrying={isRetrying}
            onRetry={() => retry()}
          />
        )}
        {hours !== 'failed' && (days === null || day === null) && <TimesSkeleton />}
        {days !== null && !hasTimes && <NoTimes onLeave={onClose} />}
        {hasTimes && day !== null && (
          <>
            <DayStrip days={days} shown={day} />
            <SlotList key={day.date} days={days} day={day} />
          </>
        )}
      </div>
    </Dialog>
  );
}
