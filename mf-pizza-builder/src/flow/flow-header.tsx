import type { ReactNode } from 'react';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $formatMoney } from '@storefront/shared-domain/models';
import { PageHeader } from '@storefront/shared-ui';
import type { PizzaFlow } from './use-pizza-flow';

/**
 * Header of a builder: the size's name; for a combo also its name, the index of the pizza (PIZZA-01)
 * and its 'from' price: its total is known when all of its pizzas are chosen.
 */
export function FlowHeader({ flow, actions }: { flow: PizzaFlow; actions?: ReactNode }) {
  const { t } = useTranslation(['mf-pizza-builder', 'domain']);
  const money = useUnit($formatMoney);
  const { combo, offers, at, back, backTo, isEdited } = flow;
  const place = offers.length > 1 ? t('flow.place', { at: at + 1, count: offers.length }) : null;
  const from =
    combo && combo.fromPrice > 0 ? t('classic.size.from', { price: money(combo.fromPrice) }) : null;
  const label =
    at > 0
      ? t('flow.back-to-pizza', { at })
      : isEdited
        ? t('flow.back-to-cart')
        : t('domain:action.back-to-menu');
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
      subtitle={combo && [combo.name, place, from].filter(Boolean).join(' · ')}
      back={{ to: backTo, label, onGo }}
      actions={actions}
    />
  );
}
