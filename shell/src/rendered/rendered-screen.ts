import type { PageBuild, PageComposition, PageExperiment } from '@storefront/loader/page';
import type { Language } from '@storefront/shared-domain/contracts';
import { ownQuery } from '../addresses/campaign';

/** The screen that the edge rendered into the page. */
export interface RenderedScreen {
  readonly root: HTMLElement;
  /** Revision of the API's response that it shows. */
  readonly revision: string;
  /** It shows the data in the page, such as an order. */
  readonly hasData: boolean;
}

type Page = {
  readonly composition: PageComposition;
  readonly language: Language;
  readonly experiments?: readonly PageExperiment[];
};

/** Whether the page would render with these base URLs, in the order of the edge, or with `beside`. */
const runs = (
  { shell, remotes }: PageComposition,
  builds: readonly string[],
  beside: readonly PageBuild[],
): boolean => {
  const all = [shell, ...Object.values(remotes), ...beside];
  const bases = new Set(all.map(({ base }) => base));
  return builds[0] === shell.base && builds.every((base) => bases.has(base));
};

/** The builds of all arms, of which a page may have one beside its own. */
const armBuilds = (experiments: Page['experiments'] = []): PageBuild[] =>
  experiments.flatMap(({ arms }) => arms.flatMap(({ builds }) => Object.values(builds)));

/**
 * A page that the service worker has stored may be shown at another path of its restaurant, for
 * another product, or with a table's code, which no rendered page has.
 */
const isAt = (path: string, query: string): boolean =>
  location.pathname.replace(/\/{1,9}$/, '') === path && ownQuery(location.search) === query;

/**
 * Whether the entry of the history has a state of the router, such as the return from a payment: a
 * page with a query may show it.
 */
const hasState = (): boolean => Boolean((history.state as { usr?: unknown } | null)?.usr);

/**
 * The rendered screen, when this page can continue it: same language, same path, same builds, and
 * not restored from an application that already ran. Null otherwise.
 */
export function renderedScreen(
  root: HTMLElement,
  { composition, language, experiments }: Page,
): RenderedScreen | null {
  const { rendered, path = '', query = '', revision = '', builds = '' } = root.dataset;
  const { personal, beside } = root.dataset;
  if (rendered !== language || !isAt(path, query)) return null;
  if (query !== '' && hasState()) return null;
  const others = beside === undefined ? [] : armBuilds(experiments);
  if (!runs(composition, builds.split(' '), others)) return null;
  return { root, revision, hasData: personal !== undefined };
}

/**
 * The rendered screen of the page, null without one. A screen that this page cannot continue makes
 * place for the placeholder: no visitor sees two languages, builds or arms. So does the screen of a
 * tested page that has the visitor's arm only by chance.
 */
export function continuableScreen(page: Page, isByChance = false): RenderedScreen | null {
  const root = document.getElementById('root');
  const placeholder = document.querySelector<HTMLTemplateElement>('#placeholder');
  if (root?.dataset['rendered'] === undefined || placeholder === null) return null;
  const isRefused = isByChance && document.querySelector('script[data-tested]') !== null;
  const screen = isRefused ? null : renderedScreen(root, page);
  if (screen === null) {
    root.replaceChildren(placeholder.content);
    delete root.dataset['rendered'];
  }
  return screen;
}

/**
 * The application renders the page now: the start script no longer waits for it, and its message
 * over the screen goes.
 */
export function endWaiting(root: HTMLElement): void {
  delete root.dataset['rendered'];
  document.querySelector('#first[data-bar]')?.remove();
}

const opaque = (etag: string): string => etag.replace(/^W\//, '');

/**
 * Whether a response has the revision of the screen. Another origin may hide its ETag: the response
 * then counts as equal, and React repairs a difference.
 */
export function showsResponse(
  { revision }: RenderedScreen,
  response: Response | null | undefined,
): boolean {
  const etag = response?.headers.get('etag');
  return !etag || opaque(etag) === opaque(revision);
}
