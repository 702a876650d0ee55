import { type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import {
  BrowserRouter as Router,
  type BrowserRouterProps,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router-dom';
import { followDialogs, overDialogs, pageRendered } from './dialog-history';

function OverDialogs({ children }: { children: ReactNode }) {
  const router = useContext(NavigationContext);
  const overridden = useMemo(
    () => ({ ...router, navigator: overDialogs(router.navigator) }),
    [router],
  );
  const location = useLocation();
  useLayoutEffect(followDialogs, []);
  useLayoutEffect(pageRendered, [location]);
  return <NavigationContext value={overridden}>{children}</NavigationContext>;
}

/** The router of a page, in which Back closes the topmost open dialog first. */
export function BrowserRouter({ children, ...props }: BrowserRouterProps) {
  return (
    <Router {...props}>
      <OverDialogs>{children}</OverDialogs>
    </Router>
  );
}
