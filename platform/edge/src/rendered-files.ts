import {
  type Arm,
  type Route,
  canRender,
  isBelow,
  pageBuilds,
  recordKey,
  routeKey,
} from '@storefront/compositions';
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
  listModules,
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
   * The files that render the page of a path, in the arms of the visit; null when these arms have no
   * such route, when the shell or a remote of the page does not state that it can render it, or when
   * the browser must choose the arm first.
   */
  rendered(path: string, visit: Visit): RenderedComposition | null;
  /** Whether there is a page at a path, dialogs over a page included, for all visitors or in an arm. */
  hasRoute(path: string): boolean;
  /** The route of a path: for all visitors, else in an arm; null for none. */
  routeAt(path: string): Route | null;
  /** Whether a page catches a path below it. */
  isCaught(path: string): boolean;
  /** The routes for all visitors outside of arms. */
  readonly routes: readonly Route[];
  /**
   * The files that render a screen of the shell beside the home, or the document without scripts and the
   * head, which are the same in every arm; null when the shell does not state that it has one, and for a
   * screen while the home is tested or in an arm that `modules` force.
   */
  ofShell(what: OfShell, modules?: readonly string[]): RenderedComposition | null;
}

/** What the shell renders without a page of a remote. */
type OfShell = 'not-found' | 'unknown-restaurant' | 'plain-document' | 'head';

/** Whether the shell and every remote of a page are there, and state that they can render it. */
const isStated = ({ composition, records, route }: RenderedComposition): boolean =>
  route.pages.every(
    ({ remote, page }) =>
      composition.remotes[remote] !== undefined &&
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

/** The files of a page with the builds of arms, by their `route` of its path. */
function withArms(
  { opened, at, inArms }: PageCompositions,
  route: Route,
  { arms, hash, modules }: Armed,
): RenderedComposition {
  const refs = arms.flatMap(({ builds }) => builds);
  const armed = inArms.of(refs);
  const composition = at(route);
  const changed = pageBuilds(refs, opened, route, opened.shell.exposes);
  const { shell = composition.shell, ...remotes } = changed;
  const declared = { ...composition.declared, ...armed.declared };
  return {
    composition: {
      ...composition,
      hash,
      shell,
      remotes: { ...composition.remotes, ...remotes },
      ...(Object.keys(declared).length === 0 ? {} : { declared }),
    },
    records: {
      ...findRecords(opened, opened.composition.builds),
      ...findRecords(opened, refs),
      shell: armed.shell,
    },
    route,
    modules,
  };
}

const findRecords = (
  { records }: Pick<ComposedPage, 'records'>,
  refs: ComposedPage['composition']['builds'],
): RenderedComposition['records'] =>
  Object.fromEntries(
    refs.flatMap((ref) => {
      const record = records.get(recordKey(ref));
      return record ? [[ref.name, record]] : [];
    }),
  );

/** One route for the arms of a visit: an arm may show the page of another remote. */
const together = (path: string, routes: readonly Route[]): Route | null =>
  routes.length < 2 ? (routes[0] ?? null) : { path, pages: routes.flatMap(({ pages }) => pages) };

/** The files that render the pages of a channel's revision. */
export function renderedFiles(pages: PageCompositions, served: Served): RenderedFiles {
  const { opened, at, inArms, routesAt } = pages;
  const outside = inArms.of([]);
  const records = {
    ...findRecords(opened, opened.composition.builds),
    shell: outside.shell,
  };
  // by route and not by path: those of a path with parameters are one
  const ofRoutes = new Map<string, RenderedComposition>();
  const ofArms = new Map<string, RenderedComposition>();
  const outsideAt = (path: string): RenderedComposition | null => {
    const route = outside.routeAt(path);
    if (route === undefined) return null;
    const key = routeKey(route);
    const files = ofRoutes.get(key) ?? { composition: at(route), records, route };
    ofRoutes.set(key, files);
    return files;
  };
  const catching = inArms.distinct
    .flatMap(({ routes }) => routes)
    .filter((route) => route.catchesBelow);
  return {
    routes: outside.routes,
    routeAt: (path) => routesAt(path)[0] ?? null,
    hasRoute: (path) => inArms.distinct.some(({ routeAt }) => routeAt(path) !== undefined),
    isCaught: (path) => catching.some((route) => isBelow(route.path, path)),
    isTested: (path, modules) => {
      const route = together(path, routesAt(path));
      const { experiments } = liveExperiments(served, Date.now());
      return (
        route !== null && experiments.some((experiment) => isTestedBy(experiment, route, modules))
      );
    },
    firstCookie: (path, visit) => {
      const route = together(path, routesAt(path));
      const { experiments } = liveExperiments(served, Date.now());
      return route === null ? null : firstCookie(experiments, route, visit);
    },
    ofShell: (what, modules = []) => {
      const home = outsideAt('');
      if (home === null || !canRender(outside.shell, what)) return null;
      if (what === 'plain-document' || what === 'head') return home;
      const { experiments } = liveExperiments(served, Date.now());
      const arms = armsOfVisit(experiments, home.route, { cookie: undefined, modules });
      return arms !== null && isControl(arms) ? home : null;
    },
    rendered: (path, visit) => {
      const tested = together(path, routesAt(path));
      if (tested === null) return null;
      const { experiments, variants } = liveExperiments(served, Date.now());
      const arms = armsOfVisit(experiments, tested, visit);
      if (arms === null) return null;
      if (isControl(arms)) {
        const files = outsideAt(path);
        return files && stated(files);
      }
      const hash = variants[arms.map(({ name }) => name).join('.')];
      const route = inArms.of(arms.flatMap(({ builds }) => builds)).routeAt(path);
      if (hash === undefined || route === undefined || served.revoked.includes(hash)) return null;
      const modules = listModules(experiments, arms);
      const key = [hash, routeKey(route), ...modules].join(' ');
      const files = ofArms.get(key) ?? withArms(pages, route, { arms, hash, modules });
      ofArms.set(key, files);
      return stated(files);
    },
  };
}
