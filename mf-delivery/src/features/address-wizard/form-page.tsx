import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { AddressMap } from '../../lib/map/address-map';
import { ZOOM } from '../../lib/map/map-zoom';
import { $form } from './form.model';
import { WizardFields } from './wizard-fields';
import styles from './address-wizard.module.css';

/**
 * Page 4 (DELIVERY-32): the confirmed location on a fixed map, and the form of the data a map
 * lacks.
 */
export function FormPage() {
  const { t } = useTranslation('mf-delivery');
  const [form, info] = useUnit([$form, $restaurant]);
  if (form === null || info === null) return null;
  return (
    <div className={styles.page}>
      <AddressMap
        label={t('address-wizard.map-confirmed')}
        center={form.place.coordinates}
        zoom={ZOOM.confirmed}
        size={form.isStreetDenied ? 'small' : 'reduced'}
        isFixed
      />
      <WizardFields form={form} info={info} />
    </div>
  );
}
