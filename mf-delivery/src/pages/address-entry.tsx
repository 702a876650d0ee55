import { useTranslation } from 'react-i18next';
import { usePartFailure } from '@storefront/shared-kit/use-part-failure';
import { AlertDialog } from '@storefront/shared-ui';
import { useAddressForm } from './use-address-form';

/**
 * The address form: the wizard with its map, or the dialog of typed fields (OPEN-054). When it
 * cannot be loaded, a dialog offers Retry.
 */
export function AddressEntry() {
  const { t } = useTranslation('domain');
  const { title, reason, retryLabel } = usePartFailure();
  const { Form, failure, retry, dismiss } = useAddressForm();
  return (
    <>
      {Form !== null && <Form />}
      <AlertDialog
        open={failure !== 'none'}
        icon="warning"
        tone="warning"
        title={title}
        loading={failure === 'retrying'}
        confirmLabel={retryLabel}
        onConfirm={retry}
        cancelLabel={t('action.close')}
        onCancel={dismiss}
      >
        {reason}
      </AlertDialog>
    </>
  );
}
