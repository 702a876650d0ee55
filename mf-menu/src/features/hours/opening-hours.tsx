import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serverDate } from '@storefront/shared-domain/clock';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $language, $restaurantData } from '@storefront/shared-domain/models';
import {
  formatDate,
  formatTime,
  localMinute,
  specialRows,
  type ShownSlot,
} from '@storefront/shared-domain/menu-rules';
import { paths } from '@storefront/shared-domain/paths';
import { Badge, EmptyState, LinkButton } from '@storefront/shared-ui';
import styles from './opening-hours.module.css';
import { hasNoHours, weekdayAt, weekRows } from './week';

type Row = { isToday: boolean; slots: ShownSlot[]; children: ReactNode };

function HoursRow({ isToday, slots, children }: Row) {
  const { t } = useTranslation('mf-menu');
  const language = useUnit($language);
  const time = (at: string): string => formatTime(at, language);
  return (
    <div className={styles.day} data-today={isToday} data-closed={slots.length === 0}>
      <dt>
        {children}
        {isToday && (
          <Badge tone="brand" solid>
            {t('hours.today')}
          </Badge>
        )}
      </dt>
      <dd>
        {slots.length === 0
          ? t('hours.closed')
          : slots.map(({ from, to, isAllDay }) => (
              <span key={from} className={styles.slot}>
                {isAllDay
                  ? t('hours.all-day')
                  : t('hours.slot', { from: time(from), to: time(to) })}
              </span>
            ))}
      </dd>
    </div>
  );
}

/**
 * The opening slots of every weekday, today marked (MENU-29, I18N-03), and the days on which closings
 * change them.
 */
export function OpeningHours({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const data = useUnit($restaurantData);
  if (data === null || hasNoHours(data.hours))
    return (
      <EmptyState
        icon="clock"
        title={t('hours.unknown')}
        action={<LinkButton to={paths.info()}>{t('page.info')}</LinkButton>}
      />
    );
  const now = serverDate();
  const special = specialRows(data, localMinute(now, info.timezone).slice(0, 10));
  const today = special.find(({ isToday }) => isToday);
  return (
    <>
      <dl className={styles.week}>
        {weekRows(data.hours, weekdayAt(now, info.timezone)).map(({ day, isToday, slots }) => (
          <HoursRow key={day} isToday={isToday} slots={(isToday && today?.slots) || slots}>
            {t(`hours.${day}`)}
          </HoursRow>
        ))}
      </dl>
      {special.length > 0 && (
        <>
          <h2 className={styles.title}>{t('hours.special')}</h2>
          <dl className={styles.week}>
            {special.map(({ from, to, isToday, slots }) => (
              <HoursRow key={from} isToday={isToday} slots={slots}>
                {from === to
                  ? formatDate(from, info)
                  : t('hours.slot', { from: formatDate(from, info), to: formatDate(to, info) })}
              </HoursRow>
            ))}
          </dl>
        </>
      )}
    </>
  );
}
