import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import type { PizzaChoice, PizzaOffer } from '@storefront/shared-domain/rules';
import { namesOf, type Kept } from './kept-choice';

/**
 * Reports once which parts of an earlier choice are no longer available, and removes them from the
 * choice.
 */
export function useSayDropped(
  offer: PizzaOffer | undefined,
  kept: Kept | undefined,
  keep: (choice: PizzaChoice) => void,
): void {
  const { t } = useTranslation('mf-pizza-builder');
  const toast = useUnit(noticeBus.toastRequested);
  const said = useRef<Kept>(undefined); // the other dependencies change with every render
  useEffect(() => {
    if (
      offer === undefined ||
      kept === undefined ||
      kept.dropped.length === 0 ||
      said.current === kept
    )
      return;
    said.current = kept;
    const names = namesOf(offer, kept.dropped);
    keep(kept.choice);
    toast({
      text:
        names.length === 0
          ? t('flow.dropped')
          : t('flow.dropped-named', { count: names.length, names: names.join(', ') }),
      tone: 'warning',
    });
  }, [offer, kept, keep, t, toast]);
}
