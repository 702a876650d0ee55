import type { CurrentPage } from '../channel-page';
import { foreignOrigins, metaPolicy } from '../csp';
import { framedDocuments, onAnyOrigin } from '../framed-documents';
import type { RestaurantHead } from '../head/head-result';
import type { PagePlace } from '../head/share-tags';
import { inlineScripts, inlineStyle, renderPage } from '../html';
import { findOrigin } from '../origins';
import type { RenderedPage } from '../render/rendered-page';
import type { ExportOptions } from './export-options';

/** A rendered page of a restaurant. */
export interface RenderedFile {
  readonly head: RestaurantHead;
  readonly place: PagePlace;
  readonly screen: RenderedPage;
}

const ANYWHERE: PagePlace = { origin: null, base: '', path: '' };

/**
 * A page of a static site. Without a rendered file it is the one for every address: it contains
 * neither the restaurant nor the route, and has no `noindex`, because first pages must be indexed. The
 * parts of its policy that change with a release are in the page: a release replaces only pages.
 */
export function staticPage(
  current: CurrentPage,
  { base }: Pick<ExportOptions, 'base'>,
  rendered: RenderedFile | null = null,
): string {
  const { head, place, screen } = rendered ?? { head: null, place: ANYWHERE, screen: null };
  const page = current.document(rendered && place.path, {
    language: head?.language ?? '',
    modules: head?.modules ?? null,
  });
  const ofPage = rendered ? current.inlineScript(place.path) : undefined;
  const scripts = { boot: current.boot, ofPage, screen };
  const ofBuilds = findOrigin(base);
  const policy = metaPolicy({
    scripts: inlineScripts(scripts),
    styles: [inlineStyle(screen)],
    origins: [...page.config.origins, ...(ofBuilds === undefined ? [] : [ofBuilds])],
    ownPolicies: Date.now() < current.ownPoliciesUntil,
    frames: framedDocuments(page.config, onAnyOrigin),
    ...foreignOrigins(page.config),
  });
  return renderPage({
    page,
    defaultLanguage: current.language,
    head,
    place,
    ...scripts,
    hasManifest: false,
    policy,
  });
}
