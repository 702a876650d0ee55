import { $deliveryType, $schedule } from '@storefront/shared-domain/models';
import {
  Button,
  Dialog,
  EmptyState,
  ErrorPanel,
  Icon,
  Skeleton,
  VisuallyHidden,
} from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { targetIds } from '../../lib/target-ids';
import { $offeredWhens, whenPicked } from '../../lib/schedule/choice.model';
import { useTypeName } from '../../lib/use-type-name';
import { useChosenText } from './use-chosen-text';
import { DayStrip } from './day-strip';
import { $day, $days } from './days.model';
import styles from './schedule-dialog.module.css';
import { SlotList } from './slot-list';
import { $hours, $isRetrying, retryPressed } from './template.model';

/**
 * No day has a time for this delivery type: offers 'now' where it is available, or another delivery
 * type.
 */
function NoTimes({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('mf-delivery');
  const typeName = useTypeName();
  const { offered, type, pick } = useUnit({
    offered: $offeredWhens,
    type: $deliveryType,
    pick: whenPicked,
  });
  const orderNow = (): void => {
    pick('now');
    onLeave();
  };
  const action = offered.includes('now') ? (
    <Button size="l" onClick={orderNow}>
      {t('schedule.order-now')}
    </Button>
  ) : (
    <Button size="l" onClick={onLeave}>
      {t('schedule.choose-type')}
    </Button>
  );
  return (
    <EmptyState compact icon="calendar" heading="h3" title={t('schedule.none')} action={action}>
      {t('schedule.none-text', { type: typeName(type ?? 'delivery') })}
    </EmptyState>
  );
}

type Props = { isMissing: boolean; onMissing: () => void; onConfirmed: () => void };

/** Shows the chosen time and leads back; without a time it moves the focus to the first one. */
function ConfirmTime({ isMissing, onMissing, onConfirmed }: Props) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const chosen = useChosenText();
  const confirm = (): void => {
    if (chosen !== null) return onConfirmed();
    onMissing();
    document.getElementById(targetIds.firstTime)?.focus();
  };
  return (
    <>
      <p className={styles.chosen} data-missing={isMissing} role="status">
        <Icon name={isMissing ? 'warning' : 'calendar'} />
        <span>
          {chosen === null
            ? t(isMissing ? 'schedule.time-missing' : 'schedule.no-time')
            : t('schedule.day-and-hours', chosen)}
        </span>
      </p>
      <Button size="l" wide onClick={confirm}>
        {t('domain:action.confirm')}
      </Button>
    </>
  );
}

const keys = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Placeholder of the days and hours while they load. */
function TimesSkeleton() {
  const { t } = useTranslation('mf-delivery');
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>
        <span role="status">{t('schedule.loading')}</span>
      </VisuallyHidden>
      <div className={styles.days}>
        {keys(4).map((key) => (
          <Skeleton key={key} shape="button" />
        ))}
      </div>
      <div className={styles.hours}>
        {keys(6).map((key) => (
          <Skeleton key={key} shape="button" />
        ))}
      </div>
    </div>
  );
}

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
