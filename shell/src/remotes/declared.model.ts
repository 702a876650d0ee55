import { createEffect, createEvent, createStore, sample } from 'effector';
import type { PageComposition, PageDeclarations } from '@storefront/loader/page';
import { $debugMode, type Links, linksDeclared } from '@storefront/shared-domain/models';
import type { RemoteName } from '@storefront/shared-domain/remote';
import { addressesOf, rowsOf } from '../addresses/addresses';

/** The visitor's composition is known, or has changed. */
export const declaredRead = createEvent<PageDeclarations>();

/** Pages and widgets of the remotes of this page. */
export const $declared = createStore<PageDeclarations>({}, { serialize: 'ignore' }).on(
  declaredRead,
  (_, declared) => declared,
);
export const $rows = $declared.map(rowsOf);
export const $addresses = $rows.map(addressesOf);

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

const $earlier = $declared.map((declared) =>
  Object.keys(declared).filter((name) => declared[name]?.isEarlier),
);
const sayFx = createEffect((remotes: readonly string[]) => {
  // eslint-disable-next-line no-console -- debug mode says it to a developer
  console.info('Declared by the shell, as their builds have no declaration:', remotes.join(', '));
});
const $isSaid = createStore(false).on(sayFx, () => true);
sample({
  clock: [$debugMode, $earlier],
  source: { isOn: $debugMode, earlier: $earlier, isSaid: $isSaid },
  filter: ({ isOn, earlier, isSaid }) => isOn && !isSaid && earlier.length > 0,
  fn: ({ earlier }) => earlier,
  target: sayFx,
});

/**
 * The declarations of a composition; those that the shell states where it has none, as in a page from
 * before declarations.
 */
export async function declarationsOf({ declared }: PageComposition): Promise<PageDeclarations> {
  if (declared !== undefined) return declared;
  const { earlierDeclarations } = await import(
    /* webpackChunkName: "earlier-remotes" */ './earlier-declarations'
  );
  return earlierDeclarations;
}
