import { Amount, Amounts, Button, Dialog, Icon, Spinner } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OutOfAreaAlert } from '../../lib/out-of-area-alert';
import { PointFooter } from '../../lib/point/point-footer';
import { PointPicker } from '../../lib/point/point-picker';
import { pointLeft } from '../../lib/point/point.model';
import { TotalRows } from '../../lib/amounts/total-rows';
import {
  $canRequestFee,
  $isOpen,
  $isPlaceComplete,
  $isPointMissing,
  dialogClosed,
} from './address-draft.model';
import { AddressFields } from './address-fields';
import { $isWaiting, $isWarning, warningRead } from './confirm.model';
import { $liveFee, feeWanted } from './live-fee.model';
import { $draftTotals } from './totals.model';
import { LocationEntry } from './location-entry';
import { $mapView } from './point-step.model';
import styles from './address-form.module.css';

type NoticeProps = {
  tone: 'calm' | 'problem';
  icon?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
};

function Notice({ tone, icon, children, action }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      {icon}
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}

/**
 * Status of the fee while the address is typed: loading, found, or the reason for its absence
 * (ERRORS-26 to ERRORS-29).
 */
function FeeNotice() {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { fee, canRequest, isComplete, isPointMissing, retry } = useUnit({
    fee: $liveFee,
    canRequest: $canRequestFee,
    isComplete: $isPlaceComplete,
    isPointMissing: $isPointMissing,
    retry: feeWanted,
  });
  const again = (
    <Button size="s" variant="secondary" icon="refresh" onClick={() => retry()}>
      {t('domain:action.retry')}
    </Button>
  );
  const problem = (text: string, more: { hint?: string; action?: ReactNode } = {}) => (
    <Notice tone="problem" icon={<Icon name="warning" />} action={more.action}>
      <p>{text}</p>
      {more.hint && <p className={styles.hint}>{more.hint}</p>}
    </Notice>
  );
  const views: Record<typeof fee.kind, ReactNode> = {
    found: null,
    unknown: canRequest ? null : (
      <Notice tone="calm">
        {t(isComplete && isPointMissing ? 'address-form.fee-point' : 'address-form.fee-unknown')}
      </Notice>
    ),
    searching: (
      <Notice tone="calm" icon={<Spinner size="s" />}>
        {t('address-form.fee-searching')}
      </Notice>
    ),
    'not-found': problem(t('address-form.not-found'), { hint: t('address-form.not-found-hint') }),
    'out-of-area': problem(t('address-form.out-of-area')),
    unexpected: problem(t('domain:error.unexpected'), { action: again }),
    failed: problem(t('address-form.fee-failed'), { action: again }),
  };
  return <div role="status">{views[fee.kind]}</div>;
}

const UNKNOWN = '—';

/** Delivery fee, order total and CONFIRM (DELIVERY-48). */
function AddressFooter({ formId }: { formId: string }) {
  const { t } = useTranslation('mf-delivery');
  const { totals, isWaiting } = useUnit({ totals: $draftTotals, isWaiting: $isWaiting });
  const names = { 'delivery-fee': t('address-form.fee'), total: t('address-form.total') };
  return (
    <>
      <FeeNotice />
      <Amounts>
        {totals === null ? (
          <>
            <Amount label={names['delivery-fee']} value={UNKNOWN} tone="pending" />
            <Amount label={names.total} value={UNKNOWN} tone="total" />
          </>
        ) : (
          <TotalRows totals={totals} names={names} />
        )}
      </Amounts>
      <Button type="submit" form={formId} size="l" wide loading={isWaiting}>
        {t('address-form.confirm')}
      </Button>
    </>
  );
}

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
