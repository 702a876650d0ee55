import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $isCartEmpty, $isCartReady, $isPlacing, $lines } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { Card, Page, PageHeader } from '@storefront/shared-ui';
import { Navigate } from '@storefront/shared-ui/router';
import { CartFooter } from '../features/finish/cart-footer';
import { CartLine } from '../features/lines/cart-line';
import styles from './cart.module.css';

/** The shopping cart. Empty it leads home, on entering as well as after the last line is gone (CART-15). */
export default function CartPage() {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const { lines, isEmpty, isReady, isPlacing } = useUnit({ lines: $lines, isEmpty: $isCartEmpty, isReady: $isCartReady, isPlacing: $isPlacing });
  if (isReady && isEmpty && !isPlacing) return <Navigate to={paths.menu()} replace />;
  return (
    <Page
      header={<PageHeader title={t('page.title')} back={{ to: paths.menu(), label: t('domain:action.back-to-menu') }} />}
      footer={<CartFooter />} busy={!isReady}
    >
      <Card>
        <ul className={styles.lines} aria-label={t('page.title')}>
          {lines.map((line) => <CartLine key={line.lineId} line={line} />)}
        </ul>
      </Card>
    </Page>
  );
}
