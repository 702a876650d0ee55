import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { deliveryBus } from '@storefront/shared-domain/bus';
import { paths } from '@storefront/shared-domain/paths';
import { Button, EmptyState, LinkButton } from '@storefront/shared-ui';
import { $isNowOffered } from './payment.model';

/**
 * A scheduled order is paid online here, and there is no way to (SCHEDULE-15): now it is paid as
 * ever, where now is taken.
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
