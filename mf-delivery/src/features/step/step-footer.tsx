import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amounts, Button, StickyFooter } from '@storefront/shared-ui';
import { $deliveryType, $fee, $formatMoney, $totals } from '@storefront/shared-domain/models';
import { TotalRows } from '../../lib/amounts/total-rows';
import { $message } from './step.model';
import styles from './step-footer.module.css';
import type { StepProblem } from './step-problem';

const UNKNOWN = '—';

type Props = {
  /** The form NEXT submits. */
  formId: string;
  isBusy: boolean;
  /** The fee is loading. */
  isSearching: boolean;
  /** Note on the costs, shown below them. */
  note?: ReactNode;
};

/** Subtotal, delivery fee, total and NEXT; for a table CONFIRM ORDER (DELIVERY-06, DELIVERY-08). */
export function StepFooter({ formId, isBusy, isSearching, note }: Props) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { type, message } = useUnit({ type: $deliveryType, message: $message });
  return (
    <StickyFooter
      summary={
        <>
          <Costs isSearching={isSearching} />
          {note}
        </>
      }
    >
      <div role="alert" className={styles.alert}>
        {message && (
          <p className={styles.message}>
            <MessageText problem={message} />
          </p>
        )}
      </div>
      <Button type="submit" form={formId} size="l" wide loading={isBusy}>
        {type === 'table' ? t('step.confirm-order') : t('step.next')}
      </Button>
    </StickyFooter>
  );
}

function Costs({ isSearching }: { isSearching: boolean }) {
  const { t } = useTranslation('mf-delivery');
  const { totals, type, fee } = useUnit({ totals: $totals, type: $deliveryType, fee: $fee });
  const isUnknown = type === null || (type === 'delivery' && fee === null);
  const unknown = isSearching
    ? { fee: t('step.fee-searching'), total: UNKNOWN }
    : isUnknown
      ? { fee: t('step.fee-unknown') }
      : undefined;
  return (
    <Amounts>
      <TotalRows totals={totals} unknown={unknown} />
    </Amounts>
  );
}

function MessageText({ problem }: { problem: StepProblem }) {
  const { t } = useTranslation('mf-delivery');
  const money = useUnit($formatMoney);
  if (problem.kind === 'below-minimum')
    return t('step.problem.below-minimum', { missing: money(problem.missing) });
  if (problem.kind !== 'customer') return t(`step.problem.${problem.kind}`);
  return t(problem.isMissing ? 'step.problem.missing' : 'step.problem.invalid', {
    field: t(`customer.label.${problem.field}`),
  });
}
