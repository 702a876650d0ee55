import type { BuildRecord, Route } from './build.contract';
import type { RemoteDeclaration, RenderedPageRule } from './declaration.contract';

/** The name of a remote, and its declaration. */
export type Declared = readonly [name: string, declaration: RemoteDeclaration];

/** The addresses of a remote's pages and dialogs. */
export const listRoutes = ([remote, { pages }]: Declared): Route[] =>
  pages.flatMap(({ path, page, dialogs = [], ...rules }) => {
    const leaf = { remote, page };
    const { rendered, module, withoutModule, catchesBelow, isOfPayment } = rules;
    const of = { rendered, module, withoutModule, catchesBelow, isOfPayment };
    const stated = Object.fromEntries(
      Object.entries(of).filter(([, value]) => value !== undefined),
    );
    return [
      { path, pages: [leaf], ...stated },
      ...dialogs.map((dialog) => ({
        path: path === '' ? dialog.path : `${path}/${dialog.path}`,
        pages: [leaf, { remote, page: dialog.page }],
        ...(isOfPayment ? { isOfPayment } : {}),
      })),
    ];
  });

/** Address of the page in which customers pay, of shells from before declarations. */
const EARLIER_PAYMENT = 'payment';
/**
 * Rule of a rendered home that no declaration states: without a query, and no longer than a quarter of an
 * hour, at which days begin and opening hours end. Which other pages may be shared between visitors is
 * unknown then: the browser renders them.
 */
const EARLIER_RULE: RenderedPageRule = { freshMinutes: 15 };

/** A text that is the same for routes of one address with the same pages. */
export const routeKey = ({ path, pages }: Pick<Route, 'path' | 'pages'>): string =>
  [path, ...pages.map(({ remote, page }) => `${remote}/${page}`)].join(' ');

/**
 * Addresses of a shell from before declarations, with the rules that its remotes state for them. Where none
 * does, only its home is rendered, its payment is the remote of one address, and nothing below a page is said
 * to have none.
 */
export function earlierRoutes(
  { rendered = [] }: Pick<BuildRecord, 'rendered'>,
  routes: readonly Route[],
  declared: readonly Declared[],
): Route[] {
  const stated = new Map(declared.flatMap(listRoutes).map((route) => [routeKey(route), route]));
  const paying = routes.find(({ path }) => path === EARLIER_PAYMENT)?.pages[0]?.remote;
  return routes.map((route) => {
    const known = stated.get(routeKey(route));
    const { path: _path, pages: _pages, ...own } = route;
    if (known !== undefined || Object.keys(own).length > 0) return { ...route, ...known };
    const [page, ...others] = route.pages.map((it) => `${it.remote}/${it.page}`);
    const isHome = route.path === '' && others.length === 0;
    const isRendered = isHome && page !== undefined && rendered.includes(page);
    const isOfPayment = route.pages.every(({ remote }) => remote === paying);
    return {
      ...route,
      ...(isRendered ? { rendered: EARLIER_RULE } : {}),
      ...(route.path === '' ? {} : { catchesBelow: true as const }),
      ...(isOfPayment ? { isOfPayment: true as const } : {}),
    };
  });
}
