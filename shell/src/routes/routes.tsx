import { useUnit } from 'effector-react';
import { type ReactNode, useMemo } from 'react';
import { Outlet, useRoutes } from '@storefront/shared-ui/router';
import type { Dialog, Row } from '../addresses/addresses';
import { PageNotFound } from './page-not-found';
import { PageSkeleton } from './page-skeleton';
import { $rows } from '../addresses/declared.model';
import { RemoteDialog } from '../remotes/remote-dialog';
import { RemotePage } from '../remotes/remote-page';
import { CatchAll } from './catch-all';
import { Guarded } from './guarded';
import { isGuard } from './guards';
import { InItsDocument } from './in-its-document';
import { OfModule } from './of-module';

const shown = (row: Row) => {
  const { remote, page, guard, module } = row;
  const screen =
    module === undefined ? (
      <RemotePage
        key={`${remote}/${page}`}
        remote={remote}
        page={page}
        waiting={<PageSkeleton />}
      />
    ) : (
      <OfModule
        key={`${remote}/${page}`}
        remote={remote}
        page={page}
        module={module}
        isGuarded={guard !== undefined}
      />
    );
  if (guard === undefined) return screen;
  // an override or the declarations of a newer shell may name a guard that this one lacks
  return isGuard(guard) ? (
    <Guarded guard={guard} waiting={<PageSkeleton />}>
      {screen}
    </Guarded>
  ) : (
    <PageNotFound />
  );
};

const inItsDocument = (row: Row, element: ReactNode) => (
  <InItsDocument key={row.path} isPayment={row.isOfPayment === true}>
    {element}
  </InItsDocument>
);

const dialog =
  ({ remote }: Row) =>
  ({ path, page, without }: Dialog) => ({
    path,
    element: (
      <RemoteDialog
        key={`${remote}/${page}`}
        remote={remote}
        page={page}
        onWithout={without === undefined ? undefined : `/${without}`}
      />
    ),
  });

/** A dialog with its own route renders over its page, which stays mounted. */
const withDialogs = (row: Row) => (
  <>
    {shown(row)}
    <Outlet />
  </>
);

const route = (row: Row) => ({
  path: row.path,
  element: inItsDocument(row, row.dialogs === undefined ? shown(row) : withDialogs(row)),
  children: row.dialogs?.map(dialog(row)),
});

const createRoutes = (rows: readonly Row[]) => [
  ...rows.map(route),
  ...rows
    .filter(({ catchesBelow }) => catchesBelow)
    .map(({ path }) => ({ path: `${path}/*`, element: <CatchAll to={`/${path}`} /> })),
  {
    path: '*',
    element: (
      <InItsDocument isPayment={false}>
        <PageNotFound />
      </InItsDocument>
    ),
  },
];

/** All pages that remotes declare (SHELL-08 to SHELL-38): path → guard → remote and page. */
export function StorefrontRoutes() {
  const rows = useUnit($rows);
  return useRoutes(useMemo(() => createRoutes(rows), [rows]));
}
