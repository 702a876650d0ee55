import { useEffect, useRef } from 'react';
import { flavorsOf, withoutFlavors } from '@storefront/shared-domain/paths';
import type { PizzaChoice, PizzaOffer } from '@storefront/shared-domain/menu-rules';
import { useLocation, useNavigate } from '@storefront/shared-ui/router';
import { withFlavors } from './with-flavors';

/**
 * Selects the flavors of the URL, e.g. those that were searched, once, and removes them from the URL:
 * a reload must not select again what the customer has removed since.
 */
export function usePreselectedFlavors(
  offer: PizzaOffer | undefined,
  choice: PizzaChoice | undefined,
  choose: (choice: PizzaChoice) => void,
): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const selectedFrom = useRef(''); // the other dependencies change with every render
  useEffect(() => {
    const query = new URLSearchParams(search);
    const ids = flavorsOf(query);
    if (offer === undefined || choice === undefined || ids.length === 0) return;
    if (selectedFrom.current === search) return;
    selectedFrom.current = search;
    const selected = withFlavors(offer, choice, ids);
    if (selected !== null) choose(selected);
    void navigate(withoutFlavors(pathname, query), { replace: true, state: state as unknown });
  }, [offer, choice, choose, navigate, pathname, search, state]);
}
