import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { deliveryBus } from '@storefront/shared-domain/bus';
import { AlertDialog } from '@storefront/shared-ui';
import { failureClosed } from './order.model';

/**
 * The order cannot be sent because its address has no map coordinates. OK opens the map that
 * requests them (ERRORS-34).
 */
export function LostAddressDialog() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { close, request } = useUnit({
    close: failureClosed,
    request: deliveryBus.coordinatesRequested,
  });
  const confirm = (): void => {
    close();
    request();
  };
  return (
    <AlertDialog
      open
      tone="warning"
      icon="pin"
      title={t('failure.lost-address-title')}
      confirmLabel={t('domain:action.ok')}
      onConfirm={confirm}
    >
      {t('failure.lost-address')}
    </AlertDialog>
  );
}
