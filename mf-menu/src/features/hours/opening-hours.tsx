import { serverDate } from '@storefront/shared-domain/clock';
import type { Hours, RestaurantInfo, Weekday } from '@storefront/shared-domain/contracts';
import {
  formatDate,
  formatTime,
  localMinute,
  type ShownSlot,
  shownSlots,
  specialRows,
  WEEKDAYS,
} from '@storefront/shared-domain/menu-rules';
import { $language, $restaurantData } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Badge, EmptyState, LinkButton } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './opening-hours.module.css';

type DayRow = { day: Weekday; isToday: boolean; slots: ShownSlot[] };

const isWeekday = (name: string): name is Weekday => (WEEKDAYS as readonly string[]).includes(name);

/**
 * The weekday at an instant in a time zone (IANA name); without a zone, or with an invalid one, by
 * the device's calendar.
 */
export function weekdayAt(instant: Date, timeZone: string): Weekday | null {
  const name = (zone: string | undefined): string =>
    new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: zone })
      .format(instant)
      .toLowerCase();
  try {
    const day = name(timeZone === '' ? undefined : timeZone);
    return isWeekday(day) ? day : null;
  } catch {
    const day = name(undefined);
    return isWeekday(day) ? day : null;
  }
}

/**
 * All weekdays in order with their opening slots (MENU-29); a day without slots is closed. Times
 * are 'HH:MM:SS'.
 */
export const weekRows = (hours: Hours, today: Weekday | null): DayRow[] =>
  WEEKDAYS.map((day) => ({ day, isToday: day === today, slots: shownSlots(hours[day]) }));

/** No weekday has data, not even that it is closed. */
const hasNoHours = (hours: Hours): boolean => WEEKDAYS.every((day) => hours[day].length === 0);

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
