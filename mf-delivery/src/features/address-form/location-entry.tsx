import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, IconButton } from '@storefront/shared-ui';
import { AddressMap } from '../../lib/map/address-map';
import { ZOOM } from '../../lib/map/map-zoom';
import { $draft, pointDropped } from './address-draft.model';
import { $mapView, adjustPressed } from './point-step.model';
import { $isRequesting, $refusal, positionRequested } from './position.model';
import styles from './location-entry.module.css';

/** 'Use my location', or the small map of the confirmed location (DELIVERY-42, DELIVERY-44). */
export function LocationEntry() {
  const { t } = useTranslation('mf-delivery');
  const { view, isRequesting, refusal, request } = useUnit({
    view: $mapView,
    isRequesting: $isRequesting,
    refusal: $refusal,
    request: positionRequested,
  });
  return (
    <div className={styles.location}>
      {view === 'decreased' ? (
        <ConfirmedPlace />
      ) : (
        <Button
          variant="secondary"
          wide
          icon="pin"
          loading={isRequesting}
          onClick={() => request()}
        >
          {t('address-form.location')}
        </Button>
      )}
      <div role="status">
        {isRequesting && <p className={styles.hint}>{t('address-form.location-requesting')}</p>}
        {refusal !== null && (
          <p className={styles.refusal}>
            <Icon name="info" />
            {t(`address-form.location-${refusal}`)}
          </p>
        )}
      </div>
    </div>
  );
}

function ConfirmedPlace() {
  const { t } = useTranslation('mf-delivery');
  const { draft, adjust, remove } = useUnit({
    draft: $draft,
    adjust: adjustPressed,
    remove: pointDropped,
  });
  return (
    <div className={styles.place}>
      <AddressMap
        label={t('address-form.location-map')}
        center={draft.coordinates ?? null}
        zoom={ZOOM.confirmed}
        size="small"
        isFixed
      />
      <div className={styles.located}>
        <Icon name="check" />
        <span role="status">{t('address-form.location-known')}</span>
        <Button size="s" variant="ghost" onClick={() => adjust()}>
          {t('address-form.location-adjust')}
        </Button>
        <IconButton
          icon="close"
          label={t('address-form.location-remove')}
          onClick={() => remove()}
        />
      </div>
    </div>
  );
}
