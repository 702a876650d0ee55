import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $isCartEmpty, $isCartReady, $isPlacing } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Card, Page, PageHeader, Stack, useBeside } from '@storefront/shared-ui';
import { Navigate } from '@storefront/shared-ui/router';
import { CashbackBox } from '../features/cashback/cashback-box';
import { CouponBox } from '../features/coupon/coupon-box';
import { OrderItems } from '../features/items/order-items';
import { ConfirmFooter } from '../features/order/confirm-footer';
import { FailureDialog } from '../features/order/failure-dialog';
import { $isPlaced } from '../features/order/order.model';
import { useOrderPage } from '../features/order/use-order-page';
import { PartnerDialog } from '../features/partner/partner-dialog';
import { MissingPayment } from '../features/payment/missing-payment';
import { PaymentMethods } from '../features/payment/payment-methods';
import { Review } from '../features/review/review';
import { TipBox } from '../features/tip/tip-box';
import { TotalAnnouncement } from '../features/totals/total-announcement';
import { TotalLines } from '../features/totals/total-lines';
import { Wallet } from '../features/wallet/wallet';

/** Items and amounts beside the page, above its main button. */
const Summary = () => (
  <Stack gap={4}>
    <OrderItems />
    <TotalLines />
  </Stack>
);

/**
 * The checkout: what is ordered, how it is paid, what it costs. An empty cart redirects to the menu,
 * but not while an order is being placed (CHECKOUT-13, CONFLICTS-06). When a rejected order reloads
 * the menu and thereby empties the cart, the failure is shown first (ERRORS-07).
 */
export default function PaymentPage() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { isReady, isEmpty, isPlacing, isPlaced } = useUnit({
    isReady: $isCartReady,
    isEmpty: $isCartEmpty,
    isPlacing: $isPlacing,
    isPlaced: $isPlaced,
  });
  const isBeside = useBeside();
  useOrderPage();
  if (isPlaced) return <Navigate to={paths.paymentSuccess()} replace />;
  if (isReady && isEmpty && !isPlacing) return <Navigate to={paths.menu()} replace />;
  return (
    <Page
      footerBeside
      header={
        <PageHeader
          title={t('page.title')}
          back={{ to: paths.menu(), label: t('domain:action.back-to-menu') }}
        />
      }
      footer={<ConfirmFooter summary={isBeside && <Summary />} missing={<MissingPayment />} />}
    >
      <Stack gap={6}>
        <Stack gap={4}>
          <Review />
          {!isBeside && (
            <Card>
              <OrderItems />
            </Card>
          )}
          <CouponBox />
          <CashbackBox />
          <TipBox />
        </Stack>
        <PaymentMethods wallet={<Wallet />} />
        {!isBeside && (
          <Card>
            <TotalLines />
          </Card>
        )}
      </Stack>
      <TotalAnnouncement />
      <PartnerDialog />
      <FailureDialog />
    </Page>
  );
}
