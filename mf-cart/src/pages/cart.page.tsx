import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import {
  $isCartEmpty,
  $isCartReady,
  $isPlacing,
  $isTablet,
} from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Card, Page, PageHeader, Stack, VisuallyHidden } from '@storefront/shared-ui';
import { Navigate } from '@storefront/shared-ui/router';
import { Benefits } from '../features/benefits/benefits';
import { ClearCart } from '../features/clear/clear-cart';
import { CartFooter } from '../features/finish/cart-footer';
import { CartLine } from '../features/lines/cart-line';
import { ChangeAnnouncement } from '../features/lines/change-announcement';
import { EarlyLines } from '../features/lines/early-lines';
import { LineSkeletons } from '../features/lines/line-skeletons';
import { $shownLines } from '../features/lines/lines.model';
import { Recommended } from '../features/recommended/recommended';
import { OrderContent } from '../features/lines/order-content';
import { SendToKitchen } from '../features/table-order/send-to-kitchen';
import { TableOrderFailed } from '../features/table-order/table-order-failed';
import { TableOrderPlaced } from '../features/table-order/table-order-placed';
import styles from './cart.module.css';

/**
 * The shopping cart. Empty, it leads home, on entry and after its last line is removed (CART-15),
 * but not while an order is being placed (CONFLICTS-06). Until the stored cart is read, its lines
 * and its total are placeholders: the edge renders the page in that state (ADR 0022), and a script of
 * the frame draws the stored cart into it (ADR 0022).
 */
export default function CartPage() {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const { lines, isEmpty, isReady, isPlacing, isTablet } = useUnit({
    lines: $shownLines,
    isEmpty: $isCartEmpty,
    isReady: $isCartReady,
    isPlacing: $isPlacing,
    isTablet: $isTablet,
  });
  if (isReady && isEmpty && !isPlacing) return <Navigate to={paths.home(isTablet)} replace />;
  return (
    <Page
      header={
        <PageHeader
          title={t('page.title')}
          back={{ to: paths.home(isTablet), label: t('domain:action.back-to-menu') }}
        />
      }
      footer={<CartFooter lines={isReady ? lines : null} />}
    >
      <Stack gap={4}>
        <Card>
          {isReady ? (
            <ul className={styles.lines} aria-label={t('page.title')}>
              {lines.map((line) => (
                <CartLine key={line.lineId} line={line} />
              ))}
            </ul>
          ) : (
            <>
              <EarlyLines className={`${styles.lines} ${styles.early}`} />
              <div className={`${styles.lines} ${styles.waiting}`} aria-busy>
                <VisuallyHidden>
                  <p role="status">{t('page.loading')}</p>
                </VisuallyHidden>
                <LineSkeletons />
              </div>
            </>
          )}
          <div className={styles.clear}>
            <ClearCart isWaiting={!isReady} />
          </div>
        </Card>
        {isReady && (
          <>
            <Benefits />
            <Recommended />
          </>
        )}
      </Stack>
      <ChangeAnnouncement lines={isReady ? lines : null} />
      <SendToKitchen content={<OrderContent />} />
      <TableOrderFailed />
      <TableOrderPlaced />
    </Page>
  );
}
