import type { CurrentPage } from '../channel-page';
import { metaPolicy } from '../csp';
import { renderPage } from '../html';
import { SKELETON_STYLE } from '../skeleton';
import { type ExportOptions, originOf, originsOf } from './export-options';

/**
 * The page of a static site: one file for every address, so it knows neither the restaurant nor the route. What changes
 * with a release of its policy stands inside it: its file is all that a release replaces.
 */
export function staticPage(current: CurrentPage, { base, apiBase, mediaBase, services }: Pick<ExportOptions, 'base' | 'apiBase' | 'mediaBase' | 'services'>): string {
  const page = current.document(null, { language: '', modules: null });
  const ofBuilds = originOf(base);
  const policy = metaPolicy({
    scripts: [current.boot],
    styles: [SKELETON_STYLE],
    origins: [...page.config.origins, ...(ofBuilds === undefined ? [] : [ofBuilds])],
    apiOrigins: originsOf([apiBase, services?.cacheBase, services?.recoveryBase]),
    mediaOrigin: originOf(mediaBase),
  });
  return renderPage({ page, boot: current.boot, head: null, isFront: false, policy });
}
