import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $restaurantMapLink } from '@storefront/shared-domain/models';
import { mapSearchLink } from '@storefront/shared-domain/paths';
import { restaurantAddress } from '@storefront/shared-domain/menu-rules';
import { Icon } from '@storefront/shared-ui';
import styles from './header.module.css';

/**
 * The address as a link to a maps search, or to the site's own map (OPEN-055); not shown when
 * takeout is disabled (MENU-03).
 */
export function AddressLink({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const link = useUnit($restaurantMapLink);
  const address = restaurantAddress(info);
  if (info.no_takeout || address === '') return null;
  return (
    <a
      className={styles.address}
      href={link ?? mapSearchLink(`${info.name}, ${address}`)}
      target="_blank"
      rel="noreferrer"
      title={address}
      aria-label={t('header.address', { address })}
    >
      <Icon name="pin" size="s" />
      <span>{address}</span>
    </a>
  );
}
