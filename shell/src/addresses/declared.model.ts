import { createEvent, createStore, sample } from 'effector';
import type { PageComposition, PageDeclarations } from '@storefront/loader/page';
import { type Links, linksDeclared } from '@storefront/shared-domain/models';
import type { RemoteName } from '@storefront/shared-domain/remote';
import { listAddresses, listRows } from './addresses';

/** The visitor's composition is known, or has changed. */
export const declaredRead = createEvent<PageDeclarations>();

/** Pages and widgets of the remotes of this page. */
export const $declared = createStore<PageDeclarations>({}, { serialize: 'ignore' }).on(
  declaredRead,
  (_, declared) => declared,
);
export const $rows = $declared.map(listRows);
export const $addresses = $rows.map(listAddresses);

/** A widget that a remote has put into a slot. */
export interface Filling {
  readonly remote: RemoteName;
  readonly widget: string;
}

/** Widgets by their slot, in the order of the remotes. */
export const $fillings = $declared.map((declared) => {
  const fillings: Record<string, Filling[]> = {};
  for (const [remote, { widgets }] of Object.entries(declared))
    for (const { widget, slot } of widgets)
      (fillings[slot] ??= []).push({ remote: remote as RemoteName, widget });
  return fillings;
});

sample({
  clock: $addresses,
  fn: (addresses): Links =>
    Object.fromEntries(
      addresses.flatMap(({ path, row, dialog }) =>
        ((dialog ?? row).links ?? []).map((link) => [link, `/${path}`]),
      ),
    ),
  target: linksDeclared,
});

interface Page {
  readonly composition: Pick<PageComposition, 'declared'>;
  readonly overrides?: {
    readonly builds: Readonly<Record<string, { readonly declared?: unknown }>>;
  } | null;
}

/**
 * The declarations of a page: those of its composition, or of the shell for a page from before
 * declarations, and of overriding builds.
 */
export async function loadDeclarations({
  composition,
  overrides,
}: Page): Promise<PageDeclarations> {
  const { declared } = composition;
  if (declared && !overrides) return declared;
  const tools = await import(/* webpackChunkName: "tools" */ './other-declarations').catch(
    () => null, // without them, addresses without a page
  );
  return tools?.otherDeclarations(declared, overrides?.builds) ?? declared ?? {};
}
