import type { BuildRecord, Route } from './build.contract';
import type { DeclaredPage, RemoteDeclaration } from './declaration.contract';

/** What a page of the storefront needs of a declaration to run: no rules of server or gate. */
export interface PageDeclaration {
  readonly pages: readonly Pick<
    DeclaredPage,
    | 'path'
    | 'page'
    | 'guard'
    | 'title'
    | 'links'
    | 'slots'
    | 'dialogs'
    | 'catchesBelow'
    | 'isOfPayment'
    | 'module'
  >[];
  readonly widgets: readonly { readonly widget: string; readonly slot: string }[];
  /** It is the shell's, for a build from before declarations. */
  readonly isEarlier?: true;
}

/** Declarations of the remotes of a page, by name. */
export type PageDeclarations = Readonly<Record<string, PageDeclaration>>;

/**
 * The declaration of a remote: its own, or the one that the shell states for builds from before
 * declarations; null without either.
 */
export const declarationOf = (
  shell: Pick<BuildRecord, 'offers'>,
  remote: Pick<BuildRecord, 'name' | 'declaration'>,
): RemoteDeclaration | null => remote.declaration ?? shell.offers?.earlier[remote.name] ?? null;

/** Remotes whose declaration is the shell's. */
export const undeclared = (
  shell: Pick<BuildRecord, 'offers'>,
  remotes: readonly BuildRecord[],
): string[] =>
  remotes
    .filter(({ name, declaration }) => declaration === undefined && shell.offers?.earlier[name])
    .map(({ name }) => name);

/** What a page contains of a declaration: of its links those that are needed. */
export function forPage(
  { pages, widgets = [] }: RemoteDeclaration,
  isNeeded: (link: string) => boolean = () => true,
): PageDeclaration {
  const linksOf = ({ links }: Pick<DeclaredPage, 'links'>) => {
    const needed = links?.filter(isNeeded) ?? [];
    return needed.length === 0 ? {} : { links: needed };
  };
  return {
    pages: pages.map((declared) => {
      const { path, page, guard, title, heading, slots, dialogs } = declared;
      const { catchesBelow, isOfPayment, module } = declared;
      const shown = title ?? (heading.includes(':') ? heading : undefined);
      const of = { guard, title: shown, slots, catchesBelow, isOfPayment, module };
      const stated = Object.entries(of).filter(([, value]) => value !== undefined);
      const dialogsOf = dialogs?.map(({ heading: _, links, ...dialog }) => ({
        ...dialog,
        ...linksOf({ links }),
      }));
      return {
        path,
        page,
        ...Object.fromEntries(stated),
        ...linksOf(declared),
        ...(dialogsOf === undefined ? {} : { dialogs: dialogsOf }),
      };
    }),
    widgets: widgets.map(({ widget, slot }) => ({ widget, slot })),
  };
}

const PATHS = '@storefront/shared-domain/paths';

/**
 * What pages of these builds contain, without the links that the shell's `paths` have; null where the
 * shell has the addresses of remotes itself.
 */
export function pageDeclarations(
  shell: BuildRecord,
  remotes: readonly BuildRecord[],
): PageDeclarations | null {
  if (shell.offers === undefined) return null;
  const known = new Set(shell.shared[PATHS]);
  const isNeeded = (link: string): boolean => !known.has(`paths.${link}`);
  return Object.fromEntries(
    remotes.flatMap((remote) => {
      const declaration = declarationOf(shell, remote);
      if (declaration === null) return [];
      const isEarlier = remote.declaration === undefined ? ({ isEarlier: true } as const) : {};
      return [[remote.name, { ...forPage(declaration, isNeeded), ...isEarlier }] as const];
    }),
  );
}

const routesOf = (remote: string, { pages }: RemoteDeclaration): Route[] =>
  pages.flatMap(({ path, page, dialogs = [], ...rules }) => {
    const leaf = { remote, page };
    const { rendered, module, withoutModule, catchesBelow, isOfPayment } = rules;
    const of = { rendered, module, withoutModule, catchesBelow, isOfPayment };
    const stated = Object.fromEntries(
      Object.entries(of).filter(([, value]) => value !== undefined),
    );
    return [
      { path, pages: [leaf], ...stated },
      ...dialogs.map((dialog) => ({
        path: `${path}/${dialog.path}`,
        pages: [leaf, { remote, page: dialog.page }],
        ...(isOfPayment ? { isOfPayment } : {}),
      })),
    ];
  });

/** Pages of remotes → a value of each, by the name that the record of a shell uses: `remote/page`. */
function byPage<Value>(
  declared: readonly (readonly [string, RemoteDeclaration])[],
  valueOf: (page: DeclaredPage) => Value | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    declared.flatMap(([remote, { pages }]) =>
      pages.flatMap((page) => {
        const value = valueOf(page);
        return value === undefined ? [] : [[`${remote}/${page.page}`, value] as const];
      }),
    ),
  );
}

/**
 * The record of a shell with what the declarations of its remotes add to it: addresses, widgets of its
 * slots, and for each page what is rendered, requested and written into the HTML. A shell from before
 * declarations has all of it in its record already.
 */
export function withDeclared(shell: BuildRecord, remotes: readonly BuildRecord[]): BuildRecord {
  const { offers, parts = {}, scripts = {} } = shell;
  if (offers === undefined) return shell;
  const declared = remotes.flatMap((remote) => {
    const declaration = declarationOf(shell, remote);
    return declaration === null ? [] : [[remote.name, declaration] as const];
  });
  const widgets = declared.flatMap(([remote, { widgets: own = [] }]) =>
    own
      .filter(({ slot }) => slot in offers.slots)
      .map(({ widget, slot }) => ({ id: `${remote}/${widget}`, slot })),
  );
  const startOf = ({ slots = [] }: DeclaredPage): string[] | undefined => {
    const shown = slots.filter((slot) => offers.slots[slot]?.atStart !== undefined);
    return shown.length === 0
      ? undefined
      : widgets.filter(({ slot }) => shown.includes(slot)).map(({ id }) => id);
  };
  return {
    ...shell,
    routes: declared.flatMap(([remote, declaration]) => routesOf(remote, declaration)),
    slots: widgets.map(({ id }) => id),
    rendered: [...Object.keys(byPage(declared, ({ rendered }) => rendered)), ...offers.screens],
    later: byPage(
      declared,
      ({ parts: named }) => named && [...new Set(named.flatMap((part) => parts[part] ?? []))],
    ),
    startWidgets: byPage(declared, startOf),
    inline: byPage(declared, ({ early }) => (early === undefined ? undefined : scripts[early])),
  };
}

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Whether a path with parameters stands for another path; both without slashes at their ends. */
export function standsFor(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) =>
      isParameter(segment) ? given[index] !== '' : segment === given[index],
    )
  );
}

/** The row of a path: one without parameters comes first. */
export const rowOf = <Row extends { readonly path: string }>(
  rows: readonly Row[],
  path: string,
): Row | undefined =>
  rows.find((row) => row.path === path) ?? rows.find((row) => standsFor(row.path, path));
