/** The handful of router names the storefront uses: sharing the whole library would cost four times as much. */
export {
  BrowserRouter, Link, Navigate, NavLink, Outlet, Route, Routes,
  useHref, useLocation, useNavigate, useOutletContext, useParams, useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavigateFunction, NavLinkProps, To } from 'react-router-dom';
