import { useUnit } from 'effector-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCard, RadioGroup, Stack } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { $offeredWhens, $when, whenPicked, type When } from '../../lib/schedule/choice.model';
import { targetIds } from '../../lib/target-ids';
import { ChosenTime } from './chosen-time';
import { ClosedNote } from './closed-note';
import { $withdrawn } from './withdrawn.model';

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
