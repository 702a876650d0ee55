import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { $isTablet } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { withFromCart } from '@storefront/shared-kit/from-cart';
import { useLocation, useNavigate } from '@storefront/shared-ui/router';
import { useCartPlace } from './use-cart-place';
import { useIntoCart } from './use-into-cart';

/**
 * History state set by `goTo`: the previous entry is the previous pizza, so Back can return to it
 * instead of replacing the entry.
 */
const FROM_BEFORE = { fromPizzaBefore: true };

/** URL of the pizza at index `at` of the item; the first pizza needs no step. */
function placeAddress(pathname: string, search: string, at: number): string {
  const query = new URLSearchParams(search);
  if (at === 0) query.delete('step');
  else query.set('step', String(at + 1));
  return `${pathname}?${query.toString()}`;
}

/**
 * Navigation between the pizzas of a combo, each a history entry, and away from them. Indexes count
 * from 0. The page of a changed line leaves no entry: Back from the cart does not change it again.
 */
export function useFlowPlaces({ isEdited }: { isEdited: boolean }) {
  const navigate = useNavigate();
  const isTablet = useUnit($isTablet);
  const cart = useCartPlace();
  const intoCart = useIntoCart({ replace: isEdited });
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: Partial<typeof FROM_BEFORE> | null;
  };
  const section = new URLSearchParams(search).get('menu') ?? undefined;
  const of = (at: number): string => placeAddress(pathname, search, at);
  const stayAt = useCallback(
    (at: number) =>
      navigate(placeAddress(pathname, search, at), { replace: true, state: withFromCart(state) }),
    [navigate, pathname, search, state],
  );
  return {
    menu: paths.home(isTablet, section),
    cart,
    of,
    stayAt,
    goTo: (at: number): void =>
      navigate(of(at), { state: { ...FROM_BEFORE, ...withFromCart(state, 1) } }),
    back: (at: number): void => (state?.fromPizzaBefore ? navigate(-1) : stayAt(at - 1)),
    /** To the extras of the built line or, with null, to the cart. */
    leave: (lineId: string | null): void =>
      lineId === null
        ? intoCart()
        : navigate(paths.extra({ item: lineId, menu: section }), {
            replace: isEdited,
            state: withFromCart(state),
          }),
  };
}
