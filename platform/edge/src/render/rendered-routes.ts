import { type Route, hasParameters } from '@storefront/compositions';

/** Routes that are rendered at the edge, the home first. */
const renderedRoutes = (routes: readonly Route[]): readonly Route[] => {
  const rendered = routes.filter((route) => route.rendered !== undefined);
  return [
    ...rendered.filter(({ path }) => path === ''),
    ...rendered.filter(({ path }) => path !== ''),
  ];
};

/** Whether a rendered route is one address with one screen for all visitors. */
const isOneScreen = ({ path, rendered }: Route): boolean =>
  rendered !== undefined &&
  rendered.queries === undefined &&
  rendered.data === undefined &&
  !hasParameters(path);

/** Paths of the rendered pages that are one screen each. */
export const screenPaths = (routes: readonly Route[]): readonly string[] =>
  renderedRoutes(routes)
    .filter(isOneScreen)
    .map(({ path }) => path);

/** Paths of the rendered pages whose addresses depend on data that the platform does not have. */
export const unlistedPaths = (routes: readonly Route[]): readonly string[] =>
  renderedRoutes(routes)
    .map(({ path }) => path)
    .filter(hasParameters);

/** The first path of each group of rendered routes, by a key. */
function firstPaths(routes: readonly Route[], keyOf: (route: Route) => string): readonly string[] {
  const paths = new Map<string, string>();
  for (const route of renderedRoutes(routes)) {
    const key = keyOf(route);
    if (!paths.has(key)) paths.set(key, route.path);
  }
  return [...paths.values()];
}

/** One path of each remote with rendered pages: their files are the same. */
export const pathsByRemote = (routes: readonly Route[]): readonly string[] =>
  firstPaths(routes, ({ pages }) => pages.map(({ remote }) => remote).join(' '));

/** One path of each rendered page. */
export const pathsByPage = (routes: readonly Route[]): readonly string[] =>
  firstPaths(routes, ({ pages }) => pages.map(({ remote, page }) => `${remote}/${page}`).join(' '));
