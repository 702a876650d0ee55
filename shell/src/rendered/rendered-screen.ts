import type { PageComposition } from '@storefront/loader/page';
import type { Language } from '@storefront/shared-domain/contracts';
import { ownQuery } from '../boot/campaign';

/** The screen that the edge rendered into the page. */
export interface RenderedScreen {
  readonly root: HTMLElement;
  /** Revision of the API's response that it shows. */
  readonly revision: string;
  /** It shows the data in the page, such as an order. */
  readonly hasData: boolean;
}

type Page = { readonly composition: PageComposition; readonly language: Language };

/** Base URLs of the builds that the page would render with, in the order of the edge. */
const runs = ({ shell, remotes }: PageComposition, builds: readonly string[]): boolean => {
  const bases = new Set([shell, ...Object.values(remotes)].map(({ base }) => base));
  return builds[0] === shell.base && builds.every((base) => bases.has(base));
};

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
  { composition, language }: Page,
): RenderedScreen | null {
  const { rendered, path = '', query = '', revision = '', builds = '', personal } = root.dataset;
  if (rendered !== language || !isAt(path, query)) return null;
  if (query !== '' && hasState()) return null;
  if (!runs(composition, builds.split(' '))) return null;
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
export function showsAnswer(
  { revision }: RenderedScreen,
  response: Response | null | undefined,
): boolean {
  const etag = response?.headers.get('etag');
  return !etag || opaque(etag) === opaque(revision);
}
