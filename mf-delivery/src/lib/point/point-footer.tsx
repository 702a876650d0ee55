import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@storefront/shared-ui';
import { UNDER_PIN_ID } from './under-pin-id';
import { $canConfirm, confirmPressed } from './point.model';

/**
 * 'Confirm Location' for the point under the pin, enabled once its address is resolved
 * (DELIVERY-41).
 */
export function PointFooter({ isBusy = false }: { isBusy?: boolean }) {
  const { t } = useTranslation('mf-delivery');
  const { canConfirm, confirm } = useUnit({ canConfirm: $canConfirm, confirm: confirmPressed });
  return (
    <Button
      size="l"
      wide
      disabled={!canConfirm}
      reasonId={UNDER_PIN_ID}
      loading={isBusy}
      onClick={() => confirm()}
    >
      {t('point.confirm')}
    </Button>
  );
}
