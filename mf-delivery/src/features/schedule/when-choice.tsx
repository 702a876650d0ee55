import { $deliveryType, $operationState, $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Card, Icon, LinkButton, RadioCard, RadioGroup, Stack } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { $offeredWhens, $when, type When, whenPicked } from '../../lib/schedule/choice.model';
import { targetIds } from '../../lib/target-ids';
import { OpeningText } from '../../lib/opening/opening-text';
import { useTypeName } from '../../lib/use-type-name';
import { useChosenText } from './use-chosen-text';
import styles from './when-row.module.css';
import { $withdrawn } from './withdrawn.model';

/**
 * Why 'Order Now' is missing: the restaurant is closed, or the type is outside its shift
 * (SCHEDULE-03, SCHEDULE-04).
 */
function ClosedNote() {
  const { t } = useTranslation('mf-delivery');
  const typeName = useTypeName();
  const { state, type, offered } = useUnit({
    state: $operationState,
    type: $deliveryType,
    offered: $offeredWhens,
  });
  if (state === 'open' && (type === null || offered.includes('now'))) return null;
  return (
    <p className={styles.note}>
      <Icon name="clock" />
      <span>
        {state === 'open' ? (
          t('schedule.only-later', { type: typeName(type ?? 'delivery') })
        ) : (
          <>
            <strong>{t('schedule.closed-now')}</strong> <OpeningText />
          </>
        )}
      </span>
    </p>
  );
}

/** The chosen time with a button to change it, or a button to choose one (DELIVERY-05). */
function ChosenTime() {
  const { t } = useTranslation('mf-delivery');
  const chosen = useChosenText();
  return (
    <Card>
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon name="calendar" size="l" />
        </span>
        <div className={styles.texts} role="status">
          <p className={styles.title}>{chosen === null ? t('schedule.no-time') : chosen.day}</p>
          {chosen !== null && <p className={styles.detail}>{chosen.hours}</p>}
        </div>
        <LinkButton
          id={targetIds.time}
          to={paths.deliverySchedule()}
          size="s"
          variant={chosen === null ? 'primary' : 'secondary'}
          aria-label={chosen === null ? t('schedule.choose-label') : t('schedule.change-label')}
        >
          {chosen === null ? t('schedule.choose') : t('schedule.change')}
        </LinkButton>
      </div>
    </Card>
  );
}

/** 'Select a option': now or for later (SCHEDULE-01). `error` is shown while nothing is chosen. */
export function WhenChoice({ error }: { error: string | undefined }) {
  const { t } = useTranslation('mf-delivery');
  const navigate = useNavigate();
  const { info, offered, when, withdrawn, pick } = useUnit({
    info: $restaurant,
    offered: $offeredWhens,
    when: $when,
    withdrawn: $withdrawn,
    pick: whenPicked,
  });
  const isMovedByArrow = useRef(false);

  // A press opens the times, also repeatedly; the arrow keys only move between the two options.
  const open = (): void => {
    if (!isMovedByArrow.current) navigate(paths.deliverySchedule());
  };
  const noteKey = (event: KeyboardEvent): void => {
    isMovedByArrow.current = event.type === 'keydown' && event.key.startsWith('Arrow');
    const isOnLater =
      event.target instanceof HTMLInputElement && event.target.id === targetIds.when('later');
    // a selected option emits no click
    if (event.type === 'keydown' && event.key === ' ' && isOnLater && when === 'later') open();
  };
  const later = info?.scheduleSettings.onlyWithOnlinePayment
    ? t('schedule.paid-online')
    : t('schedule.schedule-order-detail');
  const cards = {
    now: { icon: 'clock', title: t('schedule.order-now'), detail: t('schedule.order-now-detail') },
    later: { icon: 'calendar', title: t('schedule.schedule-order'), detail: later, onClick: open },
  } as const;
  return (
    <Stack gap={3}>
      <ClosedNote />
      {offered.length > 0 && (
        <div
          onKeyDown={noteKey}
          onKeyUp={noteKey}
          onPointerDown={() => {
            isMovedByArrow.current = false;
          }}
        >
          <RadioGroup
            legend={t('schedule.question')}
            error={error ?? (withdrawn === null ? undefined : t(`schedule.withdrawn.${withdrawn}`))}
            value={when}
            onValueChange={(value) => pick(value as When)}
            name="delivery-when"
          >
            {offered.map((value) => (
              <RadioCard key={value} id={targetIds.when(value)} value={value} {...cards[value]} />
            ))}
          </RadioGroup>
        </div>
      )}
      {when === 'later' && <ChosenTime />}
    </Stack>
  );
}
