import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@storefront/shared-domain/contracts';
import { $language, $restaurant } from '@storefront/shared-domain/models';
import { formatTime, statusSteps, type StatusStep } from '@storefront/shared-domain/rules';
import { Card, ProgressSteps, Section } from '@storefront/shared-ui';
import { stageIcon } from './stage';

/** An order that is over has nothing running any more; a canceled one ends with what went wrong. */
function stateOf({ status, reached, current }: StatusStep) {
  if (status === 'CANCELED') return 'failed';
  if (current && status !== 'OVER') return 'current';
  return reached ? 'done' : 'upcoming';
}

/** The order's way: what happened and when, what happens, what comes. */
export function Progress({ order }: { order: Order }) {
  const { t } = useTranslation(['mf-tracking', 'domain']);
  const { info, language } = useUnit({ info: $restaurant, language: $language });
  const steps = statusSteps(order).map((step) => {
    const state = stateOf(step);
    return {
      id: step.status,
      label: t(`domain:order.status.${step.status}`),
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
