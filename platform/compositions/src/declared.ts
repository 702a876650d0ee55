import type { BuildRecord } from './build.contract';
import type { DeclaredPage, RemoteDeclaration } from './declaration.contract';
import { type Declared, earlierRoutes, listRoutes } from './declared-routes';

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
    | 'startsOnInteraction'
  >[];
  readonly widgets: readonly { readonly widget: string; readonly slot: string }[];
  readonly neededToOrder?: true;
  /** It is the shell's, for a build from before declarations. */
  readonly isEarlier?: true;
}

/** Declarations of the remotes of a page, by name. */
export type PageDeclarations = Readonly<Record<string, PageDeclaration>>;

/** The value of a key that a record has itself: names of builds and slots are external. */
const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** A remote as far as its declaration needs it. */
export type Declaring = Pick<BuildRecord, 'name' | 'declaration'>;

/**
 * The declaration of a remote: its own, or the one that the shell states for builds from before
 * declarations; null without either.
 */
export const declarationOf = (
  shell: Pick<BuildRecord, 'offers'>,
  remote: Declaring,
): RemoteDeclaration | null =>
  remote.declaration ?? own(shell.offers?.earlier ?? {}, remote.name) ?? null;

/** Remotes whose declaration is the shell's. */
export const undeclared = (
  shell: Pick<BuildRecord, 'offers'>,
  remotes: readonly Declaring[],
): string[] =>
  remotes
    .filter((remote) => remote.declaration === undefined && declarationOf(shell, remote) !== null)
    .map(({ name }) => name);

/** What a page contains of a declaration: of its links those that are needed. */
export function forPage(
  { pages, widgets = [], neededToOrder }: RemoteDeclaration,
  isNeeded: (link: string) => boolean = () => true,
): PageDeclaration {
  const linksOf = ({ links }: Pick<DeclaredPage, 'links'>) => {
    const needed = links?.filter(isNeeded) ?? [];
    return needed.length === 0 ? {} : { links: needed };
  };
  return {
    pages: pages.map((declared) => {
      const { path, page, guard, title, heading, slots, dialogs } = declared;
      const { catchesBelow, isOfPayment, module, startsOnInteraction } = declared;
      const shown = title ?? (heading.includes(':') ? heading : undefined);
      const flags = { catchesBelow, isOfPayment, module, startsOnInteraction };
      const of = { guard, title: shown, slots, ...flags };
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
    ...(neededToOrder && { neededToOrder }),
  };
}

const PATHS = '@storefront/shared-domain/paths';

/**
 * What pages of these builds contain, without the links that the shell's `paths` have; null where the
 * shell has the addresses of remotes itself.
 */
export function pageDeclarations(
  shell: Pick<BuildRecord, 'offers' | 'shared'>,
  remotes: readonly Declaring[],
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

/** Remotes with their declarations, without those that have none. */
const declaredBy = (
  shell: Pick<BuildRecord, 'offers'>,
  remotes: readonly Declaring[],
): readonly Declared[] =>
  remotes.flatMap((remote) => {
    const declaration = declarationOf(shell, remote);
    return declaration === null ? [] : [[remote.name, declaration] as const];
  });

/** Pages of remotes → a value of each, by the name that the record of a shell uses: `remote/page`. */
function byPage<Value>(
  declared: readonly Declared[],
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
 * declarations has all of it in its record already, but for the rules of its pages: those of its remotes,
 * or of the shells `beside` it for remotes from before declarations.
 */
export function withDeclared(
  shell: BuildRecord,
  remotes: readonly Declaring[],
  beside: readonly Pick<BuildRecord, 'offers'>[] = [],
): BuildRecord {
  const { offers, parts = {}, scripts = {} } = shell;
  if (offers === undefined) {
    const other = beside.find((it) => it.offers !== undefined) ?? {};
    return shell.routes === undefined
      ? shell
      : { ...shell, routes: earlierRoutes(shell, shell.routes, declaredBy(other, remotes)) };
  }
  const declared = declaredBy(shell, remotes);
  const widgets = declared.flatMap(([remote, { widgets: placed = [] }]) =>
    placed
      .filter(({ slot }) => own(offers.slots, slot) !== undefined)
      .map(({ widget, slot }) => ({ id: `${remote}/${widget}`, slot })),
  );
  const startOf = ({ startSlots }: DeclaredPage): string[] | undefined =>
    startSlots && widgets.filter(({ slot }) => startSlots.includes(slot)).map(({ id }) => id);
  return {
    ...shell,
    routes: declared.flatMap(listRoutes),
    slots: widgets.map(({ id }) => id),
    rendered: [...Object.keys(byPage(declared, ({ rendered }) => rendered)), ...offers.screens],
    later: byPage(
      declared,
      ({ parts: named }) => named && [...new Set(named.flatMap((part) => own(parts, part) ?? []))],
    ),
    startWidgets: byPage(declared, startOf),
    inline: byPage(declared, ({ early }) =>
      early === undefined ? undefined : own(scripts, early),
    ),
  };
}
