import { useUnit } from 'effector-react';
import { LoadFailed } from '../layout/load-failed';
import { PageSkeleton } from '../routes/page-skeleton';
import { StoreFrame } from '../layout/store-frame';
import { StoreNotFound } from '../layout/store-not-found';
import { CartChangesNotice } from '../notices/cart-changes-notice';
import { Notices } from '../notices/notices';
import { Overrides } from '../overrides/overrides';
import { $view } from '../restaurant/restaurant.model';
import { $isSeating } from '../table-link/table-code.model';

function View() {
  const { view, isSeating } = useUnit({ view: $view, isSeating: $isSeating });
  if (view.kind === 'loading' || isSeating) return <PageSkeleton />;
  if (view.kind === 'not-found') return <StoreNotFound />;
  return view.kind === 'ready' ? <StoreFrame /> : <LoadFailed failure={view} />;
}

/** The storefront of one restaurant. */
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
