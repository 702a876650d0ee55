import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { deliveryBus } from '@storefront/shared-domain/bus';
import { paths } from '@storefront/shared-domain/paths';
import { Button, EmptyState, LinkButton } from '@storefront/shared-ui';
import { $isNowOffered } from './payment.model';

/**
 * A scheduled order must be paid online here, and no online method is available (SCHEDULE-15):
 * offers to order for now instead, with any method, where that is possible.
 */
export function OnlineOnly() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { isNowOffered, choose } = useUnit({
    isNowOffered: $isNowOffered,
    choose: deliveryBus.scheduleChosen,
  });
  const action = isNowOffered ? (
    <Button size="l" onClick={() => choose({ kind: 'now' })}>
      {t('payment.order-now')}
    </Button>
  ) : (
    <LinkButton size="l" to={paths.delivery()}>
      {t('payment.change-order')}
    </LinkButton>
  );
  return (
    <EmptyState icon="wallet" title={t('payment.online-only-title')} action={action}>
      {t(isNowOffered ? 'payment.online-only-now' : 'payment.online-only-closed')}
    </EmptyState>
  );
}
