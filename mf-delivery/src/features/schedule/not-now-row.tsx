import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Card, Icon, LinkButton } from '@storefront/shared-ui';
import { paths } from '@storefront/shared-domain/paths';
import { OpeningText } from '../../lib/opening/opening-text';
import { $restriction } from '../../lib/schedule/restriction.model';
import { targetIds } from '../../lib/target-ids';
import styles from './when-row.module.css';

/** Why nothing can be ordered, in one line. */
export function NotNowRow() {
  const { t } = useTranslation('mf-delivery');
  const restriction = useUnit($restriction);
  if (restriction === null) return null;
  return (
    <Card tone="warning">
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon name="clock" size="l" />
        </span>
        <div className={styles.texts}>
          <p className={styles.title}>{t(`when.${restriction}`)}</p>
          {restriction === 'closed' && (
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
