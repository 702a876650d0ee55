import type { Route } from './build.contract';
import type { PageBuild, PageComposition } from './page-document';

/** The remote in whose pages customers pay. */
export const PAYMENT_REMOTE = 'mf-checkout';

/** Whether an address belongs to the document of the payment: all its pages are of that remote. */
export const isOfPayment = ({ pages }: Pick<Route, 'pages'>): boolean =>
  pages.length > 0 && pages.every(({ remote }) => remote === PAYMENT_REMOTE);

export const isBuildOfPayment = (name: string): boolean =>
  name === 'shell' || name === PAYMENT_REMOTE;

type Builds = Readonly<Record<string, PageBuild>>;

/** Without the builds of other remotes. */
export const buildsOfPayment = (builds: Builds): Builds =>
  Object.fromEntries(Object.entries(builds).filter(([name]) => isBuildOfPayment(name)));

/** The part of a composition that the separate document of the payment may load. */
export function compositionOfPayment(composition: PageComposition): PageComposition {
  const { rest: _, remotes, previous, ...known } = composition;
  return { ...known, remotes: buildsOfPayment(remotes), previous: buildsOfPayment(previous) };
}
