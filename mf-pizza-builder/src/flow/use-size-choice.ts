import { useUnit } from 'effector-react';
import type { PizzaChoice, PizzaOffer } from '@storefront/shared-domain/menu-rules';
import { useLocation, useNavigate } from '@storefront/shared-ui/router';
import { choiceMade } from './drafts.model';
import { inAllSizes, inSize, sizeOptions, type SizeOption } from './size-options';

/** The sizes of a pizza that was begun with a flavor. */
export type SizeChoice = {
  readonly chosen: string;
  readonly options: readonly SizeOption[];
  /** The pizza is continued in another size, without a new history entry. */
  readonly choose: (sizeId: string) => void;
};

/** The choice of a size; null where there is only one, and without an offer. */
export function useSizeChoice(
  offer: PizzaOffer | undefined,
  choice: PizzaChoice | undefined,
): SizeChoice | null {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const make = useUnit(choiceMade);
  if (offer === undefined || choice === undefined) return null;
  const offers = inAllSizes(offer);
  if (offers.length < 2) return null;
  return {
    chosen: offer.size.id,
    options: sizeOptions(offer, choice),
    choose: (sizeId) => {
      const to = offers.find(({ size }) => size.id === sizeId);
      if (to === undefined || sizeId === offer.size.id) return;
      make({ key: `pizza:${sizeId}`, at: 0, choice: inSize(to, choice) });
      const query = new URLSearchParams(search);
      query.set('product', sizeId);
      void navigate(`${pathname}?${query.toString()}`, { replace: true, state: state as unknown });
    },
  };
}
