import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverDate } from '@storefront/shared-domain/clock';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $hours, $language } from '@storefront/shared-domain/models';
import { formatTime } from '@storefront/shared-domain/menu-rules';
import { paths } from '@storefront/shared-domain/paths';
import { Badge, EmptyState, LinkButton } from '@storefront/shared-ui';
import styles from './opening-hours.module.css';
import { hasNoHours, weekdayAt, weekRows } from './week';

/** The opening slots of every weekday, today marked (MENU-29, I18N-03). */
export function OpeningHours({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const { hours, language } = useUnit({ hours: $hours, language: $language });
  const [now] = useState(() => serverDate());
  if (hours === null || hasNoHours(hours))
    return (
      <EmptyState
        icon="clock"
        title={t('hours.unknown')}
        action={<LinkButton to={paths.info()}>{t('page.info')}</LinkButton>}
      />
    );
  const time = (at: string): string => formatTime(at, language);
  return (
    <dl className={styles.week}>
      {weekRows(hours, weekdayAt(now, info.timezone)).map(({ day, isToday, slots }) => (
        <div key={day} className={styles.day} data-today={isToday} data-closed={slots.length === 0}>
          <dt>
            {t(`hours.${day}`)}
            {isToday && (
              <Badge tone="brand" solid>
                {t('hours.today')}
              </Badge>
            )}
          </dt>
          <dd>
            {slots.length === 0
              ? t('hours.closed')
              : slots.map(({ from, to }) => (
                  <span key={from} className={styles.slot}>
                    {t('hours.slot', { from: time(from), to: time(to) })}
                  </span>
                ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
