import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@storefront/shared-ui';
import { OutOfAreaAlert } from '../../lib/out-of-area-alert';
import { PointFooter } from '../../lib/point/point-footer';
import { PointPicker } from '../../lib/point/point-picker';
import { pointLeft } from '../../lib/point/point.model';
import { $isOpen, dialogClosed } from './address-draft.model';
import { AddressFields } from './address-fields';
import { AddressFooter } from './address-footer';
import { $isWarning, warningRead } from './confirm.model';
import { LocationEntry } from './location-entry';
import { $mapView } from './point-step.model';
import styles from './address-form.module.css';

const FORM_ID = 'address-form';

/** The variant dialog of the address (DELIVERY-44): typed address, fee and location map. */
export function AddressDialog() {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { isOpen, view, close, leaveMap, isWarning, readWarning } = useUnit({
    isOpen: $isOpen,
    view: $mapView,
    close: dialogClosed,
    leaveMap: pointLeft,
    isWarning: $isWarning,
    readWarning: warningRead,
  });
  const isMap = view === 'show';
  return (
    <>
      <Dialog
        open={isOpen}
        title={t('address-form.title')}
        closeLabel={t('domain:action.close')}
        onClose={() => close()}
        onBackdropDismiss={() => undefined}
        tall
        step={isMap ? 'map' : 'form'}
        back={isMap ? { label: t('point.back'), onBack: () => leaveMap() } : undefined}
        footer={isMap ? <PointFooter /> : <AddressFooter formId={FORM_ID} />}
      >
        {isMap ? (
          <PointPicker label={t('point.map')} />
        ) : (
          <div className={styles.dialog}>
            <LocationEntry />
            <h3 className={styles.typed}>{t('address-form.typed')}</h3>
            <AddressFields formId={FORM_ID} />
          </div>
        )}
      </Dialog>
      <OutOfAreaAlert isOpen={isWarning} onRead={readWarning} />
    </>
  );
}
