import { Outlet, Route, Routes } from '@storefront/shared-ui/router';
import { PageNotFound } from '../layout/page-not-found';
import { PageSkeleton } from '../layout/page-skeleton';
import { RemotePage } from '../remotes/remote-page';
import { Guarded } from './guarded';
import { urlMap, type UrlRow } from './url-map';

const shown = ({ remote, page, guard }: UrlRow) => {
  const screen = <RemotePage key={`${remote}/${page}`} remote={remote} page={page} />;
  return guard === undefined ? screen : <Guarded guard={guard} waiting={<PageSkeleton />}>{screen}</Guarded>;
};

/** A dialog that is a route stands over its page, which stays as it is. */
const withDialogs = (row: UrlRow) => (
  <>
    {shown(row)}
    <Outlet />
  </>
);

const route = (row: UrlRow) => (
  <Route key={row.path} path={row.path} element={row.children === undefined ? shown(row) : withDialogs(row)}>
    {row.children?.map(route)}
  </Route>
);

/** The whole URL map (SHELL-08 to SHELL-38): path → guard → remote and page. */
export function StorefrontRoutes() {
  return (
    <Routes>
      {urlMap.map(route)}
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}
