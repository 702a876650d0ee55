import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { EmptyState, LinkButton, Page } from '@storefront/shared-ui';
import { Welcome } from '../features/tablet/welcome';

/** The tablet of a table: closed when the restaurant is blocked or has no digital menu (CONFLICTS-08). */
export default function TabletPage() {
  const { t } = useTranslation('mf-menu');
  const info = useUnit($restaurant);
  if (info === null) return null;
  if (info.blocked || !info.modules.digital_menu) {
    return <Page><EmptyState icon="lock" heading="h1" title={t('menu.unavailable')}>{t('menu.unavailable-hint')}</EmptyState></Page>;
  }
  return (
    <Page>
      <Welcome info={info} title={t('tablet.title', { restaurant: info.name })} action={<LinkButton to={paths.menu()} size="l">{t('tablet.see-menu')}</LinkButton>}>
        {t('tablet.hint')}
      </Welcome>
    </Page>
  );
}
