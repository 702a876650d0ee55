import { useTranslation } from 'react-i18next';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { Icon } from '@storefront/shared-ui';
import styles from './message.module.css';

/** The restaurant's message to all customers (MENU-09). */
export function Message({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const text = info.message.trim();
  if (text === '') return null;
  return (
    <aside className={styles.message} aria-label={t('header.message')}>
      <Icon name="message" />
      <p>{text}</p>
    </aside>
  );
}
