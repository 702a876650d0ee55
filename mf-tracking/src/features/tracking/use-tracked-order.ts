import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useSearchParams } from '@storefront/shared-ui/router';
import { $view, pageClosed, pageOpened } from './tracking.model';

/**
 * The order of the URL (`token`, SHELL-40), followed while the page is mounted (TRACKING-01,
 * TRACKING-02).
 */
export function useTrackedOrder() {
  const [query] = useSearchParams();
  const uuid = query.get('token') ?? '';
  const { view, open, close } = useUnit({ view: $view, open: pageOpened, close: pageClosed });
  useEffect(() => {
    open(uuid);
    return () => close();
  }, [uuid, open, close]);
  return view;
}
