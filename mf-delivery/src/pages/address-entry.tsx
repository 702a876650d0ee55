import { useTranslation } from 'react-i18next';
import { AlertDialog } from '@storefront/shared-ui';
import { useAddressForm } from './use-address-form';

/**
 * The address form: the wizard with its map, or the dialog of typed fields (OPEN-054). When it
 * cannot be loaded, a dialog offers Retry.
 */
export function AddressEntry() {
  const { t } = useTranslation('domain');
  const { Form, failure, retry, dismiss } = useAddressForm();
  return (
    <>
      {Form !== null && <Form />}
      <AlertDialog
        open={failure !== 'none'}
        icon="warning"
        tone="warning"
        title={t('error.part')}
        loading={failure === 'retrying'}
        confirmLabel={t('action.retry')}
        onConfirm={retry}
        cancelLabel={t('action.close')}
        onCancel={dismiss}
      >
        {t('error.part-hint')}
      </AlertDialog>
    </>
  );
}
