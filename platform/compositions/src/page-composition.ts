import type { Route } from './build.contract';
import type { BuildRef } from './composition.contract';
import { pageDeclarations } from './declared';
import type { CompositionRest } from './composition-rest';
import {
  ANY_PATH,
  type OpenedComposition,
  entryAlone,
  firstBuild,
  pageBuild,
  pageBuilds,
  findRecord,
  spareBuild,
} from './page-build';
import type { PageBuild, PageComposition, RestPointer } from './page-document';

/** The shell of a composition and what it provides on demand. Throws for one without a shell. */
function findShell(
  { composition: { hash, builds }, records, baseOf }: OpenedComposition,
  route: Route | null,
) {
  const ref = builds.find(({ name }) => name === 'shell');
  if (!ref) throw new Error(`composition ${hash} has no shell`);
  const record = findRecord(records, ref);
  const given = record.exposes;
  return {
    record,
    given,
    shell: pageBuild(record, baseOf(ref.name, ref.id), { route }, given),
  };
}

/** The field `declared` of a page, or no field: of the shell, or of the last good one that may replace it. */
function declaredIn({
  composition: { builds, previous },
  records,
}: OpenedComposition): Pick<PageComposition, 'declared'> {
  const shells = [...builds, ...previous].filter(({ name }) => name === 'shell');
  const shell = shells.map((ref) => findRecord(records, ref)).find(({ offers }) => offers);
  if (shell === undefined) return {};
  const remotes = builds.filter(({ name }) => name !== 'shell');
  const declared = pageDeclarations(
    shell,
    remotes.map((ref) => findRecord(records, ref)),
  );
  return declared === null ? {} : { declared };
}

const spareBuilds = (refs: readonly BuildRef[], { records, baseOf }: OpenedComposition) =>
  Object.fromEntries(
    refs.map((ref) => [ref.name, spareBuild(findRecord(records, ref), baseOf(ref.name, ref.id))]),
  );

/**
 * A composition as the page at `route` needs it; null for an address that matches no route.
 * Throws when a record is missing: the store retains builds for as long as a composition names
 * them.
 */
export function pageComposition(opened: OpenedComposition, route: Route | null): PageComposition {
  const { hash, contract, builds, previous } = opened.composition;
  const { shell, given } = findShell(opened, route);
  const others = builds.filter(({ name }) => name !== 'shell');
  const remotes = pageBuilds(others, opened, route, given);
  const spare = spareBuilds(previous, opened);
  return { hash, contract, shell, remotes, previous: spare, ...declaredIn(opened) };
}

/** What pages contain of a composition, whatever their route. */
export interface PagePart {
  /** Remotes in every page: those with widgets of the shell, and those that experiments replace. */
  readonly always: ReadonlySet<string>;
  readonly rest: RestPointer;
}

/**
 * Returns the part of a composition that the first screen at a route needs, whatever the number of
 * remotes. The result for null needs only the records of the shell and of the remotes in every page.
 */
export function pageParts(
  opened: OpenedComposition,
  { always, rest }: PagePart,
): (route: Route | null) => PageComposition {
  const { records, baseOf } = opened;
  const { hash, contract, builds, previous } = opened.composition;
  const { record: shellRecord, given } = findShell(opened, null);
  const ofName = (refs: readonly BuildRef[], names: ReadonlySet<string>) =>
    refs.filter(({ name }) => names.has(name));
  const inEvery = new Map(
    ofName(builds, always).map(({ name, id }) => [
      name,
      entryAlone(findRecord(records, { name, id }), baseOf(name, id)),
    ]),
  );
  const declared = declaredIn(opened);
  const everySpare = spareBuilds(ofName(previous, new Set(['shell', ...always])), opened);
  return (route) => {
    const widgets = (route?.pages ?? []).flatMap(
      ({ remote, page }) => shellRecord.startWidgets?.[`${remote}/${page}`] ?? [],
    );
    const shown = new Set([
      ...(route?.pages ?? []).map(({ remote }) => remote),
      ...widgets.map((widget) => widget.split('/')[0] ?? ''),
    ]);
    const others = new Set([...shown].filter((name) => !always.has(name)));
    const remotes = ofName(builds, new Set([...always, ...shown])).map((ref) => {
      const known = inEvery.get(ref.name);
      if (route === null || !shown.has(ref.name)) return [ref.name, known] as const;
      const record = findRecord(records, ref);
      const base = baseOf(ref.name, ref.id);
      return [ref.name, firstBuild(record, base, { route, widgets }, given)] as const;
    });
    return {
      hash,
      contract,
      shell: findShell(opened, route).shell,
      remotes: Object.fromEntries(
        remotes.filter((remote): remote is [string, PageBuild] => !!remote[1]),
      ),
      previous: { ...everySpare, ...spareBuilds(ofName(previous, others), opened) },
      rest,
      ...declared,
    };
  };
}

/** The builds that pages omit: all remotes, with the hashes for the pages of all `routes`. */
export function compositionRest(
  opened: OpenedComposition,
  routes: readonly Route[],
): CompositionRest {
  const every = { path: ANY_PATH, pages: routes.flatMap(({ pages }) => pages) };
  const { remotes, previous } = pageComposition(opened, every);
  return { remotes, previous };
}
