import type { Route } from './build.contract';
import type { PageBuild, PageComposition } from './page-document';

/** Whether an address or a page belongs to the document of the payment. */
export const isOfPayment = (of: { readonly isOfPayment?: true | undefined }): boolean =>
  of.isOfPayment === true;

/** Names of the builds that the document of the payment may load: the shell, and the remotes of its pages. */
export const namesOfPayment = (
  routes: readonly Pick<Route, 'pages' | 'isOfPayment'>[],
): ReadonlySet<string> =>
  new Set([
    'shell',
    ...routes.filter(isOfPayment).flatMap(({ pages }) => pages.map(({ remote }) => remote)),
  ]);

type Builds = Readonly<Record<string, PageBuild>>;

/** Without the builds of other names. */
export const buildsOfPayment = (builds: Builds, names: ReadonlySet<string>): Builds =>
  Object.fromEntries(Object.entries(builds).filter(([name]) => names.has(name)));

/** Names of the builds of the payment in a page. */
const declaredNames = ({ declared = {} }: PageComposition): ReadonlySet<string> =>
  new Set([
    'shell',
    ...Object.keys(declared).filter((name) => declared[name]?.pages.some(isOfPayment)),
  ]);

/** The part of a composition that the separate document of the payment may load: the builds of `names`. */
export function compositionOfPayment(
  composition: PageComposition,
  names: ReadonlySet<string> = declaredNames(composition),
): PageComposition {
  const { rest: _, remotes, previous, ...known } = composition;
  return {
    ...known,
    remotes: buildsOfPayment(remotes, names),
    previous: buildsOfPayment(previous, names),
  };
}
