import { usePartFailure } from '@storefront/shared-kit/use-part-failure';
import { LazyPart, Skeleton } from '@storefront/shared-ui';

const loadPanel = () => import(/* webpackChunkName: "wallet" */ './wallet-panel');

/** The wallet, loaded when its method is pressed: most orders are paid with other methods. */
export function Wallet() {
  const failed = usePartFailure();
  return (
    <LazyPart
      load={loadPanel}
      props={{}}
      isAction
      waiting={<Skeleton shape="block" size="m" />}
      failed={failed}
    />
  );
}
