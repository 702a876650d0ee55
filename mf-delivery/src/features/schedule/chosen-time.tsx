import { useTranslation } from 'react-i18next';
import { Card, Icon, LinkButton } from '@storefront/shared-ui';
import { paths } from '@storefront/shared-domain/paths';
import { targetIds } from '../../lib/target-ids';
import { useChosenText } from './use-chosen-text';
import styles from './when-row.module.css';

/** The chosen time with a button to change it, or a button to choose one (DELIVERY-05). */
export function ChosenTime() {
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
