import {
  ANY_PATH,
  type BuildRecord,
  type BuildRef,
  type PageComposition,
  type Route,
  isOfPayment,
  namesOfPayment,
  pageComposition,
  pageParts,
  recordKey,
  routeKey,
} from '@storefront/compositions';
import type { ComposedPage } from '@storefront/release';
import { type ArmedCompositions, armedCompositions } from './armed-compositions';
import { restFile } from './rest-file';
import type { Served } from './served';

/** What pages contain of a composition. */
export interface PageCompositions {
  /** The records that pages are made of, those of arms included. */
  readonly opened: ComposedPage;
  /** The composition in the page of a route; null for an address that matches none. */
  readonly at: (route: Route | null) => PageComposition;
  /**
   * The composition in the separate document of the payment, which fetches no further builds; null for a
   * path that is not of the payment.
   */
  readonly paymentAt: (path: string) => PageComposition | null;
  /** Builds that it may load. */
  readonly namesOfPayment: ReadonlySet<string>;
  /** The route whose screen a file for every address can show first; null without one. */
  readonly everywhere: Route | null;
  readonly inArms: ArmedCompositions;
  /** Routes of a path: that of the composition first, and others that it has in arms. */
  readonly routesAt: (path: string) => readonly Route[];
}

/** All shells that may run with the HTML of a channel. */
const shellsOf = ({ composition }: ComposedPage, { experiments }: Served): readonly BuildRef[] =>
  [
    ...composition.builds,
    ...composition.previous,
    ...experiments.flatMap(({ arms }) => arms.flatMap(({ builds }) => builds)),
  ].filter(({ name }) => name === 'shell');

/** Routes with other addresses or pages than those before. */
const unique = (routes: readonly Route[]): Route[] => {
  const found = new Map<string, Route>();
  for (const route of routes) if (!found.has(routeKey(route))) found.set(routeKey(route), route);
  return [...found.values()];
};

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

function paymentPages(
  opened: ComposedPage,
  routes: readonly Route[],
  names: ReadonlySet<string>,
): Map<string, PageComposition> {
  const { composition } = opened;
  const builds = composition.builds.filter(({ name }) => names.has(name));
  const previous = composition.previous.filter(({ name }) => names.has(name));
  const narrow = { ...opened, composition: { ...composition, builds, previous } };
  const { declared } = pageComposition(opened, null);
  return new Map(
    routes
      .filter(isOfPayment)
      .map((route) => [
        routeKey(route),
        { ...pageComposition(narrow, route), ...(declared ? { declared } : {}) },
      ]),
  );
}

/** Remotes with pages that a shell of the channel renders at the edge. */
const renderedRemotes = (shells: readonly BuildRecord[]): string[] =>
  shells.flatMap(({ rendered = [] }) => rendered.map((page) => page.split('/')[0] ?? ''));

/**
 * Decides which builds the pages of a channel contain. When every shell that may run in them fetches
 * what they omit, their size does not depend on the number of remotes; of a remote that the edge
 * does not render, its record is released and the parts of its routes remain.
 */
export function pageCompositions(read: ComposedPage, served: Served): PageCompositions {
  const inArms = armedCompositions(read, served);
  const { shell, routes } = inArms.of([]);
  const opened = { ...read, shell };
  const { records } = opened;
  const every = unique(inArms.distinct.flatMap((armed) => armed.routes));
  const names = namesOfPayment(every);
  const ofPayment = paymentPages(opened, every, names);
  const routesAt = (path: string): readonly Route[] =>
    unique(inArms.distinct.flatMap((armed) => armed.routeAt(path) ?? []));
  const paymentAt = (path: string): PageComposition | null => {
    const route = routesAt(path).find(isOfPayment);
    return (route && ofPayment.get(routeKey(route))) ?? null;
  };
  const common = { paymentAt, namesOfPayment: names, inArms, routesAt };
  const shells = shellsOf(opened, served).flatMap((ref) => records.get(recordKey(ref)) ?? []);
  if (!shells.every((it) => it.fetchesRest))
    return {
      ...common,
      opened,
      at: (route) => pageComposition(opened, route),
      everywhere: everyRoute(routes),
    };
  const { pointer: rest } = restFile(opened);
  const always = remotesOfEveryPage(opened, served);
  const partAt = pageParts(opened, { always, rest });
  const parts = new Map(every.map((route) => [routeKey(route), partAt(route)]));
  const other = partAt(null);
  const rendered = renderedRemotes([...shells, ...inArms.all.map((armed) => armed.shell)]);
  return {
    ...common,
    opened: withRecordsOf(opened, new Set(['shell', ...always, ...rendered])),
    at: (route) => (route && parts.get(routeKey(route))) ?? other,
    everywhere: routes.find(({ path }) => path === '') ?? null,
  };
}
