import { type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import {
  BrowserRouter as Router,
  type BrowserRouterProps,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router-dom';
import { followDialogs, overDialogs, pageRendered } from './dialog-history';

function OverDialogs({ first, children }: { first: string; children: ReactNode }) {
  const router = useContext(NavigationContext);
  const overridden = useMemo(
    () => ({ ...router, navigator: overDialogs(router.navigator) }),
    [router],
  );
  const location = useLocation();
  useLayoutEffect(() => followDialogs(first), [first]);
  useLayoutEffect(pageRendered, [location]);
  return <NavigationContext value={overridden}>{children}</NavigationContext>;
}

/** The router of a page, in which Back closes the topmost open dialog first. */
export function BrowserRouter({ children, ...props }: BrowserRouterProps) {
  const [first] = useState(() => location.href); // before the router reads it
  return (
    <Router {...props}>
      <OverDialogs first={first}>{children}</OverDialogs>
    </Router>
  );
}
