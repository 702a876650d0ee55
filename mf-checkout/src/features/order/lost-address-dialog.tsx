import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { deliveryBus } from '@storefront/shared-domain/bus';
import { AlertDialog } from '@storefront/shared-ui';
import { failureClosed } from './order.model';

/**
 * The order cannot be sent: nobody knows where its address is on the map. OK leads to the map that
 * asks for it (ERRORS-34).
 */
export function LostAddressDialog() {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { close, ask } = useUnit({ close: failureClosed, ask: deliveryBus.coordinatesRequested });
  const confirm = (): void => {
    close();
    ask();
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
