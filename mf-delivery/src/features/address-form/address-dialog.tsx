import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { AlertDialog, Dialog } from '@storefront/shared-ui';
import { $isOpen, dialogClosed } from './address-draft.model';
import { AddressFields } from './address-fields';
import { AddressFooter } from './address-footer';
import { $isWarning, warningRead } from './confirm.model';
import { LocationEntry } from './location-entry';
import styles from './address-form.module.css';

const FORM_ID = 'address-form';

/** The variant dialog of the address (DELIVERY-44): the device's location, or the typed address, with its fee below. */
export function AddressDialog() {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { isOpen, close, isWarning, readWarning } = useUnit({ isOpen: $isOpen, close: dialogClosed, isWarning: $isWarning, readWarning: warningRead });
  return (
    <>
      <Dialog
        open={isOpen} title={t('address-form.title')} closeLabel={t('domain:action.close')} onClose={() => close()} onBackdropDismiss={() => undefined}
        footer={<AddressFooter formId={FORM_ID} />}
      >
        <div className={styles.dialog}>
          <LocationEntry />
          <h3 className={styles.typed}>{t('address-form.typed')}</h3>
          <AddressFields formId={FORM_ID} />
        </div>
      </Dialog>
      <AlertDialog
        open={isWarning} icon="warning" tone="warning" title={t('address-form.warning')} confirmLabel={t('domain:action.ok')} onConfirm={() => readWarning()}
      >
        {`${t('address-form.out-of-area')} :(`}
      </AlertDialog>
    </>
  );
}
