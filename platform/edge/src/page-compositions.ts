import {
  ANY_PATH,
  type BuildRecord,
  type BuildRef,
  type PageComposition,
  type Route,
  isBuildOfPayment,
  isOfPayment,
  pageComposition,
  pageParts,
  recordKey,
} from '@storefront/compositions';
import type { ComposedPage } from '@storefront/release';
import { restFile } from './rest-file';
import type { Served } from './served';

/** What pages contain of a composition. */
export interface PageCompositions {
  /** The records that pages are made of, those of arms included. */
  readonly opened: ComposedPage;
  /** The composition in the page of a route; null for an address that matches none. */
  readonly at: (route: Route | null) => PageComposition;
  /** The composition in the separate document of the payment, which fetches no further builds. */
  readonly ofPayment: ReadonlyMap<Route, PageComposition>;
  /** The route whose screen a file for every address can show first; null without one. */
  readonly everywhere: Route | null;
}

/** All shells that may run with the HTML of a channel. */
const shellsOf = ({ composition }: ComposedPage, { experiments }: Served): readonly BuildRef[] =>
  [
    ...composition.builds,
    ...composition.previous,
    ...experiments.flatMap(({ arms }) => arms.flatMap(({ builds }) => builds)),
  ].filter(({ name }) => name === 'shell');

/** A page for any address contains the hashes of the pages of all routes. */
export const everyRoute = (routes: readonly Route[]): Route | null =>
  routes.length === 0 ? null : { path: ANY_PATH, pages: routes.flatMap(({ pages }) => pages) };

/** Remotes of every page: those of the shell's widgets, and those that an experiment replaces. */
const remotesOfEveryPage = ({ shell }: ComposedPage, { experiments }: Served): Set<string> =>
  new Set([
    ...(shell.slots ?? []).map((slot) => slot.split('/')[0] ?? ''),
    ...experiments.flatMap(({ arms }) =>
      arms.flatMap(({ builds }) => builds.map(({ name }) => name)),
    ),
  ]);

function withRecordsOf(opened: ComposedPage, names: ReadonlySet<string>): ComposedPage {
  const records = [...opened.records].filter(([key]) => names.has(key.split('/')[0] ?? ''));
  return { ...opened, records: new Map<string, BuildRecord>(records) };
}

function paymentPages(opened: ComposedPage, routes: readonly Route[]): Map<Route, PageComposition> {
  const { composition } = opened;
  const builds = composition.builds.filter(({ name }) => isBuildOfPayment(name));
  const previous = composition.previous.filter(({ name }) => isBuildOfPayment(name));
  const narrow = { ...opened, composition: { ...composition, builds, previous } };
  return new Map(routes.map((route) => [route, pageComposition(narrow, route)]));
}

/** Remotes with pages that a shell of the channel renders at the edge. */
const renderedRemotes = (shells: readonly BuildRecord[]): string[] =>
  shells.flatMap(({ rendered = [] }) => rendered.map((page) => page.split('/')[0] ?? ''));

/**
 * Decides which builds the pages of a channel contain. When every shell that may run in them fetches
 * what they omit, their size does not depend on the number of remotes; of a remote that the edge
 * does not render, its record is released and the parts of its routes remain.
 */
export function pageCompositions(opened: ComposedPage, served: Served): PageCompositions {
  const { shell, records } = opened;
  const routes = shell.routes ?? [];
  const ofPayment = paymentPages(opened, routes.filter(isOfPayment));
  const shells = shellsOf(opened, served).flatMap((ref) => records.get(recordKey(ref)) ?? []);
  if (!shells.every((it) => it.fetchesRest))
    return {
      opened,
      at: (route) => pageComposition(opened, route),
      ofPayment,
      everywhere: everyRoute(routes),
    };
  const { pointer: rest } = restFile(opened);
  const always = remotesOfEveryPage(opened, served);
  const partAt = pageParts(opened, { always, rest });
  const parts = new Map(routes.map((route) => [route, partAt(route)]));
  const other = partAt(null);
  return {
    opened: withRecordsOf(opened, new Set(['shell', ...always, ...renderedRemotes(shells)])),
    at: (route) => (route && parts.get(route)) ?? other,
    ofPayment,
    everywhere: routes.find(({ path }) => path === '') ?? null,
  };
}
