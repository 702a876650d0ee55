import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { isOfPayment } from '@storefront/loader/page';
import { paths } from '@storefront/shared-domain/paths';
import { Outlet, useRoutes } from '@storefront/shared-ui/router';
import { PageNotFound } from './page-not-found';
import { PageSkeleton } from './page-skeleton';
import { $pizzaModule } from '../remotes/pizza-module.model';
import { RemoteDialog } from '../remotes/remote-dialog';
import { RemotePage } from '../remotes/remote-page';
import { PIZZA_MODULE } from '../start-up/offer-pizza-module';
import { Guarded } from './guarded';
import { InItsDocument } from './in-its-document';
import { urlMap, type UrlRow } from '../addresses/url-map';

/**
 * The page of the new pizza module: from the composition if it has the module, else from the
 * separate build.
 */
function NewModulePage({ remote, page }: Pick<UrlRow, 'remote' | 'page'>) {
  const from = useUnit($pizzaModule) === 'beside' ? PIZZA_MODULE : remote;
  return (
    <RemotePage
      key={`${from}/${page}`}
      remote={remote}
      page={page}
      from={from}
      waiting={<PageSkeleton />}
    />
  );
}

const shown = ({ remote, page, guard, newModule }: UrlRow) => {
  const screen = newModule ? (
    <NewModulePage remote={remote} page={page} />
  ) : (
    <RemotePage key={`${remote}/${page}`} remote={remote} page={page} waiting={<PageSkeleton />} />
  );
  return guard === undefined ? (
    screen
  ) : (
    <Guarded guard={guard} waiting={<PageSkeleton />}>
      {screen}
    </Guarded>
  );
};

const inItsDocument = (row: UrlRow, element: ReactNode) => (
  <InItsDocument key={row.path} isPayment={isOfPayment({ pages: [row] })}>
    {element}
  </InItsDocument>
);

/** Where the customer continues when an optional dialog cannot be loaded. */
const ON_WITHOUT: Readonly<Record<string, string>> = { 'use-loyalty': paths.delivery() };

const dialog = ({ path, remote, page }: UrlRow) => ({
  path,
  element: (
    <RemoteDialog
      key={`${remote}/${page}`}
      remote={remote}
      page={page}
      onWithout={ON_WITHOUT[page]}
    />
  ),
});

/** A dialog with its own route renders over its page, which stays mounted. */
const withDialogs = (row: UrlRow) => (
  <>
    {shown(row)}
    <Outlet />
  </>
);

const route = (row: UrlRow) => ({
  path: row.path,
  element: inItsDocument(row, row.children === undefined ? shown(row) : withDialogs(row)),
  children: row.children?.map(dialog),
});

const routes = [
  ...urlMap.map(route),
  // shown during the redirect to the tablet screen (SHELL-39)
  { path: 'tablet/*', element: <PageSkeleton /> },
  {
    path: '*',
    element: (
      <InItsDocument isPayment={false}>
        <PageNotFound />
      </InItsDocument>
    ),
  },
];

/** The whole URL map (SHELL-08 to SHELL-38): path → guard → remote and page. */
export const StorefrontRoutes = () => useRoutes(routes);
