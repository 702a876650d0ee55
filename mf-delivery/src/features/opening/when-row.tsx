import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Card, Icon, LinkButton } from '@storefront/shared-ui';
import { paths } from '@storefront/shared-domain/paths';
import { $obstacle } from '../../lib/obstacle.model';
import { targetIds } from '../../lib/target-ids';
import { OpeningText } from './opening-text';
import styles from './when-row.module.css';

/** When the food is wanted: now, or why not now (DELIVERY-05). */
export function WhenRow() {
  const { t } = useTranslation('mf-delivery');
  const obstacle = useUnit($obstacle);
  return (
    <Card tone={obstacle === null ? 'plain' : 'warning'}>
      <div className={styles.row}>
        <span className={styles.icon}><Icon name="clock" size="l" /></span>
        <div className={styles.texts}>
          <p className={styles.title}>{t(`when.${obstacle ?? 'now'}`)}</p>
          {obstacle === 'closed' && <p className={styles.detail}><OpeningText /></p>}
        </div>
        <LinkButton id={targetIds.schedule} to={paths.deliverySchedule()} size="s" variant="ghost">{t('when.details')}</LinkButton>
      </div>
    </Card>
  );
}
