import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import type { PizzaChoice, PizzaOffer } from '@storefront/shared-domain/rules';
import { findNames, type AvailableChoice } from './available-choice';

/**
 * Reports once which parts of an earlier choice are no longer available, and removes them from the
 * choice.
 */
export function useSayDropped(
  offer: PizzaOffer | undefined,
  stored: AvailableChoice | undefined,
  save: (choice: PizzaChoice) => void,
): void {
  const { t } = useTranslation('mf-pizza-builder');
  const toast = useUnit(noticeBus.toastRequested);
  const reported = useRef<AvailableChoice>(undefined); // the other dependencies change with every render
  useEffect(() => {
    if (
      offer === undefined ||
      stored === undefined ||
      stored.dropped.length === 0 ||
      reported.current === stored
    )
      return;
    reported.current = stored;
    const names = findNames(offer, stored.dropped);
    save(stored.choice);
    toast({
      text:
        names.length === 0
          ? t('flow.dropped')
          : t('flow.dropped-named', { count: names.length, names: names.join(', ') }),
      tone: 'warning',
    });
  }, [offer, stored, save, t, toast]);
}
