import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, EmptyState, LinkButton } from '@storefront/shared-ui';
import { useNavigate } from '@storefront/shared-ui/router';
import { $lastOrder } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { successClosed } from '../features/table-order/table-order.model';

/**
 * The order of a table was placed (SHELL-19): it is served there, and closing leads to the menu.
 */
export default function OrderSuccessPage() {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const navigate = useNavigate();
  const [last, closed] = useUnit([$lastOrder, successClosed]);
  useEffect(() => {
    if (last === null) void navigate(paths.delivery(), { replace: true });
  }, [last, navigate]);
  if (last === null) return null;
  const { orderNoText, uuid, details } = last.placed.order;
  const leave = (): void => {
    void navigate(paths.menu(), { replace: true });
    closed();
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
        <>
          <Button size="l" wide onClick={leave}>
            {t('domain:action.back-to-menu')}
          </Button>
          <LinkButton
            to={paths.track({ token: uuid })}
            variant="ghost"
            size="l"
            wide
            onClick={() => closed()}
          >
            {t('success.follow')}
          </LinkButton>
        </>
      }
    >
      <EmptyState icon="check" heading="h3" title={t('domain:order.placed')}>
        {details.isTable && <p>{t('domain:order.placed-table')}</p>}
        {orderNoText !== '' && <p>{t('success.order', { number: orderNoText })}</p>}
      </EmptyState>
    </Dialog>
  );
}
