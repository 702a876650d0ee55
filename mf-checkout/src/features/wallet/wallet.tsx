import { useTranslation } from 'react-i18next';
import { LazyPart, Skeleton } from '@storefront/shared-ui';

const loadPanel = () => import(/* webpackChunkName: "wallet" */ './wallet-panel');

/** The wallet, loaded when its method is pressed: most orders are paid with other methods. */
export function Wallet() {
  const { t } = useTranslation('domain');
  return (
    <LazyPart
      load={loadPanel}
      props={{}}
      isAction
      waiting={<Skeleton shape="block" size="m" />}
      failed={{
        title: t('error.part'),
        reason: t('error.part-hint'),
        retryLabel: t('action.retry'),
      }}
    />
  );
}
