import { type PageDeclaration, type PageDeclarations, findRow } from '@storefront/loader/page';
import type { RemoteName } from '@storefront/shared-domain/remote';

/** A page of a remote, as its declaration states it. */
export type Row = PageDeclaration['pages'][number] & { readonly remote: RemoteName };
export type Dialog = NonNullable<Row['dialogs']>[number];

/** An address below the restaurant, without slashes at its ends, and what it shows. */
export interface Address {
  /** May have parameters: `news/:id`. */
  readonly path: string;
  readonly row: Row;
  /** Over the page. */
  readonly dialog?: Dialog;
}

export const listRows = (declared: PageDeclarations): Row[] =>
  Object.entries(declared).flatMap(([remote, { pages }]) =>
    pages.map((page) => ({ ...page, remote: remote as RemoteName })),
  );

export const listAddresses = (rows: readonly Row[]): Address[] =>
  rows.flatMap((row) => [
    { path: row.path, row },
    ...(row.dialogs ?? []).map((dialog) => ({
      path: row.path === '' ? dialog.path : `${row.path}/${dialog.path}`,
      row,
      dialog,
    })),
  ]);

/** The address of a path; slashes at its ends have no meaning. */
export const addressAt = (addresses: readonly Address[], pathname: string): Address | undefined =>
  findRow(addresses, pathname.replace(/^\/{1,9}|\/{1,9}$/g, ''));

/** The page that catches what is below it, for a path without an address. */
export const findCatcher = (rows: readonly Row[], pathname: string): Row | undefined =>
  rows.find(({ path, catchesBelow }) => catchesBelow && pathname.startsWith(`/${path}/`));
