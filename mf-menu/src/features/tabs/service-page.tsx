import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Page, PageHeader } from '@storefront/shared-ui';
import { Link } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './service-tabs.module.css';

const TABS = [
  { key: 'menu', to: paths.menu() },
  { key: 'hours', to: paths.hours() },
  { key: 'info', to: paths.info() },
  { key: 'payments', to: paths.payments() },
  { key: 'reviews', to: paths.reviews() },
] as const;
type ServiceTab = Exclude<(typeof TABS)[number]['key'], 'menu'>;

/** The tabs of the menu home; each is a page with its own URL. */
function ServiceTabs({ current }: { current: ServiceTab }) {
  const { t } = useTranslation('mf-menu');
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const open = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && open) list.scrollLeft = open.offsetLeft - (list.clientWidth - open.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      <ul ref={row} className={styles.row} role="list">
        {TABS.map(({ key, to }) => (
          <li key={key}>
            <Link
              to={to}
              replace={key !== 'menu'}
              className={styles.tab}
              aria-current={key === current ? 'page' : undefined}
            >
              {t(`tabs.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Props = {
  tab: ServiceTab;
  /** Beside the title. */
  status?: ReactNode;
  children: (info: RestaurantInfo) => ReactNode;
};

/** A tab of the menu home: its title, the back link, the other tabs. */
export function ServicePage({ tab, status, children }: Props) {
  const { t } = useTranslation(['mf-menu', 'domain']);
  const info = useUnit($restaurant);
  if (info === null) return null;
  return (
    <Page
      header={
        <PageHeader
          title={t(`page.${tab}`)}
          subtitle={info.name}
          back={{ to: paths.menu(), label: t('domain:action.back-to-menu') }}
          actions={status}
        />
      }
    >
      <ServiceTabs current={tab} />
      {children(info)}
    </Page>
  );
}
