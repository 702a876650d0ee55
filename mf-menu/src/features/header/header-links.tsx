import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { Icon } from '@storefront/shared-ui';
import { Link } from '@storefront/shared-ui/router';
import styles from './header.module.css';

const LINKS = [
  { key: 'hours', to: paths.hours(), icon: 'clock' },
  { key: 'payments', to: paths.payments(), icon: 'card' },
  { key: 'info', to: paths.info(), icon: 'info' },
] as const;

/** Links to hours, payments and information (MENU-06). */
export function HeaderLinks() {
  const { t } = useTranslation('mf-menu');
  return (
    <nav className={styles.nav} aria-label={t('tabs.label')}>
      <ul className={styles.links} role="list">
        {LINKS.map(({ key, to, icon }) => (
          <li key={key}>
            <Link to={to} className={styles.link}>
              <Icon name={icon} size="s" />
              <span>{t(`tabs.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
