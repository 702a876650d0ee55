import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { $language, $restaurant } from '@storefront/shared-domain/models';
import {
  formatTime,
  isFinalStatus,
  statusEntry,
  statusSteps,
  statusText,
  type StatusStep,
} from '@storefront/shared-domain/rules';
import { Card, ProgressSteps, Section } from '@storefront/shared-ui';
import { stageIcon } from './stage';

/** A finished order has no current step; a canceled one ends with a failed step. */
function computeStepState({ status, reached, current }: StatusStep) {
  if (statusEntry(status).tone === 'danger') return 'failed';
  if (current && !isFinalStatus(status)) return 'current';
  return reached ? 'done' : 'upcoming';
}

/** Steps of the order: past ones with their time, the current one, and the next ones. */
export function Progress({ order }: { order: Order }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const { info, language } = useUnit({ info: $restaurant, language: $language });
  const steps = statusSteps(order).map((step) => {
    const state = computeStepState(step);
    return {
      id: step.status,
      label: t(`domain:${statusText(step.status, order)}`),
      detail: step.at === null ? undefined : formatTime(step.at, language, info?.timezone),
      icon: stageIcon(step.status),
      state,
      stateLabel: t(`progress.${state}`),
    } as const;
  });
  return (
    <Section title={t('progress.title')}>
      <Card padding="l">
        <ProgressSteps label={t('progress.title')} steps={steps} />
      </Card>
    </Section>
  );
}
