import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { paths, REORDERED } from '@storefront/shared-domain/paths';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { useNavigate } from '@storefront/shared-ui/router';
import { SignInPrompt } from '../features/customer/sign-in-prompt';
import { OrderList } from '../features/orders/order-list';
import { ownOrders } from '../features/orders/orders.model';
import { VisitorOrders } from '../features/orders/visitor-orders';
import { ReorderDialog } from '../features/reorder/reorder-dialog';
import { reorderRequested, linesAdded } from '../features/reorder/reorder.model';
import { CustomerPage } from './customer-page';

/**
 * The customer's orders (API-06), for a visitor those of this device (API-07); ordering one again
 * leads to the checkout, or to the first step that needs something.
 */
export default function OrdersPage() {
  const { t } = useTranslation('mf-account');
  const navigate = useNavigate();
  const again = useUnit(reorderRequested);
  useUnitListener(
    linesAdded,
    (onward) =>
      void (onward === 'checkout'
        ? navigate(paths.delivery(), { state: REORDERED })
        : navigate(paths.cart())),
  );
  const login = <SignInPrompt text={t('orders.invitation')} returnTo={paths.orders()} />;
  return (
    <CustomerPage
      title={t('orders.title')}
      current="orders"
      visitor={<VisitorOrders login={login} onAgain={again} />}
      dialog={<ReorderDialog />}
    >
      <OrderList from={ownOrders} none={t('orders.none')} onAgain={again} />
    </CustomerPage>
  );
}
