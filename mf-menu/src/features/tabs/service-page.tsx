import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Page, PageHeader } from '@storefront/shared-ui';
import { type ServiceTab, ServiceTabs } from './service-tabs';

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
