import { createEvent, createStore, is, launch, type Scope } from 'effector';
import type { RemoteDefinition, RemoteName, TakesPageData } from '@storefront/shared-domain/remote';

/** Data that the HTML of a page contains for a remote, such as an order; read by that remote. */
export interface PageData {
  readonly remote: RemoteName;
  readonly data: unknown;
}

/** The data of the rendered screen; null without any. Not serialized: it may be personal. */
export const $pageData = createStore<PageData | null>(null, { serialize: 'ignore' });

const pageDataShown = createEvent();
/** Whether the remote shows the data in its first render. */
export const $isPageDataShown = createStore(false).on(pageDataShown, () => true);

/** A build may come from any team: its declaration is checked. */
const takesData = (declared: TakesPageData | undefined): declared is TakesPageData =>
  is.event(declared?.given) && is.store(declared?.$isShown);

/** Gives a starting remote the data of the page, when it is for this remote and the remote takes it. */
export function givePageData({ name, pageData }: RemoteDefinition, scope: Scope): void {
  const page = scope.getState($pageData);
  if (page?.remote !== name || !takesData(pageData)) return;
  launch({ target: pageData.given, params: page.data, scope });
  if (scope.getState(pageData.$isShown))
    launch({ target: pageDataShown, params: undefined, scope });
}

/** Id of the element with the data, written by the edge (`platform/edge/src/html.ts`). */
const PAGE_DATA = 'page-data';

/** The data in the page; null without any, or when it is no JSON. */
export function readPageData(): unknown {
  try {
    return JSON.parse(document.getElementById(PAGE_DATA)?.textContent ?? 'null') as unknown;
  } catch {
    return null;
  }
}
