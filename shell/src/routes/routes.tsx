import { Navigate, Outlet, useLocation, useRoutes } from '@storefront/shared-ui/router';
import { useUnit } from 'effector-react';
import { type ReactNode, useMemo } from 'react';
import type { Dialog, Row } from '../addresses/addresses';
import { $rows } from '../addresses/declared.model';
import { RemoteDialog } from '../remotes/remote-dialog';
import { RemotePage } from '../remotes/remote-page';
import { $isStarted } from '../start-up/start.model';
import type { GuardName } from '../addresses/guard-names';
import { PageNotFound } from './page-not-found';
import { PageSkeleton } from './page-skeleton';
import { guards, isGuard } from './guards';
import { InItsDocument } from './in-its-document';
import { OfModule } from './of-module';

type Props = { guard: GuardName; waiting: ReactNode; children: ReactNode };

/** Renders a guarded page, or redirects to the path of its guard, with the state of its entry. */
function Guarded({ guard, waiting, children }: Props) {
  const decide = useUnit(guards[guard]);
  const { search, state } = useLocation() as { search: string; state: unknown };
  const verdict = decide(new URLSearchParams(search), search);
  if (verdict.kind === 'redirect') return <Navigate to={verdict.to} replace state={state} />;
  return verdict.kind === 'wait' ? waiting : children;
}

/**
 * An address below a page that catches them, such as the tablet's (SHELL-39): the start of the visit reads
 * its query, then it leads to the page.
 */
function CatchAll({ to }: { to: string }) {
  const isStarted = useUnit($isStarted);
  return isStarted ? <Navigate to={to} replace /> : <PageSkeleton />;
}

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
