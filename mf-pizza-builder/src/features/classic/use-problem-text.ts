import { useTranslation } from 'react-i18next';
import {
  findFlavor,
  type PizzaOffer,
  type PizzaProblem,
} from '@storefront/shared-domain/menu-rules';
import { missingMessage } from './flavor-message';

/** Text of the violation that blocks NEXT; empty without one (PIZZA-21, PIZZA-25). */
export function useProblemText(offer: PizzaOffer, problem: PizzaProblem | null): string {
  const { t } = useTranslation('mf-pizza-builder');
  switch (problem?.kind) {
    case undefined:
      return '';
    case 'crust-missing':
    case 'crust-unavailable':
      return t('classic.missing.crust');
    case 'dough-missing':
    case 'dough-unavailable':
      return t('classic.missing.dough');
    case 'count-missing':
      return t('classic.missing.count');
    case 'flavors-missing': {
      const { key, values } = missingMessage(problem);
      return t(key, values);
    }
    case 'flavor-unavailable':
      return t('classic.missing.flavor', {
        name: findFlavor(offer, problem.itemId)?.flavor.name ?? '',
      });
    case 'topping-unavailable':
    case 'too-many-flavors':
      return t('classic.refused.full');
  }
}
