import { useTranslation } from 'react-i18next';
import type { PizzaOffer } from '@storefront/shared-domain/rules';
import type { Selection } from './selection';
import { freeShare, computeShares } from './slice-names';

/** The drawing as text: '2 of 4 parts: 1/2 Margherita, 1/4 Calabresa, 1/4 free'. */
export function useStateText(offer: PizzaOffer, selection: Selection): string {
  const { t } = useTranslation('mf-pizza-builder');
  const filled = selection.slices.filter((slice) => slice !== null).length;
  if (filled === 0) return t('nep.state.empty', { name: offer.size.name });
  const free = freeShare(selection);
  const shares = computeShares(offer, selection).map(({ fraction, name }) => `${fraction} ${name}`);
  const parts = [
    ...shares,
    ...(free === null ? [] : [t('nep.state.free', { fraction: free })]),
  ].join(', ');
  return t('nep.state.parts', { count: selection.slices.length, filled, parts });
}
