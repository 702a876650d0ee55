import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@storefront/shared-ui/router';
import { $without, withoutChosen } from '../../menu/without.model';
import { queryWithout, parseWithout } from './without-query';

/**
 * Keeps the filter in the URL of the menu, so that it can be shared and reloaded. An opened URL with a
 * filter decides; from then on the filter of the visit is written into each URL of the menu, also
 * after a return from another page.
 */
export function useWithoutUrl(): void {
  const { without, choose } = useUnit({ without: $without, choose: withoutChosen });
  const [query] = useSearchParams();
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const isOpened = useRef(false);
  useEffect(() => {
    const wasOpened = isOpened.current;
    isOpened.current = true;
    const given = parseWithout(query);
    if (given.join() === without.join()) return;
    if (!wasOpened && given.length > 0) choose(given);
    else
      navigate({ pathname, search: queryWithout(query, without), hash }, { replace: true, state });
  }, [query, without, pathname, hash, state, choose, navigate]);
}
