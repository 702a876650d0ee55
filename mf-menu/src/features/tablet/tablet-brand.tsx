import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $tableLink } from '@storefront/shared-domain/models';
import { Icon, Picture } from '@storefront/shared-ui';
import { wideSources } from '../../lib/picture-sources';
import styles from './tablet-brand.module.css';

/** Restaurant name and table number; the top of the side bar. */
export function TabletBrand({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const { table } = useUnit($tableLink);
  return (
    <header className={styles.brand}>
      <span className={styles.face}>
        {info.profile_pic === '' ? (
          <Icon name="table" />
        ) : (
          <Picture
            {...wideSources('profiles', info.profile_pic)}
            sizes="3.5rem"
            alt=""
            width={192}
            height={192}
            shape="circle"
            priority
            fallbackIcon="table"
          />
        )}
      </span>
      <div className={styles.names}>
        <h1 className={styles.name}>{info.name}</h1>
        {table !== null && <p className={styles.table}>{t('tablet.table', { table })}</p>}
      </div>
    </header>
  );
}
