import { useTranslation } from 'react-i18next';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { Icon } from '@storefront/shared-ui';
import styles from './message.module.css';

/** The restaurant's message to all customers (MENU-09): its first line, all of it after a tap. */
export function Message({ info }: { info: RestaurantInfo }) {
  const { t } = useTranslation('mf-menu');
  const text = info.message.trim();
  if (text === '') return null;
  return (
    <aside className={styles.message} aria-label={t('header.message')}>
      <details>
        <summary className={styles.line}>
          <Icon name="message" />
          <span className={styles.text}>{text}</span>
          <Icon name="chevron" size="s" />
        </summary>
      </details>
    </aside>
  );
}
