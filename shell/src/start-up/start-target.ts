import { paths } from '@storefront/shared-domain/paths';
import { paymentReturn } from './payment-return';
import { isTabletPath } from '../table-link/table-address';

/** When the page leads elsewhere by itself, in ms after its start (SHELL-44). */
export const START_DELAY_MS = 500;

/**
 * Where a visit that began at this place goes by itself; null when it stays. Who comes back from an external payment goes to that order
 * (SHELL-45). A tablet link is any path under `tablet` and goes to the
 * tablet screen (SHELL-39, OPEN-030). The page that reads codes stays, until the code it was opened with seated the tablet.
 */
export function startTarget(pathname: string, search: string, tabletToken: string | null): string | null {
  const path = pathname.replace(/\/+$/, '');
  const back = paymentReturn(search);
  if (back !== null && path !== paths.track()) return paths.track(back);
  if (!isTabletPath(path) || path === paths.tablet()) return null;
  if (path !== paths.tabletScan()) return paths.tablet();
  return tabletToken !== null && new URLSearchParams(search).get('t') === tabletToken ? paths.tablet() : null;
}
