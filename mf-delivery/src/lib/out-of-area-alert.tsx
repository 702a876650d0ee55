import { useTranslation } from 'react-i18next';
import { AlertDialog } from '@storefront/shared-ui';

type Props = { isOpen: boolean; onRead: () => void };

/** The address is outside the delivery area (ERRORS-26). */
export function OutOfAreaAlert({ isOpen, onRead }: Props) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  return (
    <AlertDialog
      open={isOpen}
      icon="warning"
      tone="warning"
      title={t('address-form.warning')}
      confirmLabel={t('domain:action.ok')}
      onConfirm={() => onRead()}
    >
      {`${t('address-form.out-of-area')} :(`}
    </AlertDialog>
  );
}
