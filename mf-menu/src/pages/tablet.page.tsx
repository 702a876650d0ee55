import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { tabletBus } from '@storefront/shared-domain/bus';
import { $isTabletResting, $restaurant } from '@storefront/shared-domain/models';
import { EmptyState, Page } from '@storefront/shared-ui';
import { Greeting } from '../features/tablet/greeting';
import { TabletMenu } from './tablet-menu';

/**
 * The tablet of a table (OPEN-030). Closed when the restaurant is blocked or has no digital menu
 * (TABLE-12, CONFLICTS-08).
 */
export default function TabletPage() {
  const { t } = useTranslation('mf-menu');
  const { info, isIdle, open } = useUnit({
    info: $restaurant,
    isIdle: $isTabletResting,
    open: tabletBus.screenOpened,
  });
  useEffect(() => {
    open();
  }, [open]);
  if (info === null) return null;
  if (info.blocked || !info.modules.digital_menu) {
    return (
      <Page>
        <EmptyState icon="lock" heading="h1" title={t('menu.unavailable')}>
          {t('menu.unavailable-hint')}
        </EmptyState>
      </Page>
    );
  }
  if (isIdle)
    return (
      <Page>
        <Greeting info={info} />
      </Page>
    );
  return (
    <Page width="full">
      <TabletMenu info={info} />
    </Page>
  );
}
