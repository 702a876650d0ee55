import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import type { PizzaFlow } from '../../flow/use-pizza-flow';
import { select, type Action } from './selection';

/**
 * Applies customer actions to the pizza of a flow; a toast reports a rejected action (PIZZA-19).
 */
export function useSelection({ offer, choice, choose }: PizzaFlow): (action: Action) => void {
  const { t } = useTranslation('mf-pizza-builder');
  const toast = useUnit(noticeBus.toastRequested);
  return (action) => {
    const selected = select(offer, choice, action);
    if (selected.ok) choose(selected.value);
    else toast({ text: t(`classic.refused.${selected.error}`), tone: 'warning' });
  };
}
