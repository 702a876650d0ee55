import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, LinkButton, Page, PageHeader } from '@storefront/shared-ui';
import { usePizzaFlow, type PizzaFlow } from './use-pizza-flow';

/**
 * Renders a builder for the pizza in the URL, remounted for each pizza of a combo; reports an
 * unavailable item.
 */
export function WithPizzaFlow({ children }: { children: (flow: PizzaFlow) => ReactNode }) {
  const { t } = useTranslation(['mf-pizza-builder', 'domain']);
  const flow = usePizzaFlow();
  if (flow.kind === 'none') return null;
  if (flow.kind === 'open') return children(flow);
  return (
    <Page
      header={
        <PageHeader
          title={flow.name}
          back={{ to: flow.backTo, label: t('domain:action.back-to-menu') }}
        />
      }
    >
      <EmptyState
        icon="pizza"
        title={t('flow.unavailable')}
        action={
          <LinkButton to={flow.backTo} size="l">
            {t('domain:action.back-to-menu')}
          </LinkButton>
        }
      >
        {t('flow.unavailable-text', { name: flow.name })}
      </EmptyState>
    </Page>
  );
}
