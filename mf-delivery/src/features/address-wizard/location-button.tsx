import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@storefront/shared-ui';
import { $isLocating, positionRequested } from './locate.model';

/** 'Use my location': reads the delivery location from the device (DELIVERY-29). */
export function LocationButton() {
  const { t } = useTranslation('mf-delivery');
  const { isLocating, request } = useUnit({ isLocating: $isLocating, request: positionRequested });
  return (
    <>
      <Button variant="secondary" wide icon="pin" loading={isLocating} onClick={() => request()}>
        {t('address-wizard.location')}
      </Button>
      <span role="status" hidden={!isLocating}>
        {isLocating ? t('address-wizard.locating') : ''}
      </span>
    </>
  );
}
