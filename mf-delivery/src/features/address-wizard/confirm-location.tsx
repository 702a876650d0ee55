import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, Icon } from '@storefront/shared-ui';
import { $restriction, $isRequesting, locationConfirmed } from './confirm-location.model';
import { PIN_STATUS_ID } from './pin-status';
import { $pin, isSettling } from './place.model';
import styles from './address-wizard.module.css';

/**
 * 'Confirm location', disabled while the address under the pin is looked up (DELIVERY-41), and the
 * reason for a failed confirmation.
 */
export function ConfirmLocation() {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { pin, isRequesting, restriction, confirm } = useUnit({
    pin: $pin,
    isRequesting: $isRequesting,
    restriction: $restriction,
    confirm: locationConfirmed,
  });
  const texts = {
    'not-found': t('address-form.not-found'),
    unexpected: t('domain:error.unexpected'),
    failed: t('address-form.fee-failed'),
  };
  return (
    <>
      <div role="alert" className={styles.problem} hidden={restriction === null}>
        {restriction !== null && (
          <>
            <Icon name="warning" />
            <p>{texts[restriction]}</p>
          </>
        )}
      </div>
      <Button
        size="l"
        wide
        disabled={pin === null || isSettling(pin)}
        reasonId={PIN_STATUS_ID}
        loading={isRequesting}
        onClick={() => confirm()}
      >
        {restriction === null ? t('address-wizard.confirm-location') : t('domain:action.retry')}
      </Button>
    </>
  );
}
