import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared-domain/paths';
import { Button, Dialog, EmptyState } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { $placed, successClosed } from './table-order.model';

/**
 * The table order was accepted; closing leads back to the menu, on a tablet to the tablet's menu
 * (CART-24).
 */
export function TableOrderPlaced() {
  const { t } = useTranslation(['mf-cart', 'domain']);
  const navigate = useNavigate();
  const { done, close } = useUnit({ done: $placed, close: successClosed });
  if (done === null) return null;
  const { orderNoText, details } = done.placed.order;
  const leave = (): void => {
    void navigate(paths.home(done.isTablet), { replace: true });
    close();
  };
  return (
    <Dialog
      open
      size="s"
      titleHidden
      title={t('domain:order.placed')}
      closeLabel={t('domain:action.close')}
      onClose={leave}
      footer={
        <Button size="l" wide onClick={leave}>
          {t('domain:action.back-to-menu')}
        </Button>
      }
    >
      <EmptyState compact icon="check" heading="h3" title={t('domain:order.placed')}>
        <p>{t('domain:order.placed-table')}</p>
        <p>
          {[
            details.table && t('table-order.table', { table: details.table }),
            orderNoText && t('table-order.number', { number: orderNoText }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </EmptyState>
    </Dialog>
  );
}
