import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Card, Icon, LinkButton } from '@storefront/shared-ui';
import { paths } from '@storefront/shared-domain/paths';
import { OpeningText } from '../../lib/opening/opening-text';
import { $obstacle } from '../../lib/schedule/obstacle.model';
import { targetIds } from '../../lib/target-ids';
import styles from './when-row.module.css';

/** Why nothing can be ordered, in one line. */
export function NotNowRow() {
  const { t } = useTranslation('mf-delivery');
  const obstacle = useUnit($obstacle);
  if (obstacle === null) return null;
  return (
    <Card tone="warning">
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon name="clock" size="l" />
        </span>
        <div className={styles.texts}>
          <p className={styles.title}>{t(`when.${obstacle}`)}</p>
          {obstacle === 'closed' && (
            <p className={styles.detail}>
              <OpeningText />
            </p>
          )}
        </div>
        <LinkButton id={targetIds.time} to={paths.deliverySchedule()} size="s" variant="ghost">
          {t('when.details')}
        </LinkButton>
      </div>
    </Card>
  );
}
