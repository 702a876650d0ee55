import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { LinkButton, Page } from '@storefront/shared-ui';
import { Welcome } from '../features/tablet/welcome';

/** Where a tablet will be tied to its table (SHELL-37). */
export default function TabletScanPage() {
  const { t } = useTranslation('mf-menu');
  const info = useUnit($restaurant);
  if (info === null) return null;
  return (
    <Page>
      <Welcome info={info} title={t('tablet.scan-title', { restaurant: info.name })} action={<LinkButton to={paths.tablet()} size="l">{t('tablet.to-tablet')}</LinkButton>}>
        {t('tablet.scan-hint')}
      </Welcome>
    </Page>
  );
}
