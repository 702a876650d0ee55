import { type Arm, type Route, canRender, pageBuilds, recordKey } from '@storefront/compositions';
import type { ComposedPage } from '@storefront/release';
import { liveExperiments } from './live-experiments';
import type { PageCompositions } from './page-compositions';
import type { RenderedComposition } from './render/realm-files';
import type { Served } from './served';
import {
  type Visit,
  armsOfVisit,
  firstCookie,
  isControl,
  isTestedBy,
  modulesOf,
} from './visit-arms';

/** The files that render the pages of a channel. */
export interface RenderedFiles {
  /**
   * Whether the builds of the page of a path depend on the visitor: an experiment assigns some visitors
   * to another build of the shell or of the page's remote. `modules`: those of the restaurant.
   */
  isTested(path: string, modules: readonly string[]): boolean;
  /** The cookie for a first visit of a tested page, without `Secure`; null for other visits and pages. */
  firstCookie(path: string, visit: Visit): string | null;
  /**
   * The files that render the page of a path, in the arms of the visit; null when the shell has no
   * such route, when the shell or a remote of the page does not state that it can render it, or when
   * the browser must choose the arm first.
   */
  rendered(path: string, visit: Visit): RenderedComposition | null;
  /** Whether the shell has a page at a path, dialogs over a page included. */
  hasRoute(path: string): boolean;
  /**
   * The files that render a screen of the shell beside the home, or the menu without scripts and the head,
   * which are the same in every arm; null when the shell does not state that it has one, and for a screen while the
   * home is tested or in an arm that `modules` force.
   */
  ofShell(what: OfShell, modules?: readonly string[]): RenderedComposition | null;
}

/** What the shell renders without a page of a remote. */
type OfShell = 'not-found' | 'unknown-restaurant' | 'plain-menu' | 'head';

/** Whether the shell and every remote of a page state that they can render it. */
const isStated = ({ records, route }: RenderedComposition): boolean =>
  route.pages.every(
    ({ remote, page }) =>
      canRender(records['shell'], `${remote}/${page}`) &&
      canRender(records[remote], `./pages/${page}`),
  );

const stated = (files: RenderedComposition): RenderedComposition | null =>
  isStated(files) ? files : null;

/** Arms of a visit, and what the channel has for them. */
interface Armed {
  readonly arms: readonly Arm[];
  readonly hash: string;
  readonly modules: readonly string[];
}

/** The composition with the builds of arms. */
function withArms(
  opened: ComposedPage,
  { composition, records, route }: RenderedComposition,
  { arms, hash, modules }: Armed,
): RenderedComposition {
  const refs = arms.flatMap(({ builds }) => builds);
  const changed = pageBuilds(refs, opened, route, opened.shell.exposes);
  const { shell = composition.shell, ...remotes } = changed;
  return {
    composition: { ...composition, hash, shell, remotes: { ...composition.remotes, ...remotes } },
    records: { ...records, ...recordsOf(opened, refs) },
    route,
    modules,
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

/** The files that render the pages of a channel's revision. */
export function renderedFiles({ opened, at }: PageCompositions, served: Served): RenderedFiles {
  const records = recordsOf(opened, opened.composition.builds);
  const pages = new Map(
    (opened.shell.routes ?? []).map((route: Route) => [
      route.path,
      { composition: at(route), records, route },
    ]),
  );
  const ofArms = new Map<string, RenderedComposition>();
  return {
    hasRoute: (path) => pages.has(path),
    isTested: (path, modules) => {
      const page = pages.get(path);
      const { experiments } = liveExperiments(served, Date.now());
      return page !== undefined && experiments.some((it) => isTestedBy(it, page.route, modules));
    },
    firstCookie: (path, visit) => {
      const page = pages.get(path);
      const { experiments } = liveExperiments(served, Date.now());
      return page === undefined ? null : firstCookie(experiments, page.route, visit);
    },
    ofShell: (what, modules = []) => {
      const home = pages.get('');
      if (home === undefined || !canRender(opened.shell, what)) return null;
      if (what === 'plain-menu' || what === 'head') return home;
      const { experiments } = liveExperiments(served, Date.now());
      const arms = armsOfVisit(experiments, home.route, { cookie: undefined, modules });
      return arms !== null && isControl(arms) ? home : null;
    },
    rendered: (path, visit) => {
      const page = pages.get(path);
      if (page === undefined) return null;
      const { experiments, variants } = liveExperiments(served, Date.now());
      const arms = armsOfVisit(experiments, page.route, visit);
      if (arms === null || isControl(arms)) return arms && stated(page);
      const hash = variants[arms.map(({ name }) => name).join('.')];
      if (hash === undefined || served.revoked.includes(hash)) return null;
      const modules = modulesOf(experiments, arms);
      const key = [hash, path, ...modules].join(' ');
      const files = ofArms.get(key) ?? withArms(opened, page, { arms, hash, modules });
      ofArms.set(key, files);
      return stated(files);
    },
  };
}
