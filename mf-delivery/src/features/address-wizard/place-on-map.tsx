import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@storefront/shared-ui';
import { AddressMap } from '../../lib/map/address-map';
import { $refusal } from './locate.model';
import { PinStatus } from './pin-status';
import { $pin, mapMoved, mapMoving } from './place.model';
import styles from './address-wizard.module.css';

/**
 * The full-size map with the address under its pin, and the reason for its position when the device
 * returned none (CONFLICTS-15).
 */
export function PlaceOnMap() {
  const { t } = useTranslation('mf-delivery');
  const { pin, refusal, moving, moved } = useUnit({
    pin: $pin,
    refusal: $refusal,
    moving: mapMoving,
    moved: mapMoved,
  });
  return (
    <>
      <div role="status" className={styles.message} hidden={refusal === null}>
        {refusal !== null && (
          <>
            <Icon name="info" />
            <p>
              {t(`address-wizard.refusal.${refusal}`)}{' '}
              {pin !== null && t('address-wizard.refusal.map')}
            </p>
          </>
        )}
      </div>
      {pin === null ? (
        <p className={styles.message}>
          <Icon name="info" />
          {t('address-wizard.nowhere')}
        </p>
      ) : (
        <AddressMap
          label={t('address-wizard.map')}
          center={pin.place.coordinates}
          onMoving={() => moving()}
          onMoved={(to) => moved(to)}
        />
      )}
      <PinStatus />
    </>
  );
}
