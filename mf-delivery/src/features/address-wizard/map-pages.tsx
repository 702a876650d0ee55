import { useTranslation } from 'react-i18next';
import { AddressSearch } from './address-search';
import { LocationButton } from './location-button';
import { PlaceOnMap } from './place-on-map';
import styles from './address-wizard.module.css';

/** Page 2 (DELIVERY-30): the customer moves the map until the pin is at the door. */
export function ConfirmationMapPage() {
  const { t } = useTranslation('mf-delivery');
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('address-wizard.move-map')}</p>
      <PlaceOnMap />
      <LocationButton />
    </div>
  );
}

/** Page 3 (DELIVERY-31): search and map for an address that was not found. */
export function SearchMapPage() {
  return (
    <div className={styles.page}>
      <AddressSearch view="map" />
      <PlaceOnMap />
      <LocationButton />
    </div>
  );
}
