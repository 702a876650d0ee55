import { useNavigate as useRouterNavigate, type NavigateOptions, type To } from 'react-router-dom';

/**
 * The router exports the storefront uses: sharing the whole library would cost four times as much.
 */
export { BrowserRouter } from './dialog-history/browser-router';
export {
  Navigate,
  Outlet,
  useHref,
  useLocation,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps } from './link/link';
export type { To } from 'react-router-dom';

export type NavigateFunction = {
  (to: To, options?: NavigateOptions): void;
  (delta: number): void;
};

/**
 * Navigates to a URL, or back and forth. In the declarative router there is no promise to await.
 */
export const useNavigate: () => NavigateFunction = useRouterNavigate;
