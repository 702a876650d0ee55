import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import { $address, $restaurant } from '@storefront/shared-domain/models';
import type { SlotProps } from '@storefront/shared-domain/remote';
import { streetLine } from '@storefront/shared-domain/rules';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { Dialog } from '@storefront/shared-ui';
import * as model from '../features/confirm-coordinates/confirm-coordinates.model';
import { PointProblem } from '../features/confirm-coordinates/point-problem';
import { OutOfAreaAlert } from '../lib/out-of-area-alert';
import { PointFooter } from '../lib/point/point-footer';
import { PointPicker } from '../lib/point/point-picker';
import styles from './confirm-coordinates.module.css';

/**
 * Requests the location of the order's address on a map, and shows its delivery fee (DELIVERY-49,
 * ERRORS-34).
 */
export default function ConfirmCoordinates({ onClosed }: SlotProps['confirm-coordinates']) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { info, address, problem, isRequestingFee, open, close, readWarning, toast } = useUnit({
    info: $restaurant,
    address: $address,
    problem: model.$problem,
    isRequestingFee: model.$isRequestingFee,
    open: model.modalOpened,
    close: model.modalClosed,
    readWarning: model.warningRead,
    toast: noticeBus.toastRequested,
  });
  useEffect(() => {
    open();
    return () => close();
  }, [open, close]);
  useUnitListener(model.feeCallFailed, () =>
    toast({ text: t('address-form.fee-failed'), tone: 'danger' }),
  );
  useUnitListener(model.coordinatesTaken, onClosed);
  return (
    <>
      <Dialog
        open
        title={t('coordinates.title')}
        closeLabel={t('domain:action.close')}
        onClose={onClosed}
        onBackdropDismiss={() => undefined}
        footer={
          <>
            <PointProblem />
            <PointFooter isBusy={isRequestingFee} />
          </>
        }
      >
        {address !== null && (
          <p className={styles.address}>
            {t('coordinates.address', {
              address: streetLine(address.street, address.number, info?.country ?? ''),
            })}
          </p>
        )}
        <PointPicker label={t('point.map')} />
      </Dialog>
      <OutOfAreaAlert isOpen={problem === 'out-of-area'} onRead={readWarning} />
    </>
  );
}
