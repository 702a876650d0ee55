import { useUnit } from 'effector-react';
import { LoadFailed } from '../layout/load-failed';
import { PageSkeleton } from '../layout/page-skeleton';
import { StoreFrame } from '../layout/store-frame';
import { StoreNotFound } from '../layout/store-not-found';
import { CartChangesNotice } from '../notices/cart-changes-notice';
import { Notices } from '../notices/notices';
import { Overrides } from '../overrides/overrides';
import { $view } from '../restaurant/restaurant.model';

function View() {
  const { kind } = useUnit($view);
  if (kind === 'loading') return <PageSkeleton />;
  if (kind === 'not-found') return <StoreNotFound />;
  return kind === 'ready' ? <StoreFrame /> : <LoadFailed kind={kind} />;
}

/** One restaurant's storefront, from the first request to the last. */
export function App() {
  return (
    <>
      <Overrides />
      <View />
      <Notices />
      <CartChangesNotice />
    </>
  );
}
