import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '@storefront/shared-ui';
import { $isWarning, warningRead } from './address.model';

/** The last address is outside the delivery area (ERRORS-26). */
export function OutOfAreaWarning() {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const [isWarning, read] = useUnit([$isWarning, warningRead]);
  return (
    <AlertDialog
      open={isWarning}
      icon="warning"
      tone="warning"
      title={t('address-form.warning')}
      confirmLabel={t('domain:action.ok')}
      onConfirm={() => read()}
    >
      {`${t('address-form.out-of-area')} :(`}
    </AlertDialog>
  );
}
