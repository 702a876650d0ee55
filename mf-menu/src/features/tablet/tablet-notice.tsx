import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $tabletRestriction } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Card, Icon, LinkButton } from '@storefront/shared-ui';
import styles from './tablet-notice.module.css';

/**
 * Why this tablet cannot order now, with a solution; nothing when orders can be sent (TABLE-08).
 */
export function TabletNotice() {
  const { t } = useTranslation(['mf-menu', 'domain']);
  const restriction = useUnit($tabletRestriction);
  if (restriction === null) return null;
  return (
    <div className={styles.place}>
      <Card tone="warning" as="section" aria-labelledby="tablet-notice">
        <div className={styles.notice}>
          <Icon name={restriction === 'closed' ? 'clock' : 'table'} />
          <p id="tablet-notice">{t(`domain:tablet.${restriction}`)}</p>
          {restriction === 'no-table' && (
            <LinkButton to={paths.tabletScan()} variant="secondary" icon="qr">
              {t('tablet.connect')}
            </LinkButton>
          )}
        </div>
      </Card>
    </div>
  );
}
