import {
  type Arm,
  type Route,
  pageBuilds,
  pageComposition,
  recordKey,
} from '@storefront/compositions';
import type { ComposedPage } from '@storefront/release';
import type { CurrentPage, Served } from './channel-page';
import { liveExperiments } from './live-experiments';
import type { RenderedComposition } from './render/realm-files';
import { armsOfVisit, isControl, isTestedBy } from './visit-arms';

type RenderedFiles = Pick<CurrentPage, 'hasRoute' | 'isTested' | 'plain' | 'rendered'>;

/** The composition with the builds of arms. */
function withArms(
  opened: ComposedPage,
  { composition, records, route }: RenderedComposition,
  arms: readonly Arm[],
  hash: string,
): RenderedComposition {
  const refs = arms.flatMap(({ builds }) => builds);
  const changed = pageBuilds(refs, opened, route, opened.shell.exposes);
  const { shell = composition.shell, ...remotes } = changed;
  return {
    composition: { ...composition, hash, shell, remotes: { ...composition.remotes, ...remotes } },
    records: { ...records, ...recordsOf(opened, refs) },
    route,
  };
}

const recordsOf = (
  { records }: Pick<ComposedPage, 'records'>,
  refs: ComposedPage['composition']['builds'],
): RenderedComposition['records'] =>
  Object.fromEntries(
    refs.flatMap((ref) => {
      const record = records.get(recordKey(ref));
      return record ? [[ref.name, record]] : [];
    }),
  );

/** The files that render the pages of a channel's revision. `opened` has the records of all arms. */
export function renderedFiles(opened: ComposedPage, served: Served): RenderedFiles {
  const records = recordsOf(opened, opened.composition.builds);
  const pages = new Map(
    (opened.shell.routes ?? []).map((route: Route) => [
      route.path,
      { composition: pageComposition(opened, route), records, route },
    ]),
  );
  const ofArms = new Map<string, RenderedComposition>();
  return {
    hasRoute: (path) => pages.has(path),
    isTested: (path) => {
      const page = pages.get(path);
      const { experiments } = liveExperiments(served, Date.now());
      return page !== undefined && experiments.some((it) => isTestedBy(it, page.route));
    },
    plain: () => pages.get('') ?? null,
    rendered: (path, visit) => {
      const page = pages.get(path);
      if (page === undefined) return null;
      const { experiments, variants } = liveExperiments(served, Date.now());
      const arms = armsOfVisit(experiments, page.route, visit);
      if (arms === null || isControl(arms)) return arms && page;
      const hash = variants[arms.map(({ name }) => name).join('.')];
      if (hash === undefined || served.revoked.includes(hash)) return null;
      const key = `${hash} ${path}`;
      const files = ofArms.get(key) ?? withArms(opened, page, arms, hash);
      ofArms.set(key, files);
      return files;
    },
  };
}
