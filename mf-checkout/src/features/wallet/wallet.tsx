import { lazy, Suspense } from 'react';
import { Skeleton } from '@storefront/shared-ui';

const WalletPanel = lazy(() => import(/* webpackChunkName: "wallet" */ './wallet-panel'));

/** The wallet, fetched when its method is pressed: most orders are paid another way. */
export const Wallet = () => <Suspense fallback={<Skeleton shape="block" size="m" />}><WalletPanel /></Suspense>;
