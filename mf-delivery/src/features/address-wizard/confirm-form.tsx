import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, Spinner } from '@storefront/shared-ui';
import { $wrongFields, $isCalculating } from './finish.model';
import { WIZARD_FORM_ID } from './wizard-form-id';
import styles from './address-wizard.module.css';

/**
 * CONFIRM of the form: disabled while it is invalid (DELIVERY-61), with the reason, busy while the
 * fee is calculated (DELIVERY-40).
 */
export function ConfirmForm() {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const [wrong, isCalculating] = useUnit([$wrongFields, $isCalculating]);
  return (
    <>
      <div role="status" className={styles.calculating} hidden={!isCalculating}>
        {isCalculating && (
          <>
            <Spinner size="s" />
            {t('address-form.fee-searching')}
          </>
        )}
      </div>
      <Button
        type="submit"
        form={WIZARD_FORM_ID}
        size="l"
        wide
        reason={
          wrong.length === 0
            ? null
            : t('domain:validation.incomplete', {
                fields: wrong.map((field) => t(`address-form.${field}`)).join(', '),
              })
        }
        loading={isCalculating}
      >
        {t('address-form.confirm')}
      </Button>
    </>
  );
}
