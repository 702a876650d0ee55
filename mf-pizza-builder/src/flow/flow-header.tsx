import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@storefront/shared-ui';
import type { PizzaFlow } from './use-pizza-flow';

/**
 * Header of a builder: the size's name; for a combo also its name and the index of the pizza
 * (PIZZA-01).
 */
export function FlowHeader({ flow, actions }: { flow: PizzaFlow; actions?: ReactNode }) {
  const { t } = useTranslation(['mf-pizza-builder', 'domain']);
  const { combo, offers, at, back, backTo } = flow;
  const place = offers.length > 1 ? t('flow.place', { at: at + 1, count: offers.length }) : null;
  const label = at === 0 ? t('domain:action.back-to-menu') : t('flow.back-to-pizza', { at });
  const onGo =
    back === null
      ? undefined
      : (event: { preventDefault: () => void }): void => {
          event.preventDefault();
          back();
        };
  return (
    <PageHeader
      title={flow.offer.size.name}
      subtitle={combo && [combo.name, place].filter(Boolean).join(' · ')}
      back={{ to: backTo, label, onGo }}
      actions={actions}
    />
  );
}
