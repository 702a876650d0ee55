import { useNavigate as useRouterNavigate, type NavigateOptions, type To } from 'react-router-dom';

/**
 * The handful of router names the storefront uses: sharing the whole library would cost four times
 * as much.
 */
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useOutletContext,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavLinkProps, To } from 'react-router-dom';

export type NavigateFunction = {
  (to: To, options?: NavigateOptions): void;
  (delta: number): void;
};

/**
 * Goes to an address, or back and forth. In the declarative router nothing comes back to wait for.
 */
export const useNavigate: () => NavigateFunction = useRouterNavigate;
