import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $language, $restaurant, $schedule } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Card, Icon, LinkButton } from '@storefront/shared-ui';
import { momentText } from '../../lib/moment-text';
import styles from './schedule-row.module.css';

/**
 * Time of the order in the restaurant's time zone, with a link to change it; nothing when no time
 * was chosen.
 */
export function ScheduleRow() {
  const { t } = useTranslation('mf-checkout');
  const { schedule, language, info } = useUnit({
    schedule: $schedule,
    language: $language,
    info: $restaurant,
  });
  if (schedule === null) return null;
  const isLater = schedule.kind === 'later';
  return (
    <Card as="section" aria-labelledby="checkout-schedule">
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon name={isLater ? 'calendar' : 'clock'} size="l" />
        </span>
        <div className={styles.texts}>
          <h2 id="checkout-schedule" className={styles.title}>
            {t(isLater ? 'schedule.later' : 'schedule.now')}
          </h2>
          {isLater && (
            <p className={styles.moment}>{momentText(t, schedule.scheduleTo, language, info)}</p>
          )}
        </div>
        <LinkButton
          to={isLater ? paths.deliverySchedule() : paths.delivery()}
          size="s"
          variant="ghost"
          aria-label={t('schedule.change-label')}
        >
          {t('schedule.change')}
        </LinkButton>
      </div>
    </Card>
  );
}
