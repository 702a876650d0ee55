import { useTranslation } from 'react-i18next';
import type { PizzaProblem } from '@storefront/shared-domain/rules';

const NEXT_THING: Readonly<Partial<Record<PizzaProblem['kind'], string>>> = {
  'crust-missing': 'nep.missing.crust',
  'dough-missing': 'nep.missing.dough',
  'count-missing': 'nep.missing.count',
  'too-many-flavors': 'nep.refused.full',
};

/** Text of the next missing choice; null when the pizza is complete (PIZZA-25, OPEN-039). */
export function useMissingText(problem: PizzaProblem | null): string | null {
  const { t } = useTranslation('mf-pizza-builder');
  if (problem === null) return null;
  if (problem.kind === 'flavors-missing')
    return t(problem.more > problem.missing ? 'nep.choose.at-least-more' : 'nep.choose.more', {
      count: problem.missing,
    });
  return t(NEXT_THING[problem.kind] ?? 'nep.missing.gone');
}
