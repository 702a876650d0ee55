import {
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import {
  type Location,
  type NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
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

type Shown = { readonly action: NavigationType; readonly location: Location | string };

type Props = {
  readonly basename?: string;
  /** URL that is rendered first; by default the current one. A later movement follows. */
  readonly at?: string;
  readonly children: ReactNode;
};

/**
 * The router of a page, in which Back closes the topmost open dialog first. Unlike the library's, it can be
 * rendered first at an address that the customer has left since: that of a screen that React continues.
 */
export function BrowserRouter({ basename = '/', at, children }: Props) {
  const [first] = useState(at ?? window.location.href);
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, setShown] = useState<Shown>(() => ({
    action: history.action,
    location:
      first === window.location.href
        ? history.location
        : first.slice(window.location.origin.length),
  }));
  useLayoutEffect(
    () => history.listen((update) => startTransition(() => setShown(update))),
    [history],
  );
  return (
    <Router basename={basename} location={location} navigationType={action} navigator={history}>
      <OverDialogs first={first}>{children}</OverDialogs>
    </Router>
  );
}
