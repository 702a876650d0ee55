import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, Spinner } from '@storefront/shared-ui';
import { $canRequestFee, $isPlaceComplete, $isPointMissing } from './address-draft.model';
import { $liveFee, feeWanted } from './live-fee.model';
import styles from './fee-notice.module.css';

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
export function FeeNotice() {
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
