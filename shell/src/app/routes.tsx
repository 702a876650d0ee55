import { Outlet, Route, Routes } from '@storefront/shared-ui/router';
import { PageNotFound } from '../layout/page-not-found';
import { PageSkeleton } from '../layout/page-skeleton';
import { RemotePage } from '../remotes/remote-page';
import { Guarded } from './guarded';
import { urlMap, type UrlRow } from './url-map';

const shown = ({ remote, page, guard }: UrlRow) => {
  const screen = <RemotePage key={`${remote}/${page}`} remote={remote} page={page} waiting={<PageSkeleton />} />;
  return guard === undefined ? screen : <Guarded guard={guard} waiting={<PageSkeleton />}>{screen}</Guarded>;
};

/** A dialog has no skeleton: its page is there already, and there is one `<main>`. */
const dialog = ({ path, remote, page }: UrlRow) => (
  <Route key={path} path={path} element={<RemotePage key={`${remote}/${page}`} remote={remote} page={page} waiting={null} />} />
);

/** A dialog that is a route stands over its page, which stays as it is. */
const withDialogs = (row: UrlRow) => (
  <>
    {shown(row)}
    <Outlet />
  </>
);

const route = (row: UrlRow) => (
  <Route key={row.path} path={row.path} element={row.children === undefined ? shown(row) : withDialogs(row)}>
    {row.children?.map(dialog)}
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
